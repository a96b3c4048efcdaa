import type { ImportRow } from '@/domain/import/import-row';
import type { MatchKind, StatementInput } from '@/domain/pay-ins/statement';

/** What became of a row: how it was matched, or that it cannot be read. */
export type MatchGroup = MatchKind | 'loi';

export const matchGroups: readonly MatchGroup[] = ['khop', 'khop-mot-phan', 'khong-khop', 'trung', 'loi'];

/** How many rows each group has. */
export function countGroups(rows: readonly ImportRow<StatementInput>[]): Readonly<Record<MatchGroup, number>> {
  const counts = { khop: 0, 'khop-mot-phan': 0, 'khong-khop': 0, trung: 0, loi: 0 };
  for (const row of rows) {
    counts[groupOf(row)] += 1;
  }
  return counts;
}

export function groupOf({ input, errors }: ImportRow<StatementInput>): MatchGroup {
  return errors.length > 0 ? 'loi' : input.ketQua;
}
