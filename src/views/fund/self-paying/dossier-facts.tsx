import { isMasked } from '@/domain/format/identities';
import type { SelfPayingDossier, SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { useTexts } from '@/views/app/localization-context';
import { Facts } from '@/views/shared/record/facts';
import { recordTexts } from '@/views/shared/record/record-texts';

import { dossierTexts } from './dossier-texts';
import { useDossierWords } from './use-dossier-words';

type Field = keyof SelfPayingInput;

const groups = [
  {
    title: 'dossier.person',
    fields: [
      ...(['hoTen', 'ngaySinh', 'gioiTinh', 'soCccd', 'lyDoCccd', 'ngayCapCccd', 'noiCapCccd'] as const),
      ...(['soHoChieu', 'ngayCapHc', 'noiCapHc', 'ngayHetHanHc'] as const),
    ],
  },
  {
    title: 'dossier.contact',
    fields: [
      ...(['dienThoai', 'email', 'tinhThanhMa', 'xaPhuongMa', 'diaChi', 'trinhDo'] as const),
      ...(['lienHeTen', 'lienHeQuanHe', 'lienHeDienThoai'] as const),
    ],
  },
  {
    title: 'dossier.contract',
    fields: [
      ...(['hinhThuc', 'donViId', 'thiTruongId', 'nganhNgheId', 'nsdld', 'diaChiLamViec'] as const),
      ...(['soXacNhan', 'ngayXacNhan', 'coQuanXacNhan', 'soHopDong', 'ngayKy', 'tuNgay', 'denNgay'] as const),
      ...(['mucLuong', 'ngayXuatCanh', 'nguon', 'ghiChu'] as const),
    ],
  },
] as const satisfies readonly { readonly title: string; readonly fields: readonly Field[] }[];

/** Shown only where they say something: exceptions, and what belongs to one form alone. */
const exceptionalFields: readonly Field[] = ['lyDoCccd', 'donViId', 'soXacNhan', 'ngayXacNhan', 'coQuanXacNhan'];

const longFields: readonly Field[] = ['lyDoCccd', 'diaChi', 'hinhThuc', 'donViId', 'nsdld', 'ghiChu'];

/** What was declared, group by group. */
export function DossierFacts({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const texts = useTexts(dossierTexts);
  const record = useTexts(recordTexts);
  const words = useDossierWords(dossier.tinhThanhMa, dossier.donViId);
  const textOf = (field: Field) => {
    const text = words.textOf(field, dossier[field]);
    return field === 'mucLuong' && text !== '' ? `${text} ${dossier.tienTe ?? ''}`.trim() : text;
  };

  return groups.map(({ title, fields }) => (
    <Facts
      key={title}
      title={texts(title)}
      facts={(fields as readonly Field[])
        .filter((field) => !exceptionalFields.includes(field) || dossier[field] !== null)
        .map((field) => ({
          label: words.labelOf(field),
          value: textOf(field),
          isLong: longFields.includes(field),
          note: isMasked(String(dossier[field] ?? '')) ? record('record.masked') : undefined,
        }))}
    />
  ));
}
