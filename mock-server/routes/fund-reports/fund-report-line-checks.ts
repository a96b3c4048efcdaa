import { todayAt } from '@/domain/format/calendar';
import { createContractIndex, workerKey } from '@/domain/fund-reports/contract-index';
import { mostReportLines } from '@/domain/fund-reports/line-checks';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { ownCertificateOf } from '../../data/fund/certificates';
import { approvedLinesOf, contributionOf, lineElsewhere, linesOf } from '../../data/fund/fund-report-index';
import { contractOfLine } from '../../data/fund/registration';
import type { FundReportLineRow, FundReportRow } from '../../data/fund/rows';
import { hasForeignPassport } from '../../data/fund/self-paying-people';
import { businessFailure, MockFailure, validationFailure } from '../../failures';
import type { LocalText } from '../../local-text';
import type { MockRequest } from '../../routing';
import {
  contributedAlready,
  createLineCheck,
  duplicateFailure,
  type JudgedLine,
  type LineCheck,
} from './fund-report-input';
import { fieldError, refuseInvalid } from '../validation-answers';

/** A changed or new line: its id where it is stored already. */
export type LineChange = { readonly id: string | undefined; readonly line: JudgedLine };

/** Checks all lines of a report that is to be sent. @throws MockFailure as for a changed line. */
export function refuseWrongLines(request: MockRequest, backend: MockBackend, report: FundReportRow): void {
  const lines = linesOf(backend.database, report.id);
  const check = lineCheck(backend, report);
  const changes = eachOrRefused(lines, (line, place): LineChange => ({
    id: line.id,
    line: check(line, place, `dong[${place}].`),
  }));
  refuseDuplicates(backend.database, report, { others: [], changes });
}

/**
 * Checks a report that is to be approved: since it was sent a worker may have paid by himself, the certificate may be void
 * that excuses one from paying, a passport may have become somebody else's, a contract another unit's, or two workers whose
 * lines name the same contract were one. A certificate that was issued anew excuses as the one before.
 *
 * @throws MockFailure 403 `QuyHoTro:01006` or `QuyHoTro:01007`, or 400, with all such lines.
 */
export function refuseOvertakenLines({ database, clock }: MockBackend, report: FundReportRow): void {
  const today = todayAt(clock());
  const places = new Map<string, number>();
  eachOrRefused(linesOf(database, report.id), (line, place) => {
    if (hasForeignPassport(database, line, today)) {
      const error = fieldError(`dong[${place}].soHoChieu`, 'foreignPassport', { name: line.hoTen });
      refuseInvalid([error]);
    }
    const contract = contractOfLine(database, report.donViId, line);
    if (contract !== undefined && contract.donViId !== report.donViId) {
      refuseInvalid([fieldError(`dong[${place}].soHopDong`, 'contractMoved', { name: line.hoTen })]);
    }
    if (line.soGcnTuDong !== null) {
      const isVoid = contract === undefined || ownCertificateOf(database, contract) === null;
      const error = fieldError(`dong[${place}].soGcnTuDong`, 'ownCertificate', { name: line.hoTen });
      refuseInvalid(isVoid ? [error] : []);
      return;
    }
    if (contract === undefined) {
      return;
    }
    const first = places.get(contract.id);
    const [other] = approvedLinesOf(database, contract.id);
    if (first !== undefined) {
      throw duplicateFailure(line, linesOfList(first, place + 1), `dong[${place}].`);
    }
    if (other !== undefined) {
      throw duplicateFailure(line, lineOfReport(other), `dong[${place}].`);
    }
    places.set(contract.id, place + 1);
    if (contract.soGcn === null) {
      return;
    }
    // What was posted for the line before may be the worker's own money by now: its contribution names the line still.
    if (contributionOf(database, contract.id)?.dongId !== line.id || ownCertificateOf(database, contract) !== null) {
      throw contributedAlready(line, contract.soGcn, `dong[${place}].`);
    }
  });
}

function lineOfReport({ report: { ma }, line: { stt } }: ReturnType<typeof approvedLinesOf>[number]): LocalText {
  return { vi: `báo cáo ${ma}, dòng ${stt}`, en: `report ${ma}, line ${stt}` };
}

function linesOfList(one: number, other: number): LocalText {
  return { vi: `dòng ${one} và ${other}`, en: `lines ${one} and ${other}` };
}

/** 403 `QuyHoTro:01003`. */
export function nothingInIt(): MockFailure {
  return businessFailure('QuyHoTro:01003', {
    vi: 'Báo cáo chưa có người lao động. Nếu không phát sinh, hãy chọn "Không phát sinh".',
    en: 'The report has no workers. If there are none to report, choose "Nothing to report".',
  });
}

/** What is asked of each line of a report. */
export function lineCheck({ database, clock }: MockBackend, report: FundReportRow): LineCheck {
  return createLineCheck({ database, report, today: todayAt(clock()) });
}

/** Changes that are held against the lines beside them. @param path Stands before the fields of the only change. */
type HeldAgainst = {
  readonly others: readonly (JudgedLine & Partial<Pick<FundReportLineRow, 'stt'>>)[];
  readonly changes: readonly LineChange[];
  readonly path?: string;
};

/**
 * Another unit's report is not told by its code: nobody may know of it (DS4).
 *
 * @throws MockFailure 403 `QuyHoTro:01007` when a line says the same as another one, here or in a report that counts; 400
 * when it names another worker with the same passport.
 */
export function refuseDuplicates(
  database: Database,
  report: FundReportRow,
  { others, changes, path }: HeldAgainst,
): void {
  const places = createContractIndex<number>();
  const passports = new Map<string, { readonly worker: string; readonly rows: number }>();
  for (const [index, line] of others.entries()) {
    const rows = line.stt ?? index + 1;
    places.add(line, rows);
    passports.set(line.soHoChieu, { worker: workerKey(line), rows });
  }
  eachOrRefused(changes, ({ line }, index) => {
    const own = path ?? `luu[${index}].`;
    const [known] = places.sameAs(line);
    if (known !== undefined) {
      throw duplicateFailure(line, linesOfList(known, others.length + index + 1), own);
    }
    const rows = others.length + index + 1;
    const holder = passports.get(line.soHoChieu) ?? { worker: workerKey(line), rows };
    if (holder.worker !== workerKey(line)) {
      refuseInvalid([fieldError(`${own}soHoChieu`, 'duplicatePassport', { rows: holder.rows })]);
    }
    passports.set(line.soHoChieu, holder);
    places.add(line, rows);
    const elsewhere = lineElsewhere(database, line, report.id);
    if (elsewhere !== undefined) {
      const isOwn = elsewhere.report.donViId === report.donViId;
      const where = isOwn ? lineOfReport(elsewhere) : { vi: 'báo cáo của đơn vị khác', en: 'another unit’s report' };
      throw duplicateFailure(line, where, own);
    }
  });
}

/** @throws MockFailure 400 for more lines than a report may have. */
export function refuseTooMany(count: number): void {
  if (count > mostReportLines) {
    refuseInvalid([fieldError('luu', 'reportFull', { max: mostReportLines })]);
  }
}

/** Maps all entries before it refuses any. @throws MockFailure The first one, with the complaints of all like it. */
export function eachOrRefused<Entry, Result>(
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
