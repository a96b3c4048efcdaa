import { isIsoDate } from '../format/calendar';
import type { FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import type { ReportFilterName, ReportFilters } from './report';
import type { ReportDescription, ReportFilter } from './report-description';
import { periodErrors } from './report-period';
import { filterNames, openingFilters } from './report-table';

/**
 * The filters that an address asks a report for. Anything unreadable counts as absent; what is required and absent is as
 * the report opens with.
 *
 * @param search Query string, with or without `?`. @param today ISO date.
 */
export function readReportFilters(report: ReportDescription, search: string, today: string): ReportFilters {
  const params = new URLSearchParams(search);
  const opening = openingFilters(report, today);
  const given: ReportFilters = Object.fromEntries(
    report.filters.flatMap(filterNames).flatMap((name) => {
      const value = params.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
  return Object.assign({}, ...report.filters.map((filter) => readFilter(filter, given, opening))) as ReportFilters;
}

/** The query string under which a report is found again on any day: what it opens with is written out too. */
export function reportQuery(report: ReportDescription, filters: ReportFilters): string {
  const params = new URLSearchParams();
  for (const name of report.filters.flatMap(filterNames)) {
    const value = filters[name] ?? '';
    if (value !== '') {
      params.set(name, value);
    }
  }
  return params.toString();
}

/** What is wrong with filters that somebody set; none for those that make a report. */
export function reportFilterErrors(report: ReportDescription, filters: ReportFilters): readonly FieldError[] {
  return report.filters.flatMap((filter) => {
    switch (filter.kind) {
      case 'period':
        return periodErrors(filters);
      case 'day':
        return dayErrors(filters.denNgay ?? '');
      default:
        return [];
    }
  });
}

function readFilter(filter: ReportFilter, given: ReportFilters, opening: ReportFilters): ReportFilters {
  switch (filter.kind) {
    case 'period': {
      const { tuNgay, denNgay } = periodErrors(given).length === 0 ? given : opening;
      return { ...(tuNgay === undefined ? {} : { tuNgay }), ...(denNgay === undefined ? {} : { denNgay }) };
    }
    case 'day':
      return picked('denNgay', isIsoDate(given.denNgay ?? '') ? given : opening);
    case 'year':
      return picked('nam', isReportYear(given.nam ?? '') ? given : opening);
    case 'quarter':
      return /^[1-4]$/u.test(given.quy ?? '') ? picked('quy', given) : {};
    case 'unit':
      return picked('donViId', given);
    case 'officer':
      return picked('canBoPhuTrachId', given);
    case 'choice':
      return picked(filter.field, idsOf(filter).includes(given[filter.field] ?? '') ? given : opening);
    case 'choices': {
      const wanted = (given[filter.field] ?? '').split(',');
      const chosen = idsOf(filter).filter((id) => wanted.includes(id));
      return chosen.length === 0 ? {} : { [filter.field]: chosen.join(',') };
    }
  }
}

function picked(name: ReportFilterName, from: ReportFilters): ReportFilters {
  const value = from[name];
  return value === undefined ? {} : { [name]: value };
}

function idsOf({ values }: Extract<ReportFilter, { values: unknown }>): readonly string[] {
  return values.map(({ id }) => String(id));
}

/** The years that can be reported on. */
function isReportYear(text: string): boolean {
  return /^(?:19|20)\d{2}$|^2100$/u.test(text);
}

function dayErrors(day: string): readonly FieldError[] {
  if (day === '') {
    return [{ field: 'denNgay', ...validationMessage('required') }];
  }
  return isIsoDate(day) ? [] : [{ field: 'denNgay', ...validationMessage('date') }];
}
