import { importMostRowsPerCall } from '@/domain/constants';
import { todayAt } from '@/domain/format/calendar';
import {
  createContractIndex,
  mostLinesPerCall,
  mostReportLines,
  type ContractMark,
} from '@/domain/fund-reports/line-checks';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { contributionOf, lineElsewhere, linesOf } from '../../data/fund/fund-report-index';
import { settleUnit } from '../../data/fund/ledger';
import { contractOfLine } from '../../data/fund/registration';
import type { FundReportLineRow, FundReportRow } from '../../data/fund/rows';
import { businessFailure, MockFailure, validationFailure } from '../../failures';
import type { MockRequest } from '../../routing';
import { modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import {
  contributedAlready,
  createLineCheck,
  duplicateFailure,
  type JudgedLine,
  type LineCheck,
} from './fund-report-input';
import { fieldError, refuseInvalid } from '../validation-answers';

/** A changed or new line: its id where it is stored already. */
type Change = { readonly id: string | undefined; readonly line: JudgedLine };

/** What became of one row of an import. */
type RowResult =
  { readonly thuTu: number; readonly id: string } | { readonly thuTu: number; readonly loi: MockFailure['body'] };

/**
 * Stores changes of up to 200 lines, all of them or none.
 *
 * @returns The stored lines in the order of the request.
 * @throws MockFailure 400 and 403 as `createLineCheck` says, 403 `QuyHoTro:01007` for a line that is there already: the
 * first refusal, which names all lines with the same fault.
 */
export function changeLines(
  request: MockRequest,
  backend: MockBackend,
  report: FundReportRow,
): readonly FundReportLineRow[] {
  const { database } = backend;
  const { luu, xoa } = readChanges(request);
  const removed = new Set(xoa);
  const kept = linesOf(database, report.id).filter(({ id }) => !removed.has(id));
  const check = lineCheck(request, backend, report);
  const knownIds = new Set(kept.map(({ id }) => id));
  const changes = eachOrRefused(luu, (line, place): Change => {
    const id =
      isJsonObject(line) && typeof line['id'] === 'string' && knownIds.has(line['id']) ? line['id'] : undefined;
    return { id, line: check(line, place, `luu[${place}].`) };
  });
  const changedIds = new Set(changes.map(({ id }) => id));
  const untouched = kept.filter(({ id }) => !changedIds.has(id));
  refuseTooMany(kept.length + changes.filter(({ id }) => id === undefined).length, request.culture);
  refuseDuplicates(database, report, untouched, changes);
  for (const id of removed) {
    database.fundReportLines.remove(id);
  }
  return storeLines(request, backend, report, { kept, changes });
}

/** Adds up to 200 rows of a file, each judged by itself. */
export function importLines(
  request: MockRequest,
  backend: MockBackend,
  report: FundReportRow,
): { readonly ketQua: readonly RowResult[] } {
  const { database } = backend;
  const rows = readRows(request);
  const kept = linesOf(database, report.id);
  const check = lineCheck(request, backend, report);
  const accepted: Change[] = [];
  const judged = rows.map((row, place): MockFailure | Change => {
    try {
      const change: Change = { id: undefined, line: check(row, place, '') };
      refuseTooMany(kept.length + accepted.length + 1, request.culture);
      refuseDuplicates(database, report, [...kept, ...accepted.map(({ line }) => line)], [change], '');
      accepted.push(change);
      return change;
    } catch (error) {
      if (error instanceof MockFailure) {
        return error;
      }
      throw error;
    }
  });
  const stored = storeLines(request, backend, report, { kept, changes: accepted });
  let next = 0;
  const ketQua = judged.map((result, thuTu): RowResult => {
    if (result instanceof MockFailure) {
      return { thuTu, loi: result.bodyIn(request.culture) };
    }
    next += 1;
    return { thuTu, id: stored[next - 1]?.id ?? '' };
  });
  return { ketQua };
}

/** Checks all lines of a report that is to be sent. @throws MockFailure as for a changed line. */
export function refuseWrongLines(request: MockRequest, backend: MockBackend, report: FundReportRow): void {
  const lines = linesOf(backend.database, report.id);
  const check = lineCheck(request, backend, report);
  const changes = eachOrRefused(lines, (line, place): Change => ({
    id: line.id,
    line: check(line, place, `dong[${place}].`),
  }));
  refuseDuplicates(backend.database, report, [], changes);
}

/**
 * Checks a report that is to be approved: since it was sent a worker may have paid by himself.
 *
 * @throws MockFailure 403 `QuyHoTro:01006` with all such lines.
 */
export function refuseContributedLines(database: Database, report: FundReportRow): void {
  eachOrRefused(linesOf(database, report.id), (line, place) => {
    const contract = contractOfLine(database, report.donViId, line);
    if (line.tienNld === 0 || contract === undefined || contract.soGcn === null) {
      return;
    }
    if (contributionOf(database, contract.id)?.dongId !== line.id) {
      throw contributedAlready(line, contract.soGcn, `dong[${place}].`);
    }
  });
}

/** Maps all entries before it refuses any. @throws MockFailure The first one, with the complaints of all like it. */
function eachOrRefused<Entry, Result>(
  entries: readonly Entry[],
  map: (entry: Entry, place: number) => Result,
): readonly Result[] {
  const refusals: MockFailure[] = [];
  const results = entries.flatMap((entry, place) => {
    try {
      return [map(entry, place)];
    } catch (error) {
      if (error instanceof MockFailure) {
        refusals.push(error);
        return [];
      }
      throw error;
    }
  });
  const [first, ...others] = refusals;
  if (first === undefined) {
    return results;
  }
  const alike = [
    first,
    ...others.filter(({ status, body }) => status === first.status && body.code === first.body.code),
  ];
  const validationErrors = alike.flatMap(({ body }) => body.validationErrors ?? []);
  throw first.status === 400
    ? validationFailure(validationErrors)
    : new MockFailure(first.status, { ...first.body, validationErrors });
}

function lineCheck({ culture }: MockRequest, { database, clock }: MockBackend, report: FundReportRow): LineCheck {
  return createLineCheck({ database, report, today: todayAt(clock()), culture });
}

function readChanges({ body, culture }: MockRequest): {
  readonly luu: readonly unknown[];
  readonly xoa: readonly string[];
} {
  const { luu = [], xoa = [] } = isJsonObject(body) ? body : {};
  if (!Array.isArray(luu) || !Array.isArray(xoa) || !xoa.every((id) => typeof id === 'string')) {
    refuseInvalid([fieldError('luu', 'invalid')], culture);
    return { luu: [], xoa: [] };
  }
  if (luu.length > mostLinesPerCall) {
    refuseInvalid([fieldError('luu', 'max', { max: mostLinesPerCall, actual: luu.length })], culture);
  }
  return { luu, xoa };
}

function readRows({ body, culture }: MockRequest): readonly unknown[] {
  const rows: unknown = isJsonObject(body) ? body['rows'] : undefined;
  if (!Array.isArray(rows)) {
    refuseInvalid([fieldError('rows', 'required')], culture);
    return [];
  }
  if (rows.length > importMostRowsPerCall) {
    refuseInvalid([fieldError('rows', 'max', { max: importMostRowsPerCall, actual: rows.length })], culture);
  }
  return rows;
}

function refuseTooMany(count: number, culture: string): void {
  if (count > mostReportLines) {
    refuseInvalid([fieldError('luu', 'max', { max: mostReportLines, actual: count })], culture);
  }
}

/**
 * Another unit's report is not told by its code: nobody may know of it (DS4).
 *
 * @throws MockFailure 403 `QuyHoTro:01007` when a line says the same as another one, here or in a report that counts.
 */
function refuseDuplicates(
  database: Database,
  report: FundReportRow,
  others: readonly (ContractMark & { readonly stt?: number })[],
  changes: readonly Change[],
  path?: string,
): void {
  const places = createContractIndex<number>();
  for (const [index, line] of others.entries()) {
    places.add(line, line.stt ?? index + 1);
  }
  eachOrRefused(changes, ({ line }, index) => {
    const own = path ?? `luu[${index}].`;
    const [known] = places.sameAs(line);
    if (known !== undefined) {
      throw duplicateFailure(line, `dòng ${known} và ${others.length + index + 1}`, own);
    }
    places.add(line, others.length + index + 1);
    const elsewhere = lineElsewhere(database, line, report.id);
    if (elsewhere !== undefined) {
      const isOwn = elsewhere.report.donViId === report.donViId;
      const where = isOwn ? `báo cáo ${elsewhere.report.ma}, dòng ${elsewhere.line.stt}` : 'báo cáo của đơn vị khác';
      throw duplicateFailure(line, where, own);
    }
  });
}

type Stored = { readonly kept: readonly FundReportLineRow[]; readonly changes: readonly Change[] };

/** Puts the lines in their order, then counts report and unit anew. */
function storeLines(
  request: MockRequest,
  { database, clock }: MockBackend,
  report: FundReportRow,
  { kept, changes }: Stored,
): readonly FundReportLineRow[] {
  const changed = new Map(changes.flatMap(({ id, line }) => (id === undefined ? [] : [[id, line] as const])));
  const lines = kept.map((row, index) => ({ ...row, ...changed.get(row.id), stt: index + 1 }));
  for (const [index, line] of lines.entries()) {
    const before = kept[index];
    if (before?.stt !== line.stt || changed.has(line.id)) {
      database.fundReportLines.put(line);
    }
  }
  const byId = new Map(lines.map((line) => [line.id, line]));
  let stt = lines.length;
  const stored = changes.map(({ id, line }): FundReportLineRow => {
    const known = id === undefined ? undefined : byId.get(id);
    if (known !== undefined) {
      return known;
    }
    stt += 1;
    const added = { ...line, id: crypto.randomUUID(), baoCaoId: report.id, stt, soGcn: null };
    database.fundReportLines.put(added);
    return added;
  });
  recount(request, { database, now: clock() }, report);
  return stored;
}

function recount(
  request: MockRequest,
  { database, now }: { readonly database: Database; readonly now: number },
  report: FundReportRow,
): void {
  const user = signedInUser(request);
  const lines = linesOf(database, report.id);
  database.fundReports.put({
    ...report,
    ...modifiedBy(user, now),
    soLaoDong: lines.length,
    soNu: lines.filter(({ gioiTinh }) => gioiTinh === 2).length,
    khongPhatSinh: report.khongPhatSinh && lines.length === 0,
  });
  settleUnit(database, report.donViId, { user, now });
}

/** 403 `QuyHoTro:01003`. */
export function nothingInIt(): MockFailure {
  return businessFailure(
    'QuyHoTro:01003',
    'Báo cáo chưa có người lao động. Nếu không phát sinh, hãy chọn "Không phát sinh".',
  );
}
