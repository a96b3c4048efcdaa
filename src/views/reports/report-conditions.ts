import type { ReportFilters } from '@/domain/reports/report';
import type { ReportDescription, ReportFilter } from '@/domain/reports/report-description';
import { nameOf } from '@/views/shared/list/cells/names';

import type { ReportTextKey } from './report-texts';
import type { ReportWords } from './report-words';

/** What a report was asked for beside its period. */
export type Condition = { readonly label: string; readonly value: string };

/** What `donViId` and `canBoPhuTrachId` hold, as far as it is known yet. */
type ConditionNames = { readonly unitName: string | undefined; readonly officerName: string | undefined };

/** In the place of a name that is not known yet: an id says nothing to anybody. */
const unknownName = '…';

/** The period in words. @example periodText(report, { nam: '2026', quy: '2' }, words) // 'Quý 2 năm 2026', on paper 'Quý II năm 2026' */
export function periodText({ filters: known }: ReportDescription, filters: ReportFilters, words: ReportWords): string {
  const { text, formats, quarterNumber } = words;
  const kinds = known.map(({ kind }) => kind);
  const { tuNgay = '', denNgay = '', nam = '', quy = '' } = filters;
  if (kinds.includes('period')) {
    return text('period.days', { from: formats.date(tuNgay), to: formats.date(denNgay) });
  }
  if (kinds.includes('day')) {
    return text('period.until', { day: formats.date(denNgay) });
  }
  return quy === ''
    ? text('period.year', { year: nam })
    : text('period.quarterOfYear', { quarter: quarterNumber(Number(quy)), year: nam });
}

/** The other filters in words, in their order. */
export function conditionsOf(
  description: ReportDescription,
  filters: ReportFilters,
  words: ReportWords,
  known: ConditionNames,
): readonly Condition[] {
  return description.filters.flatMap((filter) => {
    const value = valueOf(filter, filters, words, known);
    return value === undefined ? [] : [{ label: words.text(labelOf(filter)), value }];
  });
}

/** The key of a filter's label. */
export function labelOf(filter: ReportFilter): ReportTextKey {
  switch (filter.kind) {
    case 'choice':
    case 'choices':
      return `filter.${filter.field}` as ReportTextKey;
    case 'unit':
      return 'filter.donViId';
    case 'officer':
      return 'filter.canBoPhuTrachId';
    case 'day':
      return 'filter.day';
    case 'period':
    case 'year':
    case 'quarter':
      return 'filter.period';
  }
}

function valueOf(
  filter: ReportFilter,
  filters: ReportFilters,
  { language }: ReportWords,
  { unitName, officerName }: ConditionNames,
): string | undefined {
  switch (filter.kind) {
    case 'unit':
      return filters.donViId === undefined ? undefined : (unitName ?? unknownName);
    case 'officer':
      return filters.canBoPhuTrachId === undefined ? undefined : (officerName ?? unknownName);
    case 'choice':
    case 'choices': {
      const wanted = (filters[filter.field] ?? '').split(',');
      const chosen = filter.values.filter(({ id }) => wanted.includes(String(id)));
      return chosen.length === 0 ? undefined : chosen.map((entry) => nameOf(entry, language)).join(', ');
    }
    default:
      return undefined;
  }
}
