import { isMasked } from '../format/identities';
import { isSame } from '../records/record-differences';
import { searchText } from '../text/search-text';
import type { SelfPayingInput, SelfPayingMatch } from './self-paying-dossier';

/** A field of the declaration that the worker database knows too. */
export const comparedFields = [
  'hoTen',
  'ngaySinh',
  'gioiTinh',
  'soCccd',
  'ngayCapCccd',
  'soHoChieu',
  'ngayCapHc',
  'ngayHetHanHc',
  'dienThoai',
  'email',
  'tinhThanhMa',
  'xaPhuongMa',
  'diaChi',
  'trinhDo',
  'thiTruongId',
  'nganhNgheId',
  'nsdld',
  'soHopDong',
  'tuNgay',
  'denNgay',
  'ngayXuatCanh',
] as const satisfies readonly (keyof SelfPayingInput)[];

export type ComparedField = (typeof comparedFields)[number];

export type Comparison = {
  readonly field: ComparedField;
  readonly declared: unknown;
  readonly known: unknown;
  /** `same` also where only the case or spelling of a name differs; `unknown` where the database has nothing. */
  readonly verdict: 'same' | 'different' | 'unknown';
};

/** The declaration beside the record of the database, field by field, in the order of the form. */
export function comparisonOf(
  dossier: Pick<SelfPayingInput, ComparedField>,
  known: SelfPayingMatch['nguoiLaoDong'],
): readonly Comparison[] {
  return comparedFields.map((field) => {
    const declared = dossier[field];
    const value = known?.[field];
    return { field, declared, known: value ?? null, verdict: verdictOf(declared, value) };
  });
}

function verdictOf(declared: unknown, known: unknown): Comparison['verdict'] {
  if (isSame(known, undefined)) {
    return 'unknown';
  }
  return isSame(folded(declared), folded(known)) ? 'same' : 'different';
}

/** A masked number is compared as it is shown; names without regard to case and diacritics. */
function folded(value: unknown): unknown {
  return typeof value === 'string' && !isMasked(value) ? searchText(value) : value;
}
