import { detailFieldsOf } from '@/domain/support/support-detail-fields';
import { flightClasses, lossEvents, supportRelations } from '@/domain/support/support-lists';
import type { SupportCaseDetails } from '@/domain/support/support-request';
import type { Names } from '@/views/shared/list/cells/names';

import type { caseTexts } from './case-texts';

export type CaseTextKey = keyof typeof caseTexts.vi;
type DetailField = Exclude<keyof SupportCaseDetails, 'truongHopTruocId'>;
export type DetailFact = { readonly field: DetailField; readonly label: string; readonly value: string };

/** How the screen or a paper words a detail. */
export type DetailWording = {
  readonly label: (key: CaseTextKey) => string;
  readonly names: Names;
  readonly date: (isoDate: string) => string;
  readonly money: (amount: number) => string;
  /** What stands for a box that is ticked. */
  readonly yes: string;
};

/**
 * What a case tells beside what cases of all kinds do, in the order of its form. The earlier case is an id there; the
 * condition E6 names it.
 *
 * @param type Code of the kind of support, HT01.
 */
export function detailFacts(type: string, details: SupportCaseDetails, wording: DetailWording): readonly DetailFact[] {
  const fields = detailFieldsOf(type);
  return fields.flatMap((field) =>
    field === 'truongHopTruocId'
      ? []
      : [{ field, label: wording.label(labelKey(field, fields)), value: detailText(field, details, wording) }],
  );
}

/** The costs of who asks for no quotes are those of a lodging. */
function labelKey(field: DetailField, fields: readonly (keyof SupportCaseDetails)[]): CaseTextKey {
  if (field === 'baoGia') {
    return 'case.quotes';
  }
  return field === 'chiPhi' && !fields.includes('baoGia') ? 'case.lodging' : `case.${field}`;
}

function detailText(
  field: DetailField,
  details: SupportCaseDetails,
  { names, date, money, yes }: DetailWording,
): string {
  const value = details[field];
  if (value === null || value === '') {
    return '';
  }
  switch (field) {
    case 'giaTriHopDong':
    case 'anPhi':
    case 'giaVe':
    case 'giaVePhoThong':
    case 'chiPhi':
      return money(value as number);
    case 'baoGia':
      return (value as readonly number[]).map((quote) => money(quote)).join(' · ');
    case 'ngayChet':
    case 'tuNgay':
    case 'denNgay':
    case 'ngayDi':
    case 'ngayVe':
      return date(value as string);
    case 'loaiSuKien':
      return names.in(lossEvents, value as string);
    case 'quanHe':
      return names.in(supportRelations, value as string);
    case 'hangVe':
      return names.in(flightClasses, value as string);
    case 'nuocCongTac':
      return names.of('thi-truong', value as string);
    case 'khongHuongNganSach':
    case 'khongViPham':
      return value === true ? yes : '';
    default:
      return String(value as string | number);
  }
}
