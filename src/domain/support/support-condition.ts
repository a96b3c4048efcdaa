import type { SupportCondition } from './support-request';

/** E1 to E11 (domain dictionary §5.8, eligibility). */
export type ConditionCode = SupportCondition['ma'];

/**
 * How a condition came out: its values are days as ISO dates, amounts in integer đồng and ids; `conditionText` words
 * it. `canCu` is the article of the law.
 */
export type JudgedCondition = Omit<SupportCondition, 'lyDo'>;

/** What judging one condition gives; the article is that of the kind of support unless told. */
export type Verdict = Pick<JudgedCondition, 'dat' | 'thamSo'> & { readonly canCu?: string };

/** The conditions that are not met. */
export function redConditions<Condition extends { readonly dat: boolean }>(
  conditions: readonly Condition[],
): readonly Condition[] {
  return conditions.filter(({ dat }) => !dat);
}
