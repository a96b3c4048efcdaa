import { Box, Button } from '@mui/material';
import { useFormikContext } from 'formik';

import { formatMoney } from '@/domain/format/numbers';
import { amountFrame, frameWording, suggestedAmount, type AmountFrame } from '@/domain/support/support-amounts';
import type { Translate } from '@/domain/localization/texts';
import type { SupportType } from '@/domain/support-types/support-type';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';

import { caseTexts } from './case-texts';
import type { LiveConditions } from './use-live-conditions';

type CaseAmountProps = {
  readonly path: string;
  readonly type: SupportType;
  readonly live: ReturnType<LiveConditions['caseOf']>;
};

/** What is asked for: its bounds, and what the tiers or the frame suggest; neither while an advance is not known. */
export function CaseAmount({ path, type, live }: CaseAmountProps) {
  const texts = useTexts(caseTexts);
  const { language } = useLocalizer();
  const { setFieldValue } = useFormikContext<object>();
  const name = `${path}.tienDeNghi`;
  const { answered } = live;
  const entry = answered === undefined && type.loaiTamCap !== null ? undefined : live.entry;
  const frame = entry === undefined ? noFrame : amountFrame(type, entry, answered?.daTamCap);
  const money = (amount: number) => formatMoney(amount, language);
  const suggested = entry === undefined ? undefined : (suggestedAmount(type, entry)?.soTien ?? onlyAmount(type, frame));
  const isOffered = suggested !== undefined && suggested > 0 && suggested !== entry?.tienDeNghi;

  return (
    <>
      <AmountField
        name={name}
        label={texts('case.tienDeNghi')}
        unit="₫"
        help={boundsText(frame, texts, money)}
        hasWords
        isRequired
        width="twoThirds"
      />
      {isOffered ? (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button variant="outlined" size="small" onClick={() => void setFieldValue(name, suggested)}>
            {texts('case.useSuggestion', { amount: money(suggested) })}
          </Button>
        </Box>
      ) : null}
    </>
  );
}

/** Where an amount follows from a cost or from months, the most is what is asked for. */
function onlyAmount({ cachTinh }: SupportType, { max }: AmountFrame): number | undefined {
  return cachTinh === 1 || max === null ? undefined : max;
}

function boundsText(
  frame: AmountFrame,
  texts: Translate<typeof caseTexts.vi>,
  money: (amount: number) => string,
): string | undefined {
  const wording = frameWording(frame);
  return wording === undefined
    ? undefined
    : texts(`case.${wording}`, { min: money(frame.min ?? 0), max: money(frame.max ?? 0) });
}

const noFrame: AmountFrame = { min: null, max: null };
