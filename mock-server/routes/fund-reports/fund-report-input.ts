import { isSameContract } from '@/domain/fund-reports/contract-index';
import type { FundReportInput, FundReportLineInput, LineWarning } from '@/domain/fund-reports/fund-report';
import { fundReportSchema, normalizeReport } from '@/domain/fund-reports/head-schema';
import { createLineJudge, departureWarnings, plausibilityWarnings } from '@/domain/fund-reports/line-checks';
import { blankLine, normalizeLine, type TypedLine } from '@/domain/fund-reports/line-input';
import { isPeriodToCome, type Period } from '@/domain/fund-reports/period';
import { formatDate } from '@/domain/format/dates';
import { missingValue } from '@/domain/format/identities';
import { contributionShares } from '@/domain/fund/contribution-rules';
import { normalizeName, plainSigns } from '@/domain/text/names';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import { ownCertificateOf } from '../../data/fund/certificates';
import { currentRules } from '../../data/fund/contribution-amounts';
import type { FundReportLineRow, FundReportRow } from '../../data/fund/rows';
import { contractsOfWorker, hasForeignPassport, workerByCitizenId } from '../../data/fund/self-paying-people';
import { marketIds, occupationIds } from '../../data/reference-keys';
import type { ContractRow, WorkerRow } from '../../data/rows';
import { businessFailure, MockFailure } from '../../failures';
import type { LocalText } from '../../local-text';
import { knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';

/** The head in a request's body. @param today ISO date. @throws MockFailure 400; 403 `QuyHoTro:01002` for a month to come. */
export function readReportHead(body: unknown, today: string): FundReportInput {
  const fields = knownFields(body, {
    nam: null,
    thang: null,
    khongPhatSinh: false,
    nguoiLap: '',
    dienThoaiNguoiLap: '',
    ghiChu: null,
  });
  const input = normalized(normalizeReport, fields);
  if (isPeriod(fields) && isPeriodToCome(fields, today)) {
    throw businessFailure('QuyHoTro:01002', {
      vi: 'Không được lập báo cáo cho kỳ chưa đến.',
      en: 'A report cannot be made for a period that has not begun.',
    });
  }
  refuseInvalid(validationErrorsOf(fundReportSchema(today), input));
  return input as FundReportInput;
}

function isPeriod(value: unknown): value is Period {
  return (
    isJsonObject(value) &&
    Number.isInteger(value['nam']) &&
    Number.isInteger(value['thang']) &&
    Number(value['thang']) >= 1 &&
    Number(value['thang']) <= 12
  );
}

/** What a line is judged by. */
export type LineContext = {
  readonly database: Database;
  readonly report: Pick<FundReportRow, 'id' | 'donViId'> & Period;
  /** ISO date on which the lines are entered. */
  readonly today: string;
};

/** A line of a request, checked and with its amounts. */
export type JudgedLine = FundReportLineInput & Pick<FundReportLineRow, 'tienNld' | 'tienDn' | 'hopDongId' | 'canhBao'>;

const departureKeys: ReadonlySet<string> = new Set(['departureOutsidePeriod', 'departureBeforePeriod']);

/** Checks one line. @param place 0-based, for the words. @param path Stands before the names of its fields. */
export type LineCheck = (line: unknown, place: number, path: string) => JudgedLine;

/**
 * Makes the check of a report's lines: by the form's own rules, the look-ups and the database; it counts the shares too.
 *
 * The check throws MockFailure 400 with all complaints; 403 `QuyHoTro:01006` contributed already, `01008` departure
 * outside the period, `01010` no amount in force.
 */
export function createLineCheck(context: LineContext): LineCheck {
  const judge = createLineJudge(context.report);
  return (line, place, path) => judgeLine(context, judge, line, { place, path });
}

function judgeLine(
  context: LineContext,
  judge: (line: TypedLine) => readonly FieldError[],
  line: unknown,
  { place, path }: { readonly place: number; readonly path: string },
): JudgedLine {
  const { database, report, today } = context;
  const typed = knownFields(line, blankLine()) as TypedLine;
  const input = normalized(normalizeLine as (value: TypedLine) => TypedLine, typed) as FundReportLineInput;
  const worker = workerByCitizenId(database, input.soCccd);
  const contracts = worker === undefined ? [] : contractsOfWorker(database, worker.id);
  const own = contracts.find((contract) => contract.donViId === report.donViId && isSameContract(contract, input));
  const errors = [
    ...judge(input),
    ...(marketIds.has(input.thiTruongId) ? [] : [fieldError('thiTruongId', 'invalid')]),
    ...(occupationIds.has(input.nganhNgheId) ? [] : [fieldError('nganhNgheId', 'invalid')]),
    ...(hasForeignPassport(database, input, today)
      ? [fieldError('soHoChieu', 'foreignPassport', { name: input.hoTen })]
      : []),
    ...(input.soGcnTuDong === null || isOwnCertificate(database, input.soGcnTuDong, own)
      ? []
      : [fieldError('soGcnTuDong', 'ownCertificate', { name: input.hoTen })]),
  ];
  refuseDeparture(errors, place, path);
  refuseInvalid(under(path, errors));
  if (own !== undefined && own.soGcn !== null && own.soGcn !== input.soGcnTuDong) {
    throw contributedAlready(input, own.soGcn, path);
  }
  const shares = contributionShares(currentRules(database), {
    unitTypeId: database.units.find(report.donViId)?.loaiDonViId,
    day: input.ngayXuatCanh,
    isSelfPaid: input.soGcnTuDong !== null,
  });
  if ('missing' in shares) {
    const day = formatDate(shares.missing);
    const message = {
      vi: `Không tìm thấy quy định số tiền đóng quỹ có hiệu lực tại ngày ${day}.`,
      en: `No rule of the contribution amount is in force on ${day}.`,
    };
    throw refusalOfField('QuyHoTro:01010', message, `${path}ngayXuatCanh`, { ngày: day });
  }
  return { ...input, ...shares, hopDongId: own?.id ?? null, canhBao: warnings(context, input, worker, contracts) };
}

/** 403 `QuyHoTro:01007`. @param where What stands behind the name, e.g. "lines 2 and 5". */
export function duplicateFailure(
  { hoTen }: Pick<FundReportLineInput, 'hoTen'>,
  where: LocalText,
  path: string,
): MockFailure {
  const message = {
    vi: `Người lao động ${hoTen} bị trùng trong danh sách (${where.vi}).`,
    en: `Worker ${hoTen} is in the list more than once (${where.en}).`,
  };
  return refusalOfField('QuyHoTro:01007', message, `${path}soCccd`, { 'họ tên': hoTen });
}

/** 403 `QuyHoTro:01006`. */
export function contributedAlready(
  line: Pick<FundReportLineInput, 'hoTen' | 'soHopDong'>,
  soGcn: string,
  path: string,
): MockFailure {
  const { hoTen, soHopDong } = line;
  const message = {
    vi: `Người lao động ${hoTen} – hợp đồng ${soHopDong ?? missingValue} đã đóng quỹ theo GCN ${soGcn}.`,
    en: `Worker ${hoTen} – contract ${soHopDong ?? missingValue} has contributed to the Fund already under certificate ${soGcn}.`,
  };
  return refusalOfField('QuyHoTro:01006', message, `${path}soHopDong`, { 'họ tên': hoTen, số: soHopDong, gcn: soGcn });
}

function refuseDeparture(errors: readonly FieldError[], place: number, path: string): void {
  if (errors.length > 0 && errors.every(({ key }) => departureKeys.has(key))) {
    try {
      refuseInvalid(under(path, errors));
    } catch (error) {
      if (error instanceof MockFailure) {
        const message = {
          vi: `Ngày xuất cảnh của dòng ${place + 1} không thuộc kỳ báo cáo.`,
          en: `The departure date of line ${place + 1} is not within the reporting period.`,
        };
        const { validationErrors = [] } = error.body;
        throw new MockFailure(403, { code: 'QuyHoTro:01008', message, data: { n: place + 1 }, validationErrors });
      }
      throw error;
    }
  }
}

function refusalOfField(
  code: string,
  message: LocalText,
  member: string,
  data: Readonly<Record<string, unknown>>,
): MockFailure {
  return new MockFailure(403, { code, message, data, validationErrors: [{ message, members: [member] }] });
}

function under(path: string, errors: readonly FieldError[]): readonly FieldError[] {
  return errors.map((error) => ({ ...error, field: `${path}${error.field}` }));
}

function isOwnCertificate(database: Database, soGcn: string, contract: ContractRow | undefined): boolean {
  return contract !== undefined && ownCertificateOf(database, contract) === soGcn;
}

function warnings(
  { report, today }: LineContext,
  line: FundReportLineInput,
  worker: WorkerRow | undefined,
  contracts: readonly ContractRow[],
): readonly LineWarning[] {
  const isUnfinished = contracts.some(
    (contract) =>
      !isSameContract(contract, line) &&
      (contract.ngayVeNuoc ?? contract.denNgay ?? '') > line.ngayXuatCanh &&
      (contract.ngayXuatCanh ?? '9999') <= line.ngayXuatCanh,
  );
  const differs =
    worker !== undefined &&
    (!isSameName(worker.hoTen, line.hoTen) || worker.ngaySinh !== line.ngaySinh || worker.gioiTinh !== line.gioiTinh);
  return [
    ...departureWarnings(line, report, today),
    ...plausibilityWarnings(line),
    ...(isUnfinished ? (['hop-dong-chua-het'] as const) : []),
    ...(differs ? (['khac-csdl'] as const) : []),
  ];
}

/** Lists often have names in capitals, and Word's quotes and hyphens in them; a diacritic more or less may be another name. */
function isSameName(one: string, other: string): boolean {
  const [left = '', right = ''] = [one, other].map((name) => plainSigns(normalizeName(name)).toUpperCase());
  return left === right;
}
