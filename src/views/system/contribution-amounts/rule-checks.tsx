import { Alert } from '@mui/material';

import type { ContributionAmountInput } from '@/domain/contribution-amounts/contribution-amount';
import { candidateOf } from '@/domain/contribution-amounts/contribution-amount-input';
import { isIsoDate } from '@/domain/format/calendar';
import { gapBefore, overlappingRule, type ContributionRule } from '@/domain/fund/contribution-rules';
import { useTexts } from '@/views/app/localization-context';

import { amountTexts } from './amount-texts';
import { useAmountWords } from './use-amount-words';

type RuleChecksProps = {
  readonly input: ContributionAmountInput;
  /** Of the stored rule; absent for a new one. */
  readonly id: string | undefined;
  readonly rules: readonly ContributionRule[];
};

/** Says while it is typed which rule the force would meet, and which days would be left without one. */
export function RuleChecks({ input, id, rules }: RuleChecksProps) {
  const texts = useTexts(amountTexts);
  const words = useAmountWords();
  const { hieuLucTu, hieuLucDen } = input;
  const isReadable = isIsoDate(hieuLucTu) && (hieuLucDen === null || isIsoDate(hieuLucDen));
  if (!isReadable || !input.hoatDong) {
    return null;
  }
  const candidate = candidateOf(input, id);
  const met = overlappingRule(rules, candidate);
  const gap = gapBefore(rules, candidate);
  if (met !== undefined) {
    return (
      <Alert severity="error" sx={alertStyle}>
        {texts('check.overlap', { code: met.ma, period: words.periodOf(met) })}
      </Alert>
    );
  }
  return gap === undefined ? null : (
    <Alert severity="warning" sx={alertStyle}>
      {texts('check.gap', { from: words.day(gap.tuNgay), to: words.day(gap.denNgay) })}
    </Alert>
  );
}

const alertStyle = { gridColumn: '1 / -1' } as const;
