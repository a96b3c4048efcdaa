import type { ClosingStock, DocumentLine } from '@/domain/document-reports/document-report';
import {
  emptyDocumentLine,
  emptyDocumentReport,
  normalizeDocumentReport,
  type DocumentReportInput,
} from '@/domain/document-reports/document-report-input';
import { documentReportSchema } from '@/domain/document-reports/document-report-schema';
import { closingStock, isOverIssued, mostGrantable, openingOf } from '@/domain/document-reports/stock-rules';
import { compareQuarters, firstReportYear, type Quarter } from '@/domain/quarter-reports/quarter';
import { documents } from '@/domain/reference/documents';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import { stockBefore } from '../../data/fund/document-stock';
import type { DocumentReportRow } from '../../data/fund/quarter-report-row';
import { isApproved, reportsOfUnit } from '../../data/fund/quarter-reports';
import { marketIds } from '../../data/reference-keys';
import { businessFailure } from '../../failures';
import type { MockRequest } from '../../routing';
import { normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { readReportFields } from './quarter-report-parts';

const documentIds = new Set(documents.map(({ id }) => id));

type StoredLineInput = Pick<
  DocumentLine,
  'taiLieuId' | 'thiTruongId' | 'tonDau' | 'nhan' | 'daCap' | 'hongMat' | 'deNghi'
>;
type StoredInput = Omit<DocumentReportInput, 'nam' | 'quy' | 'chiTiet'> &
  Quarter & { readonly chiTiet: readonly StoredLineInput[] };

/** @throws MockFailure 403 `QuyHoTro:05001`, 400 with all complaints. */
export function readDocumentInput({ body }: MockRequest, today: string): StoredInput {
  const blank = { report: emptyDocumentReport({ nam: firstReportYear, quy: 1 }), line: emptyDocumentLine() };
  const value = readReportFields(body, blank);
  const input = normalized(normalizeDocumentReport, value);
  const errors = validationErrorsOf(documentReportSchema({ today }), input);
  if (errors.length > 0 && errors.every(({ key }) => key === 'overIssued')) {
    refuseOverIssued((input as StoredInput).chiTiet);
  }
  refuseInvalid(errors);
  const checked = input as StoredInput;
  refuseInvalid(
    checked.chiTiet.flatMap(({ taiLieuId, thiTruongId }, index) => [
      ...(documentIds.has(taiLieuId) ? [] : [fieldError(`chiTiet[${index}].taiLieuId`, 'invalid')]),
      ...(thiTruongId === null || marketIds.has(thiTruongId)
        ? []
        : [fieldError(`chiTiet[${index}].thiTruongId`, 'invalid')]),
    ]),
  );
  return checked;
}

export function storedLine(
  line: StoredLineInput,
  stocks: readonly ClosingStock[],
  present: readonly DocumentLine[],
): DocumentLine {
  const { taiLieuId, thiTruongId, tonDau, nhan, daCap, hongMat, deNghi } = line;
  const before = present.find((known) => known.taiLieuId === taiLieuId && known.thiTruongId === thiTruongId);
  const lyDoSuaTonDau = before?.tonDau === tonDau ? before.lyDoSuaTonDau : null;
  return {
    id: before?.id ?? crypto.randomUUID(),
    taiLieuId,
    thiTruongId,
    tonDau,
    nhan,
    daCap,
    hongMat,
    deNghi,
    tonCuoi: closingStock(line),
    duocDuyet: null,
    tonCuoiKyTruoc: openingOf(stocks, line) ?? null,
    lyDoSuaTonDau,
  };
}

/** @throws MockFailure 403 `QuyHoTro:05002` for an opening stock that is not the last closing one. */
export function refuseWrongOpening(lines: readonly DocumentLine[]): void {
  const wrong = lines.find(
    ({ tonDau, tonCuoiKyTruoc, lyDoSuaTonDau }) =>
      lyDoSuaTonDau === null && tonCuoiKyTruoc !== null && tonDau !== tonCuoiKyTruoc,
  );
  if (wrong !== undefined) {
    const n = wrong.tonCuoiKyTruoc ?? 0;
    throw businessFailure(
      'QuyHoTro:05002',
      {
        vi: `Số tồn đầu kỳ không khớp số tồn cuối kỳ trước (${n}).`,
        en: `The opening stock is not the closing stock of the period before (${n}).`,
      },
      {
        n,
        dong: lines.indexOf(wrong) + 1,
      },
    );
  }
}

/** The report before may have been decided since this one was saved. */
export function refuseMovedOpening(database: Database, { donViId, chiTiet, ...row }: DocumentReportRow): void {
  const stocks = stockBefore(database, donViId, row);
  refuseWrongOpening(chiTiet.map((line) => ({ ...line, tonCuoiKyTruoc: openingOf(stocks, line) ?? null })));
}

/** @throws MockFailure 403 `QuyHoTro:05004` while an earlier quarter waits: its closing stock would be built over. */
export function refuseUndecidedBefore(database: Database, row: DocumentReportRow): void {
  const waiting = reportsOfUnit(database.documentReports, row.donViId).find(
    (other) => compareQuarters(other, row) < 0 && !isApproved(other),
  );
  if (waiting !== undefined) {
    throw businessFailure(
      'QuyHoTro:05004',
      {
        vi: `Phải phê duyệt kỳ trước (${waiting.ma}) trước.`,
        en: `The period before (${waiting.ma}) has to be approved first.`,
      },
      { ma: waiting.ma },
    );
  }
}

/** @throws MockFailure 400 for a grant outside 0 to one and a half times what was asked. */
export function grantedLines(lines: readonly DocumentLine[], { body }: MockRequest): readonly DocumentLine[] {
  const sent: unknown = isJsonObject(body) ? body['chiTiet'] : undefined;
  const grants = new Map(
    (Array.isArray(sent) ? sent : []).flatMap((grant: unknown) =>
      isJsonObject(grant) ? [[grant['id'], grant['duocDuyet']] as const] : [],
    ),
  );
  const granted = lines.map((line) => ({ line, duocDuyet: grants.has(line.id) ? grants.get(line.id) : line.deNghi }));
  refuseInvalid(
    granted.flatMap(({ line, duocDuyet }, index) => {
      const max = mostGrantable(line.deNghi);
      const isRight = Number.isInteger(duocDuyet) && Number(duocDuyet) >= 0 && Number(duocDuyet) <= max;
      return isRight ? [] : [fieldError(`chiTiet[${index}].duocDuyet`, 'range', { min: 0, max })];
    }),
  );
  return granted.map(({ line, duocDuyet }) => ({ ...line, duocDuyet: Number(duocDuyet) }));
}

/** @throws MockFailure 403 `QuyHoTro:05001` where more was issued than there was. */
export function refuseOverIssued(lines: readonly StoredLineInput[]): void {
  const dong = lines.findIndex(isOverIssued) + 1;
  if (dong > 0) {
    throw businessFailure(
      'QuyHoTro:05001',
      {
        vi: 'Số đã cấp không được lớn hơn tổng số tồn đầu kỳ và số nhận trong kỳ.',
        en: 'Not more can be issued than the opening stock and what was received in the period.',
      },
      {
        dong,
      },
    );
  }
}
