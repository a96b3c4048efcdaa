import type { ImportRow } from '@/domain/import/import-row';
import type { MatchKind, StatementInput } from '@/domain/pay-ins/statement';

/** What became of a row: how it was matched, or that it cannot be read. */
export type MatchGroup = MatchKind | 'loi';

export const matchGroups: readonly MatchGroup[] = ['khop', 'khop-mot-phan', 'khong-khop', 'trung', 'loi'];

export function groupOf({ input, errors }: ImportRow<StatementInput>): MatchGroup {
  return errors.length > 0 ? 'loi' : input.ketQua;
}
