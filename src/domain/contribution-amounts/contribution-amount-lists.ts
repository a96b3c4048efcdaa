import type { NamedValue } from '../reference/named-value';
import { unitTypes } from '../reference/unit-types';
import type { AmountMethod } from './contribution-amount';

/** Cách tính. */
export const amountMethods: readonly NamedValue<AmountMethod>[] = [
  { id: 1, ten: 'Số tiền cố định', tenEn: 'Fixed amount' },
  { id: 2, ten: 'Tỷ lệ %', tenEn: 'Rate in per cent' },
];

/** Unit types that a rule can be for: those that send workers abroad. */
export const contributingUnitTypes = unitTypes.filter(({ sendsWorkers }) => sendsWorkers);

/** Stands for a rule's empty list of unit types. */
export const allUnitTypes: readonly NamedValue<0>[] = [{ id: 0, ten: 'Tất cả loại đơn vị', tenEn: 'All unit types' }];
