import { readIsoDate } from '@/domain/format/calendar';
import { dimensions, measures } from '@/domain/reports/contract-facts';
import type { Dimension, Measure, ReportFilters } from '@/domain/reports/report';
import { periodErrors, type ReportPeriod } from '@/domain/reports/report-period';
import type { ReportDescription } from '@/domain/reports/report-description';
import { filterNames } from '@/domain/reports/report-table';

import type { Database } from '../../data/database';
import type { MockRequest, MockUser } from '../../routing';
import { scopeOf, signedInUser, type DataScope } from '../data-scope';
import { readInteger, readText } from '../filters';
import { fieldError, refuseInvalid } from '../validation-answers';

/** What a report is worked out from. */
export type ReportRequest = {
  readonly database: Database;
  readonly user: MockUser;
  readonly scope: DataScope;
  /** ISO date. */
  readonly today: string;
  /** The filters that the report has, with those that the request left out. */
  readonly filters: ReportFilters;
};

const [firstYear, lastYear] = [1900, 2100];

/** Reads the filters of a report; others are ignored. @throws MockFailure 400 for a period or value that makes no report. */
export function readReportRequest(
  { filters: known }: ReportDescription,
  request: MockRequest,
  database: Database,
  today: string,
): ReportRequest {
  const names = known.flatMap(filterNames);
  const filters: ReportFilters = Object.fromEntries(
    names.flatMap((name) => {
      const value = readText(request.query, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const kinds = known.map(({ kind }) => kind);
  refuseInvalid([
    ...(kinds.includes('period') ? periodErrors(filters) : []),
    ...(kinds.includes('day') ? dayErrors(filters.denNgay) : []),
    ...(kinds.includes('year') ? yearErrors(readInteger(request.query, 'nam')) : []),
    ...(kinds.includes('quarter') ? quarterErrors(readInteger(request.query, 'quy')) : []),
    ...listErrors('chieu', filters.chieu, dimensions),
    ...listErrors('chiTieu', filters.chiTieu, measures),
  ]);
  for (const name of ['gioiTinh', 'loaiDonViId', 'nguon', 'tinhTrangNop'] as const) {
    readInteger(request.query, name);
  }
  const user = signedInUser(request);
  return { database, user, scope: scopeOf(user), today, filters };
}

/** The period of a request that was read. */
export function periodOf({ filters: { tuNgay = '', denNgay = '' } }: ReportRequest): ReportPeriod {
  return { tuNgay, denNgay };
}

export function dimensionOf({ filters: { chieu } }: ReportRequest, otherwise: Dimension): Dimension {
  return dimensions.find(({ id }) => id === chieu)?.id ?? otherwise;
}

export function measureOf({ filters: { chiTieu } }: ReportRequest): Measure {
  return measures.find(({ id }) => id === chiTieu)?.id ?? 'xuat-canh';
}

/** Several values joined by commas; `undefined` asks for none. */
export function valuesOf(text: string | undefined): ReadonlySet<string> | undefined {
  return text === undefined ? undefined : new Set(text.split(',').map((value) => value.trim()));
}

function dayErrors(day: string | undefined) {
  if (day === undefined) {
    return [fieldError('denNgay', 'required')];
  }
  return readIsoDate(day) === undefined ? [fieldError('denNgay', 'date')] : [];
}

function yearErrors(nam: number | undefined) {
  if (nam === undefined) {
    return [fieldError('nam', 'required')];
  }
  return nam >= firstYear && nam <= lastYear ? [] : [fieldError('nam', 'range', { min: firstYear, max: lastYear })];
}

function quarterErrors(quy: number | undefined) {
  return quy === undefined || (quy >= 1 && quy <= 4) ? [] : [fieldError('quy', 'range', { min: 1, max: 4 })];
}

function listErrors(field: string, value: string | undefined, allowed: readonly { readonly id: string }[]) {
  return value === undefined || allowed.some(({ id }) => id === value) ? [] : [fieldError(field, 'invalid')];
}
