import type { ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import { forceStateOf } from '@/domain/reference/force-states';
import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import type { ContributionAmountRow } from '../../data/seed/fund/contribution-amount-seed';
import { isRuleUsed, lastUseOf } from '../../data/fund/rule-use';
import { ListIndex, type ListColumns } from '../../data/query';
import { all, readInteger, readText, when, type Condition } from '../filters';
import { without } from '../request-input';

/** Sorts behind every day: a rule without an end. */
const noEnd = '9999-12-31';

const columns: ListColumns<ContributionAmount> = {
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ ma }) => ma },
  khoanThu: { kind: 'number', value: ({ khoanThu }) => khoanThu },
  cachTinh: { kind: 'number', value: ({ cachTinh }) => cachTinh },
  soTien: { kind: 'number', value: ({ soTien }) => soTien },
  tyLe: { kind: 'number', value: ({ tyLe }) => tyLe },
  canCu: { kind: 'text', value: ({ canCu }) => canCu },
  hieuLucTu: { kind: 'code', value: ({ hieuLucTu }) => hieuLucTu },
  hieuLucDen: { kind: 'code', value: ({ hieuLucDen }) => hieuLucDen ?? noEnd },
  tinhTrang: { kind: 'number', value: ({ tinhTrang }) => tinhTrang },
  ghiChu: { kind: 'text', value: ({ ghiChu }) => ghiChu },
};

/** A rule with what the server works out for it. @param today ISO date. */
export function wholeAmount(database: Database, row: ContributionAmountRow, today: string): ContributionAmount {
  return {
    ...without(row, 'daSuDungTruoc'),
    tinhTrang: forceStateOf(row, today),
    daSuDung: isRuleUsed(database, row),
    suDungDenNgay: lastUseOf(database, row),
  };
}

export function amountList(database: Database, today: string): ListIndex<ContributionAmount> {
  return new ListIndex(
    [...database.contributionAmounts.rows()].map((row) => wholeAmount(database, row, today)),
    columns,
  );
}

/** What a list request asks for, as one test of a rule. */
export function amountCondition(query: ReadonlyMap<string, string>): Condition<ContributionAmount> {
  const filter = searchText(readText(query, 'filter') ?? '');
  return all<ContributionAmount>([
    filter === ''
      ? undefined
      : ({ ma, canCu, ghiChu }) => searchText([ma, canCu, ghiChu ?? ''].join('\n')).includes(filter),
    when(readInteger(query, 'khoanThu'), ({ khoanThu }, value) => khoanThu === value),
    when(readInteger(query, 'tinhTrang'), ({ tinhTrang }, value) => tinhTrang === value),
    when(readInteger(query, 'loaiDonViId'), ({ loaiDonViIds }, value) => isFor(loaiDonViIds, value)),
  ]);
}

function isFor(unitTypeIds: readonly number[], unitTypeId: number): boolean {
  return unitTypeIds.length === 0 || unitTypeIds.includes(unitTypeId);
}
