import type { RevenueItem } from '../contribution-amounts/contribution-amount';
import type { NamedValue } from './named-value';

/** Khoản thu (domain dictionary §5.12). */
export const revenueItems: readonly NamedValue<RevenueItem>[] = [
  { id: 1, ten: 'Phần người lao động', tenEn: 'Worker share' },
  { id: 2, ten: 'Phần doanh nghiệp', tenEn: 'Enterprise share' },
  { id: 3, ten: 'Theo doanh thu', tenEn: 'By revenue' },
];
