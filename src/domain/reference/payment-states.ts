import type { NamedValue } from './named-value';

/** Tình trạng nộp of a report (domain dictionary §5.1). */
export const paymentStates = [
  { id: 1, ten: 'Đủ', tenEn: 'Paid in full' },
  { id: 2, ten: 'Còn nợ', tenEn: 'Owing' },
  { id: 3, ten: 'Nộp thừa', tenEn: 'Overpaid' },
  { id: 4, ten: 'Chưa nộp', tenEn: 'Nothing paid' },
] as const satisfies readonly NamedValue<number>[];
