import { importMostRowsPerCall } from '@/domain/constants';
import { mostLinesPerCall } from '@/domain/fund-reports/line-checks';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { linesOf } from '../../data/fund/fund-report-index';
import { reuseCredit, settleUnit } from '../../data/fund/ledger';
import type { FundReportLineRow, FundReportRow } from '../../data/fund/rows';
import { MockFailure } from '../../failures';
import { entryShapeOf, refuseMisshapenRow } from '../../http/body-shape';
import { bodyShapes } from '../../http/body-shapes';
import type { MockRequest } from '../../routing';
import { modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { eachOrRefused, lineCheck, refuseDuplicates, refuseTooMany, type LineChange } from './fund-report-line-checks';
import { fieldError, refuseInvalid } from '../validation-answers';

const rowShape = entryShapeOf(bodyShapes['PUT /api/app/bao-cao-quy/:id/nguoi-lao-dong'] ?? 'any', 'luu');

/** What became of one row of an import. */
type RowResult =
  | { readonly thuTu: number; readonly id: string }
  | { readonly thuTu: number; readonly loi: ReturnType<MockFailure['bodyIn']> };

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
  const present = linesOf(database, report.id);
  const wanted = new Set(xoa);
  const removed = present.filter(({ id }) => wanted.has(id));
  const kept = present.filter(({ id }) => !wanted.has(id));
  const check = lineCheck(backend, report);
  const knownIds = new Set(kept.map(({ id }) => id));
  const changes = eachOrRefused(luu, (line, place): LineChange => {
    const id =
      isJsonObject(line) && typeof line['id'] === 'string' && knownIds.has(line['id']) ? line['id'] : undefined;
    return { id, line: check(line, place, `luu[${place}].`) };
  });
  const changedIds = new Set(changes.map(({ id }) => id));
  const untouched = kept.filter(({ id }) => !changedIds.has(id));
  refuseTooMany(kept.length + changes.filter(({ id }) => id === undefined).length);
  refuseDuplicates(database, report, { others: untouched, changes });
  for (const { id } of removed) {
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
  const check = lineCheck(backend, report);
  const accepted: LineChange[] = [];
  const judged = rows.map((row, place): MockFailure | LineChange => {
    try {
      refuseMisshapenRow(rowShape, row);
      const change: LineChange = { id: undefined, line: check(row, place, '') };
      refuseTooMany(kept.length + accepted.length + 1);
      const others = [...kept, ...accepted.map(({ line }) => line)];
      refuseDuplicates(database, report, { others, changes: [change], path: '' });
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

function readChanges({ body }: MockRequest): {
  readonly luu: readonly unknown[];
  readonly xoa: readonly string[];
} {
  const { luu = [], xoa = [] } = isJsonObject(body) ? body : {};
  if (!Array.isArray(luu) || !Array.isArray(xoa) || !xoa.every((id) => typeof id === 'string')) {
    refuseInvalid([fieldError('luu', 'invalid')]);
    return { luu: [], xoa: [] };
  }
  if (luu.length > mostLinesPerCall) {
    refuseInvalid([fieldError('luu', 'max', { max: mostLinesPerCall, actual: luu.length })]);
  }
  return { luu, xoa };
}

function readRows({ body }: MockRequest): readonly unknown[] {
  const rows: unknown = isJsonObject(body) ? body['rows'] : undefined;
  if (!Array.isArray(rows)) {
    refuseInvalid([fieldError('rows', 'required')]);
    return [];
  }
  if (rows.length > importMostRowsPerCall) {
    refuseInvalid([fieldError('rows', 'max', { max: importMostRowsPerCall, actual: rows.length })]);
  }
  return rows;
}

type Stored = { readonly kept: readonly FundReportLineRow[]; readonly changes: readonly LineChange[] };

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
  // Who has paid ahead for workers who are entered later owes nothing for them.
  reuseCredit(database, report.donViId);
  settleUnit(database, report.donViId, { user, now });
}
