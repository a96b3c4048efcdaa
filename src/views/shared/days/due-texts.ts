import { defineTexts } from '@/domain/localization/texts';

/** Words of days by which something is owed. */
export const dueTexts = defineTexts({
  vi: { 'due.overdue': 'Quá hạn {n} ngày', 'due.soon': 'Sắp đến hạn' },
  en: { 'due.overdue': '{n} day{n||s} overdue', 'due.soon': 'Due soon' },
});
