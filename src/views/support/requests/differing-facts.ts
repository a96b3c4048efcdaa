import { isSame } from '@/domain/records/record-differences';
import { banks } from '@/domain/reference/banks';
import { reasonsOf, supportRelations } from '@/domain/support/support-lists';
import type { CaseDraft } from '@/domain/support/support-draft';
import type { SubmittedPaper } from '@/domain/support/support-request';

import { detailFacts, type DetailWording } from './case-detail-facts';

type CaseFact = { readonly label: string; readonly value: string };

type CaseWording = DetailWording & {
  /** Code of the kind of support, HT01. */
  readonly type: string;
  readonly paper: (state: SubmittedPaper['tinhTrang']) => string;
};

/** What a case says otherwise than in another version of the request's cases, beside its amount; in the form's order. */
export function differingFacts(
  entry: CaseDraft,
  others: readonly (readonly CaseDraft[])[],
  wording: CaseWording,
): readonly CaseFact[] {
  const versions = others
    .flatMap((cases) => cases.filter(({ khoa }) => khoa === entry.khoa))
    .filter((version) => !isSame(version, entry))
    .map((version) => new Map(factsOf(version, wording).map(({ label, value }) => [label, value])));
  return versions.length === 0
    ? []
    : factsOf(entry, wording).filter(({ label, value }) =>
        versions.some((version) => (version.get(label) ?? '') !== value),
      );
}

function factsOf(entry: CaseDraft, wording: CaseWording): readonly CaseFact[] {
  const { type, label, names, date, paper } = wording;
  const day = (value: string | null) => (value === null ? '' : date(value));
  const { nuocDen, lyDoHoTro, mucDo, nganHangId, giayTo, rieng } = entry;
  return [
    { label: label('case.soHoChieu'), value: entry.soHoChieu ?? '' },
    { label: label('case.noiCapHc'), value: entry.noiCapHc ?? '' },
    { label: label('case.ngayCapHc'), value: day(entry.ngayCapHc) },
    { label: label('case.nuocDen'), value: nuocDen === null ? '' : names.of('thi-truong', nuocDen) },
    { label: label('case.hdTu'), value: day(entry.hdTu) },
    { label: label('case.hdDen'), value: day(entry.hdDen) },
    { label: label('case.lvTu'), value: day(entry.lvTu) },
    { label: label('case.lvDen'), value: day(entry.lvDen) },
    { label: label('case.ngaySuViec'), value: day(entry.ngaySuViec) },
    { label: label('case.lyDoHoTro'), value: lyDoHoTro === null ? '' : names.in(reasonsOf(type), lyDoHoTro) },
    { label: label('case.lyDoKhac'), value: entry.lyDoKhac ?? '' },
    { label: label('case.mucDo'), value: mucDo === null ? '' : String(mucDo) },
    ...detailFacts(type, rieng, wording),
    { label: label('case.chuTaiKhoan'), value: entry.chuTaiKhoan ?? '' },
    { label: label('case.soTaiKhoan'), value: entry.soTaiKhoan ?? '' },
    { label: label('case.nganHangId'), value: nganHangId === null ? '' : names.in(banks, nganHangId) },
    { label: label('case.chiNhanh'), value: entry.chiNhanh ?? '' },
    ...personFacts(entry, wording),
    ...giayTo.map(({ ten, tinhTrang }) => ({ label: ten, value: paper(tinhTrang) })),
  ];
}

/** Who applies in the worker's place, whose name and number are not taken for those of the worker. */
function personFacts({ nguoiUyQuyen }: CaseDraft, { label, names, date }: CaseWording): readonly CaseFact[] {
  const ofPerson = (key: Parameters<typeof label>[0]) => `${label('case.authorised')} – ${label(key)}`;
  return [
    { label: ofPerson('case.uqHoTen'), value: nguoiUyQuyen?.hoTen ?? '' },
    {
      label: ofPerson('case.uqQuanHe'),
      value: nguoiUyQuyen === null ? '' : names.in(supportRelations, nguoiUyQuyen.quanHe),
    },
    { label: ofPerson('case.uqSoCccd'), value: nguoiUyQuyen?.soCccd ?? '' },
    {
      label: ofPerson('case.uqNgayCap'),
      value: typeof nguoiUyQuyen?.ngayCap === 'string' ? date(nguoiUyQuyen.ngayCap) : '',
    },
    { label: ofPerson('case.uqNoiCap'), value: nguoiUyQuyen?.noiCap ?? '' },
    { label: ofPerson('case.uqDiaChi'), value: nguoiUyQuyen?.diaChi ?? '' },
  ];
}
