import { lastCalendarYear } from '@/domain/format/calendar';
import { firstReportYear } from '@/domain/quarter-reports/quarter';
import { searchText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import { reportOf } from '../../data/fund/quarter-reports';
import { workCalendar } from '../../data/fund/work-calendar';
import { ListIndex, readPaging } from '../../data/query';
import type { UnitRow } from '../../data/rows';
import { entityNotFound } from '../../failures';
import type { MockRequest, MockUser } from '../../routing';
import { scopeOf, signedInUser } from '../data-scope';
import { all, readInteger, readText, when } from '../filters';
import type { QuarterReportKind, WholeReport } from './quarter-report-kind';
import { isVisibleReport, ownUnit } from './quarter-report-records';
import { forceCondition } from './quarter-sums';
import { fieldError, refuseInvalid } from '../validation-answers';

/** One page of the reports in scope, with the sums of the whole filter and a counter for each status. */
export function reportPage<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  { query, ...request }: MockRequest,
  { database }: MockBackend,
) {
  const user = signedInUser({ query, ...request });
  const filter = searchText(readText(query, 'filter') ?? '');
  const chosen = readNumbers(query, 'trangThai');
  const page = visibleReports(kind, database, user).page(
    all<Whole>([
      filter === '' ? undefined : ({ ma, donViTen }) => searchText(`${ma}\n${donViTen}`).includes(filter),
      when(readText(query, 'donViId'), ({ donViId }, id) => donViId === id),
      when(readInteger(query, 'nam'), ({ nam }, year) => nam === year),
      when(readNumbers(query, 'quy'), ({ quy }, wanted) => wanted.has(quy)),
      forceCondition(query),
      kind.condition(query),
    ]),
    readPaging(query, 'nam desc,quy desc,donViTen'),
    kind.sums(query),
    { valueOf: ({ trangThai }) => trangThai, isChosen: ({ trangThai }) => chosen?.has(trangThai) ?? true },
  );
  return { ...page, items: page.items.map((whole) => pick(whole, kind.listFields)) };
}

type Known = { readonly key: string; readonly index: unknown };

const caches = new WeakMap<Database, Map<string, Known>>();

/** The reports that the person may know of, ready to be filtered and sorted; made anew only when something changed. */
function visibleReports<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  database: Database,
  user: MockUser,
): ListIndex<Whole> {
  const { units, users, contracts, contributionAmounts, settings, daysOff } = database;
  const tables = [kind.table(database), units, users, contracts, contributionAmounts, settings, daysOff];
  const key = tables.map(({ version }) => version).join('/');
  const name = `${kind.resource} ${JSON.stringify(scopeOf(user))}`;
  const lists = caches.get(database) ?? new Map<string, Known>();
  caches.set(database, lists);
  const known = lists.get(name);
  if (known?.key === key) {
    return known.index as ListIndex<Whole>;
  }
  const wholes = [...kind.table(database).rows()]
    .filter((row) => isVisibleReport(database, row, user))
    .map((row) => kind.wholeOf(database, row));
  const index = new ListIndex(wholes, kind.columns);
  lists.set(name, { key, index });
  return index;
}

/** What a report of a quarter starts with. @throws MockFailure 400 for no quarter, 404 for a unit out of scope. */
export function preparation<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  backend: MockBackend,
) {
  const { database } = backend;
  const quarter = { nam: readInteger(request.query, 'nam') ?? 0, quy: readInteger(request.query, 'quy') ?? 0 };
  refuseInvalid([
    ...(quarter.nam >= firstReportYear && quarter.nam <= lastCalendarYear
      ? []
      : [fieldError('nam', 'range', { min: firstReportYear, max: lastCalendarYear })]),
    ...(quarter.quy >= 1 && quarter.quy <= 4 ? [] : [fieldError('quy', 'range', { min: 1, max: 4 })]),
  ]);
  const unit = unitAsked(request, backend);
  const report = reportOf(kind.table(database), unit.id, quarter);
  return {
    donViId: unit.id,
    ...quarter,
    hanNop: kind.dueDay(quarter.nam, quarter.quy, workCalendar(database)),
    ngayQtTruoc: kind.before(database, unit.id, quarter)?.ngayQt ?? null,
    baoCaoId: report?.id ?? null,
    baoCaoMa: report?.ma ?? null,
    ...kind.prepare(database, unit, quarter),
  };
}

/** The unit that the query names, or the caller's own. @throws MockFailure 404 for one out of scope. */
function unitAsked(request: MockRequest, backend: MockBackend): UnitRow {
  const asked = readText(request.query, 'donViId');
  if (asked === undefined) {
    return ownUnit(request, backend);
  }
  const unit = backend.database.units.find(asked);
  if (unit === undefined || !isVisibleReport(backend.database, { donViId: unit.id }, signedInUser(request))) {
    throw entityNotFound();
  }
  return unit;
}

/** A filter of several whole numbers joined by commas. */
function readNumbers(query: ReadonlyMap<string, string>, name: string): ReadonlySet<number> | undefined {
  const numbers = (readText(query, name) ?? '').split(',').filter((text) => /^\d{1,4}$/u.test(text.trim()));
  return numbers.length === 0 ? undefined : new Set(numbers.map(Number));
}

function pick<Whole extends object>(whole: Whole, fields: readonly (keyof Whole & string)[]) {
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
}
