import { Typography } from '@mui/material';
import { useFormikContext } from 'formik';

import { isIsoDate } from '@/domain/format/calendar';
import { formatMoney } from '@/domain/format/numbers';
import { contributionShares } from '@/domain/fund/contribution-rules';
import { isSentByUnit, type SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useAppliedRules } from '@/views/shared/use-applied-rules';
import { useUnit } from '@/views/shared/person/use-unit';

import { dossierTexts } from './dossier-texts';

/**
 * What the person will owe, by the rule in force on the day of departure (domain dictionary §5.2, §5.12). The back end
 * counts it when the dossier is saved; as long as it cannot be told here, no figure is.
 */
export function AmountDue() {
  const texts = useTexts(dossierTexts);
  const { language } = useLocalizer();
  const amount = useAmountDue();
  return (
    <Typography sx={{ gridColumn: '1 / -1' }}>
      {amount === undefined
        ? texts('help.amountUnknown')
        : texts('help.amount', { amount: formatMoney(amount, language) })}
    </Typography>
  );
}

function useAmountDue(): number | undefined {
  const { values } = useFormikContext<SelfPayingInput>();
  const { content: rules } = useAppliedRules();
  const isSent = isSentByUnit(values);
  const unitTypeId = useUnit(isSent ? (values.donViId ?? undefined) : undefined)?.loaiDonViId;
  const day = values.ngayXuatCanh;
  if (rules === undefined || !isIsoDate(day) || (isSent && unitTypeId === undefined)) {
    return undefined;
  }
  const shares = contributionShares(rules, { unitTypeId, day, isSelfPaid: false });
  return 'missing' in shares ? undefined : shares.tienNld;
}
