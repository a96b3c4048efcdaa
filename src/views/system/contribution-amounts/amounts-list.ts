import type { ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import {
  allUnitTypes,
  amountMethods,
  contributingUnitTypes,
} from '@/domain/contribution-amounts/contribution-amount-lists';
import { revenueItems } from '@/domain/reference/revenue-items';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { forceStates } from '@/domain/reference/force-states';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';

import { forceTones } from '../force-tones';
import { amountTexts, type AmountTextKey } from './amount-texts';

// prettier-ignore
const columns: readonly ListColumn<ContributionAmount, AmountTextKey>[] = [
  { field: 'ma', header: 'amount.ma', kind: 'code', width: 100, isDefault: true, value: ({ ma }) => ma },
  { field: 'khoanThu', header: 'amount.khoanThu', kind: 'text', width: 120, isDefault: true, value: ({ khoanThu }, names) => names.in(revenueItems, khoanThu) },
  { field: 'loaiDonViIds', header: 'amount.loaiDonViIds', kind: 'text', width: 140, isDefault: true, isSortable: false, value: ({ loaiDonViIds }, names) => loaiDonViIds.length === 0 ? names.in(allUnitTypes, 0) : loaiDonViIds.map((id) => names.of('loai-don-vi', id)).join(', ') },
  { field: 'cachTinh', header: 'amount.cachTinh', kind: 'text', width: 130, value: ({ cachTinh }, names) => names.in(amountMethods, cachTinh) },
  { field: 'soTien', header: 'amount.soTien', kind: 'money', width: 100, isDefault: true, value: ({ soTien }) => soTien },
  { field: 'tyLe', header: 'amount.tyLe', kind: 'percent', width: 84, isDefault: true, value: ({ tyLe }) => tyLe },
  { field: 'canCu', header: 'amount.canCu', kind: 'text', width: 150, isDefault: true, value: ({ canCu }) => canCu },
  { field: 'hieuLucTu', header: 'amount.hieuLucTu', kind: 'date', width: 104, isDefault: true, value: ({ hieuLucTu }) => hieuLucTu },
  { field: 'hieuLucDen', header: 'amount.hieuLucDen', kind: 'date', width: 108, isDefault: true, value: ({ hieuLucDen }) => hieuLucDen },
  { field: 'tinhTrang', header: 'amount.tinhTrang', kind: 'tag', width: 124, isDefault: true, value: ({ tinhTrang }, names) => names.in(forceStates, tinhTrang), tone: ({ tinhTrang }) => forceTones[tinhTrang] },
  { field: 'ghiChu', header: 'amount.ghiChu', kind: 'text', width: 180, value: ({ ghiChu }) => ghiChu },
];

// prettier-ignore
const filters: readonly ListFilter<AmountTextKey>[] = [
  { kind: 'select', field: 'khoanThu', label: 'amount.khoanThu', isPrimary: true, options: { kind: 'values', values: revenueItems } },
  { kind: 'select', field: 'loaiDonViId', label: 'amount.loaiDonViIds', isPrimary: true, options: { kind: 'values', values: contributingUnitTypes } },
  { kind: 'select', field: 'tinhTrang', label: 'amount.tinhTrang', isPrimary: true, options: { kind: 'values', values: forceStates } },
];

/** Số tiền đóng quỹ (domain dictionary §5.12, register B-21). A used rule is only ended, on its own page. */
export const amountsList: ListDescription<ContributionAmount, AmountTextKey> = {
  id: 'contribution-amounts',
  texts: amountTexts,
  title: 'amounts.title',
  searchHint: 'amounts.searchHint',
  columns,
  linkField: 'ma',
  filters,
  defaultSort: undefined,
  lookups: ['loai-don-vi'],
  load: ({ contributionAmounts }, query, signal) => contributionAmounts.list(query, signal),
  remove: ({ contributionAmounts }, id, signal) => contributionAmounts.remove(id, signal),
  nameOf: ({ ma }) => ma,
  recordHref: ({ id }) => href('contributionAmount', { ruleId: id }),
  createHref: href('contributionAmountCreate'),
  isRemovable: ({ daSuDung }) => !daSuDung,
  policies: {
    create: policies.contributionAmountsEdit,
    remove: policies.contributionAmountsEdit,
    export: policies.contributionAmounts,
  },
  exportName: 'SoTienDongQuy',
  empty: 'amounts.empty',
  card: { fields: ['khoanThu', 'soTien', 'tyLe', 'canCu', 'hieuLucTu', 'hieuLucDen'], tags: ['tinhTrang'] },
};
