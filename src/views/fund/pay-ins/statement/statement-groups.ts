import type { ImportRow } from '@/domain/import/import-row';
import type { MatchKind, StatementInput } from '@/domain/pay-ins/statement';
import type { Tone } from '@/views/shared/list/list-description';

/** What became of a row: how it was matched, or that it is no credit, or cannot be read. */
export type MatchGroup = MatchKind | 'ghi-no' | 'loi';

export const matchGroups: readonly MatchGroup[] = ['khop', 'khop-mot-phan', 'khong-khop', 'trung', 'ghi-no', 'loi'];

export const matchTones: Readonly<Record<MatchGroup, Tone>> = {
  khop: 'success',
  'khop-mot-phan': 'warning',
  'khong-khop': 'error',
  trung: 'default',
  'ghi-no': 'default',
  loi: 'error',
};

/** How many rows each group has. */
export function countGroups(rows: readonly ImportRow<StatementInput>[]): Readonly<Record<MatchGroup, number>> {
  const counts = { khop: 0, 'khop-mot-phan': 0, 'khong-khop': 0, trung: 0, 'ghi-no': 0, loi: 0 };
  for (const row of rows) {
    counts[groupOf(row)] += 1;
  }
  return counts;
}

export function groupOf({ input, errors }: ImportRow<StatementInput>): MatchGroup {
  if (errors.length > 0) {
    return 'loi';
  }
  return input.laGhiNo ? 'ghi-no' : input.ketQua;
}
