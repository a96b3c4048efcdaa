import type { NamedValue } from '../reference/named-value';
import { unitTypes } from '../reference/unit-types';
import type { AmountMethod, ForceState, RevenueItem } from './contribution-amount';

/** Khoản thu (domain dictionary §5.12). */
export const revenueItems: readonly NamedValue<RevenueItem>[] = [
  { id: 1, ten: 'Phần người lao động', tenEn: 'Worker share' },
  { id: 2, ten: 'Phần doanh nghiệp', tenEn: 'Enterprise share' },
  { id: 3, ten: 'Theo doanh thu', tenEn: 'By revenue' },
];

/** Cách tính. */
export const amountMethods: readonly NamedValue<AmountMethod>[] = [
  { id: 1, ten: 'Số tiền cố định', tenEn: 'Fixed amount' },
  { id: 2, ten: 'Tỷ lệ %', tenEn: 'Rate in per cent' },
];

/** Tình trạng hiệu lực, by name. */
export const forceState = {
  inForce: 1,
  notYet: 2,
  noLonger: 3,
  switchedOff: 4,
} as const satisfies Readonly<Record<string, ForceState>>;

export const forceStates: readonly NamedValue<ForceState>[] = [
  { id: forceState.inForce, ten: 'Đang hiệu lực', tenEn: 'In force' },
  { id: forceState.notYet, ten: 'Chưa hiệu lực', tenEn: 'Not yet in force' },
  { id: forceState.noLonger, ten: 'Hết hiệu lực', tenEn: 'No longer in force' },
  { id: forceState.switchedOff, ten: 'Ngừng áp dụng', tenEn: 'Switched off' },
];

/** Unit types that a rule can be for: those that send workers abroad. */
export const contributingUnitTypes = unitTypes.filter(({ sendsWorkers }) => sendsWorkers);

/** Stands for a rule's empty list of unit types. */
export const allUnitTypes: readonly NamedValue<0>[] = [{ id: 0, ten: 'Tất cả loại đơn vị', tenEn: 'All unit types' }];
