/** A decision of the Prime Minister on the Fund, as papers name it. */
export type FundDecision = {
  readonly so: string;
  /** The day on which it was signed, in words. */
  readonly kyNgay: string;
  /** First ISO date on which it is in force. */
  readonly hieuLucTu: string;
};

/** The latest first (domain dictionary §1.2). Decision 34/2025 is in force from the day on which it was signed. */
const decisions = [
  { so: '34/2025/QĐ-TTg', kyNgay: '15 tháng 9 năm 2025', hieuLucTu: '2025-09-15' },
  { so: '40/2021/QĐ-TTg', kyNgay: '31 tháng 12 năm 2021', hieuLucTu: '2022-02-21' },
] as const satisfies readonly FundDecision[];

/**
 * How an article is cited: by the number that it has in Decision 40/2021, since which of its successor's it has become is
 * not known to us.
 */
export const citedDecision = 'Quyết định 40/2021/QĐ-TTg, nay là Quyết định 34/2025/QĐ-TTg';

/**
 * The decision that a paper of a day is based on.
 *
 * @param day ISO date; before the first of them, which no paper of this product is, it is the first.
 */
export function fundDecisionOn(day: string): FundDecision {
  return decisions.find(({ hieuLucTu }) => hieuLucTu <= day) ?? decisions[1];
}
