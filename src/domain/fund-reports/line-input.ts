import { normalizeCitizenId } from '../identity/citizen-id';
import { normalizePassport } from '../identity/passport';
import { normalizeName, normalizeOptionalName } from '../text/names';
import type { FundReportLine, FundReportLineInput } from './fund-report';

/** A line while it is being typed: a cell may be empty, or hold a text that means nothing there. */
export type TypedLine = {
  readonly [Field in keyof FundReportLineInput]: FundReportLineInput[Field] | string | null;
};

/** A new line before anything is typed. */
export function blankLine(): TypedLine {
  return {
    hoTen: '',
    ngaySinh: null,
    gioiTinh: null,
    soCccd: '',
    lyDoCccd: null,
    soHoChieu: '',
    thiTruongId: null,
    nganhNgheId: null,
    soHopDong: null,
    ngayKy: null,
    thoiHanThang: null,
    ngayXuatCanh: null,
    boSungKyTruoc: false,
    luongThang: null,
    tienDichVu: null,
    soGcnTuDong: null,
  };
}

/** True while nothing was typed into a line; such a line is neither wrong nor stored. */
export function isBlankLine(line: TypedLine): boolean {
  return lineFields.every((field) => {
    const value = line[field];
    return value === null || value === false || (typeof value === 'string' && value.trim() === '');
  });
}

/** What was typed, in the form in which it is checked, sent and stored; what no rule has passed may still be wrong in it. */
export function normalizeLine(line: TypedLine): FundReportLineInput {
  return {
    hoTen: normalizeName(textOf(line.hoTen)),
    ngaySinh: line.ngaySinh,
    gioiTinh: line.gioiTinh,
    soCccd: normalizeCitizenId(textOf(line.soCccd)),
    lyDoCccd: normalizeOptionalName(textOf(line.lyDoCccd)),
    soHoChieu: normalizePassport(textOf(line.soHoChieu)),
    thiTruongId: line.thiTruongId,
    nganhNgheId: line.nganhNgheId,
    soHopDong: normalizeOptionalName(textOf(line.soHopDong)),
    ngayKy: line.ngayKy,
    thoiHanThang: line.thoiHanThang,
    ngayXuatCanh: line.ngayXuatCanh,
    boSungKyTruoc: line.boSungKyTruoc,
    luongThang: line.luongThang,
    tienDichVu: line.tienDichVu,
    soGcnTuDong: normalizeOptionalName(textOf(line.soGcnTuDong))?.toUpperCase() ?? null,
  } as FundReportLineInput;
}

/** What of a stored line was typed. */
export function lineInputOf(line: FundReportLine): FundReportLineInput {
  return Object.fromEntries(lineFields.map((field) => [field, line[field]])) as unknown as FundReportLineInput;
}

/** True when two lines would be stored as the same. */
export function isSameLine(one: TypedLine, other: TypedLine): boolean {
  if (lineFields.every((field) => one[field] === other[field])) {
    return true;
  }
  const [left, right] = [normalizeLine(one), normalizeLine(other)];
  return lineFields.every((field) => left[field] === right[field]);
}

/** The fields that are typed, in the order of the form. */
export const lineFields = Object.keys(blankLine()) as readonly (keyof FundReportLineInput)[];

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
