import { editedFields } from '../records/edited-fields';
import { normalizeName, normalizeNote, normalizeOptionalName } from '../text/names';
import type { SupportMethod, SupportPaper, SupportTier, SupportType, SupportTypeInput } from './support-type';

/** The figures by which a kind of support is counted. */
export type SupportFigure = 'mucToiThieu' | 'mucToiDa' | 'mucToiDaNhom' | 'tyLe' | 'donGia' | 'soThangToiDa';

/** What each method counts by; the other figures are not asked for and not kept. */
const figuresOfMethod: Readonly<Record<SupportMethod, readonly SupportFigure[]>> = {
  1: ['mucToiThieu', 'mucToiDa'],
  2: ['mucToiDa'],
  3: ['tyLe', 'mucToiDa', 'mucToiDaNhom'],
  4: ['donGia', 'soThangToiDa'],
  5: ['tyLe', 'mucToiDa'],
  6: [],
};

/** The figures that a method cannot do without. */
const neededFigures: Readonly<Record<SupportMethod, readonly SupportFigure[]>> = {
  1: ['mucToiThieu', 'mucToiDa'],
  2: ['mucToiDa'],
  3: ['tyLe'],
  4: ['donGia', 'soThangToiDa'],
  5: [],
  6: [],
};

/** What a method counts by; nothing where none is chosen yet. */
export function figuresFor(method: unknown): readonly SupportFigure[] {
  return entryOf(figuresOfMethod, method);
}

/** The figures that a method cannot do without. */
export function figuresNeeded(method: unknown): readonly SupportFigure[] {
  return entryOf(neededFigures, method);
}

type FiguresByMethod = Readonly<Record<SupportMethod, readonly SupportFigure[]>>;

function entryOf(table: FiguresByMethod, method: unknown): readonly SupportFigure[] {
  return Object.hasOwn(table, String(method)) ? table[method as SupportMethod] : [];
}

/** A form's first values of a new kind of support. */
export function emptySupportType(): SupportTypeInput {
  return {
    ma: '',
    ten: '',
    doiTuong: 1,
    cachTinh: 1,
    mucToiThieu: null,
    mucToiDa: null,
    mucToiDaNhom: null,
    tyLe: null,
    donGia: null,
    soThangToiDa: null,
    soNgayXuLy: null,
    canCu: '',
    hieuLucTu: '',
    hieuLucDen: null,
    gioiHanLan: 1,
    loaiTruoc: [],
    loaiTamCap: null,
    hanNopSauChuyenDi: null,
    bangMuc: [],
    thanhPhanHoSo: [],
    bieuMau: 0,
    ghiChu: null,
  };
}

/** A new tier's fields before anything is typed; amounts must be entered. */
export type BlankTier = Pick<SupportTier, 'tieuChi' | 'den'> & {
  readonly tu: null;
  readonly soTienTu: null;
  readonly soTienDen: null;
};

export function emptyTier(): BlankTier {
  return { tieuChi: 1, tu: null, den: null, soTienTu: null, soTienDen: null };
}

/** @param ma Names the paper from now on; it must be new within the kind of support. */
export function emptyPaper(ma: string): SupportPaper {
  return { ma, ten: '', batBuoc: true, hinhThuc: 1 };
}

/** What was typed, in the form in which it is checked, sent and stored: figures that the method does not use are dropped. */
export function normalizeSupportType(input: SupportTypeInput): SupportTypeInput {
  return {
    ...input,
    ...figuresOf(input),
    ma: normalizeName(input.ma).toUpperCase(),
    ten: normalizeName(input.ten),
    canCu: normalizeName(input.canCu),
    hieuLucDen: normalizeOptionalName(input.hieuLucDen),
    loaiTruoc: [...input.loaiTruoc].sort(),
    loaiTamCap: normalizeOptionalName(input.loaiTamCap),
    thanhPhanHoSo: input.thanhPhanHoSo.map((paper) => ({ ...paper, ten: normalizeName(paper.ten) })),
    ghiChu: normalizeNote(input.ghiChu),
  };
}

/**
 * The figures of a kind of support as they are stored: a fixed amount is its own frame, support by months has the
 * ceiling of all its months, and what the method does not count by is empty.
 */
function figuresOf(input: SupportTypeInput): Pick<SupportTypeInput, SupportFigure> {
  const used = figuresFor(input.cachTinh);
  const kept = (figure: SupportFigure) => (used.includes(figure) ? input[figure] : null);
  const [donGia, soThangToiDa] = [kept('donGia'), kept('soThangToiDa')];
  return {
    mucToiThieu: input.cachTinh === 2 ? input.mucToiDa : kept('mucToiThieu'),
    mucToiDa: input.cachTinh === 4 ? product(donGia, soThangToiDa) : kept('mucToiDa'),
    mucToiDaNhom: kept('mucToiDaNhom'),
    tyLe: kept('tyLe'),
    donGia,
    soThangToiDa,
  };
}

function product(left: unknown, right: unknown): number | null {
  return typeof left === 'number' && typeof right === 'number' ? left * right : null;
}

/** What of a stored kind of support the form edits. */
export function supportTypeInputOf(type: SupportType): SupportTypeInput {
  return editedFields(emptySupportType(), type);
}
