import { addDays } from '../format/calendar';
import type { ContributionRule } from '../fund/contribution-rules';
import { editedFields } from '../records/edited-fields';
import { normalizeName, normalizeNote, normalizeOptionalName } from '../text/names';
import type {
  AmountMethod,
  ClosingInput,
  ContributionAmount,
  ContributionAmountInput,
  RevenueItem,
} from './contribution-amount';

/** A form's first values of a new rule. */
export function emptyContributionAmount(): ContributionAmountInput {
  return {
    ma: '',
    khoanThu: 1,
    loaiDonViIds: [],
    cachTinh: 1,
    soTien: null,
    tyLe: null,
    canCu: '',
    hieuLucTu: '',
    hieuLucDen: null,
    hoatDong: true,
    ghiChu: null,
  };
}

/** How an item is counted: shares per worker are amounts (Decision 40/2021 Art.7–8), the share of revenue is a rate (144/2007). */
export function methodOfItem(khoanThu: RevenueItem): AmountMethod {
  return khoanThu === 3 ? 2 : 1;
}

/** What was typed, in the form in which it is checked, sent and stored; the figure of the other method is dropped. */
export function normalizeContributionAmount(input: ContributionAmountInput): ContributionAmountInput {
  return {
    ...input,
    ma: normalizeRuleCode(input.ma),
    loaiDonViIds: [...input.loaiDonViIds].sort((left, right) => left - right),
    soTien: input.cachTinh === 1 ? input.soTien : null,
    tyLe: input.cachTinh === 2 ? input.tyLe : null,
    canCu: normalizeName(input.canCu),
    hieuLucDen: normalizeOptionalName(input.hieuLucDen),
    ghiChu: normalizeNote(input.ghiChu),
  };
}

/** A rule as it would be after saving, for the questions that `src/domain/fund/contribution-rules.ts` answers. */
export function candidateOf(input: ContributionAmountInput, id = ''): ContributionRule {
  return { id, ...input };
}

/** First values of the dialog that ends a rule: no day yet, and a successor that counts as it does. */
export function closingOf({ soTien, tyLe }: Pick<ContributionAmount, 'soTien' | 'tyLe'>): ClosingInput {
  return { hieuLucDen: '', hasSuccessor: true, quyDinhKeTiep: { ma: '', soTien, tyLe, canCu: '', ghiChu: null } };
}

export function normalizeClosing({ quyDinhKeTiep, ...closing }: ClosingInput): ClosingInput {
  return {
    ...closing,
    quyDinhKeTiep: {
      ...quyDinhKeTiep,
      ma: normalizeRuleCode(quyDinhKeTiep.ma),
      canCu: normalizeName(quyDinhKeTiep.canCu),
      ghiChu: normalizeNote(quyDinhKeTiep.ghiChu),
    },
  };
}

/** The rule that follows from the day after `hieuLucDen` on, for the same item and unit types, without an end. */
export function successorOf(
  { khoanThu, loaiDonViIds, cachTinh }: ContributionAmountInput,
  { hieuLucDen, quyDinhKeTiep }: Pick<ClosingInput, 'hieuLucDen' | 'quyDinhKeTiep'>,
): ContributionAmountInput {
  return normalizeContributionAmount({
    ...quyDinhKeTiep,
    khoanThu,
    loaiDonViIds,
    cachTinh,
    hieuLucTu: addDays(hieuLucDen, 1),
    hieuLucDen: null,
    hoatDong: true,
  });
}

/** The code of a rule without spaces, in capital letters. */
export function normalizeRuleCode(text: string): string {
  return normalizeName(text).toUpperCase().replaceAll(' ', '');
}

/** What of a stored rule the form edits. */
export function amountInputOf(rule: ContributionAmount): ContributionAmountInput {
  return editedFields(emptyContributionAmount(), rule);
}
