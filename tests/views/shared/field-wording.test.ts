import { expect, it } from 'vitest';

import { logFieldOf } from '@/domain/log/log-fields';
import { lineImportColumns } from '@/domain/fund-reports/line-import-columns';
import type { TextTable } from '@/domain/localization/texts';
import { workerImportColumns } from '@/domain/workers/worker-import-columns';

/** Fields that mean one thing wherever they stand: who somebody is, where they live and work, what was paid for them. */
const fields = [
  'hoTen',
  'ngaySinh',
  'gioiTinh',
  'soCccd',
  'lyDoCccd',
  'ngayCapCccd',
  'noiCapCccd',
  'soHoChieu',
  'ngayCapHc',
  'noiCapHc',
  'ngayHetHanHc',
  'dienThoai',
  'tinhThanhMa',
  'xaPhuongMa',
  'diaChi',
  'trinhDo',
  'ngoaiNgu',
  'kyNangNghe',
  'thiTruongId',
  'nganhNgheId',
  'nsdld',
  'diaChiLamViec',
  'soHopDong',
  'ngayKy',
  'ngayXuatCanh',
  'ngayVeNuoc',
  'tienDichVu',
  'soGcn',
  'ngayDong',
  'ngaySuViec',
  'lyDoHoTro',
  'mst',
  'canCu',
  'canBoPhuTrachId',
  'duNoNld',
  'duNoDoanhThu',
] as const;

type Wording = { readonly where: string; readonly field: string; readonly text: string };

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/**/*-texts.ts', { eager: true });

/** Keys of helps and messages end with a field's name too; they are no labels. */
const isLabel = (key: string) => !/^(help|validation)\.|\.help\./u.test(key);

const inTables = (language: keyof TextTable): readonly Wording[] =>
  Object.entries(modules).flatMap(([where, exported]) =>
    Object.values(exported)
      .filter(isTextTable)
      .flatMap((table) =>
        Object.entries(table[language])
          .filter(([key]) => key.includes('.') && isLabel(key))
          .map(([key, text]) => ({ where: `${where} ${key}`, field: key.split('.').at(-1) ?? '', text })),
      ),
  );

const inFiles: readonly Wording[] = [
  ...workerImportColumns.map(({ field, heading }) => ({ where: 'import of workers', field, text: heading })),
  ...lineImportColumns.map(({ field, heading }) => ({ where: 'import of lines', field, text: heading })),
].map((one) => ({ ...one, field: one.field.split('.').at(-1) ?? '' }));

const inLog = (name: 'ten' | 'tenEn'): readonly Wording[] =>
  fields.flatMap((field) => {
    const known = logFieldOf(field);
    return known === undefined ? [] : [{ where: 'log', field, text: known[name] }];
  });

const vietnamese = [...inTables('vi'), ...inFiles, ...inLog('ten')];
const english = [...inTables('en'), ...inLog('tenEn')];

it.each(fields)('B-10 K-03 calls %s by one word in forms, lists, details, files and the log', (field) => {
  const wordingsOf = (all: readonly Wording[]) => [
    ...new Set(all.filter((one) => one.field === field).map(({ text }) => text)),
  ];
  expect(wordingsOf(vietnamese)).toHaveLength(1);
  expect(wordingsOf(english)).toHaveLength(1);
});

function isTextTable(value: unknown): value is TextTable {
  return typeof value === 'object' && value !== null && 'vi' in value && 'en' in value;
}
