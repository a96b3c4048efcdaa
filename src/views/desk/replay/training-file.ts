import { writeXlsx } from 'hucre/xlsx';

import { importMostMegabytes, importMostRows } from '@/domain/constants';
import type { TrainingFileName } from '@/domain/desk/action';
import { workerImportColumns } from '@/domain/workers/worker-import-columns';

const people: readonly Readonly<Record<string, string>>[] = [
  { hoTen: 'Lý Thị Tập Huấn', soCccd: '042196905001' },
  { hoTen: 'Lý Thị Sai Số', soCccd: '04219690500' },
  { hoTen: 'Lý Thị Bài Học', soCccd: '042196905002' },
];
const common = { ngaySinh: '1996-06-14', gioiTinh: 'Nữ', tinhThanhMa: 'Hà Tĩnh' };
const olePrefix = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

/** A file as a trainee would choose it, made here, so that nobody has to carry one along. */
export async function trainingFile(name: TrainingFileName): Promise<File> {
  const [content, type] = await contentOf(name);
  return new File([content], name, { type });
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function contentOf(name: TrainingFileName): Promise<readonly [content: BlobPart, type: string]> {
  switch (name) {
    case 'uy-nhiem-chi.pdf':
      return [pdf, 'application/pdf'];
    case 'gia.xlsx':
      return ['Họ và tên,Số CCCD\n', excel];
    case 'mat-khau.xlsx':
      return [new Uint8Array([...olePrefix, ...utf16('EncryptedPackage')]), excel];
    case 'macro.xlsm':
      return [zipOf(['xl/workbook.xml', 'xl/vbaProject.bin']), excel];
    case 'cat-cut.xlsx':
      return [zipOf(['xl/workbook.xml']).slice(0, 40), excel];
    case 'qua-lon.xlsx':
      return [new Uint8Array((importMostMegabytes + 1) * 1024 * 1024), excel];
    case 'nguoi-lao-dong.xlsx':
      return [await workbook(headings, people.map(cellsOf)), excel];
    case 'hai-nghin-dong.xlsx':
      return [
        await workbook(
          headings,
          Array.from({ length: importMostRows + 1 }, () => cellsOf(people[0] ?? {})),
        ),
        excel,
      ];
    case 'khong-dong.xlsx':
      return [await workbook(headings, []), excel];
    case 'thieu-cot.xlsx':
      return [await workbook(headings.slice(1), [cellsOf(people[0] ?? {}).slice(1)]), excel];
    case 'trung-cot.xlsx':
      return [await workbook([...headings, headings[0] ?? ''], people.map(cellsOf)), excel];
  }
}

const headings = workerImportColumns.map(({ heading }) => heading);

function cellsOf(person: Readonly<Record<string, string>>): readonly (string | null)[] {
  const known: Readonly<Record<string, string>> = { ...common, ...person };
  return workerImportColumns.map(({ field }) => known[field] ?? null);
}

async function workbook(
  header: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = { name: 'Dữ liệu', rows: [[...header], ...rows.map((row) => [...row])] };
  return writeXlsx({ sheets: [sheet] }) as Promise<Uint8Array<ArrayBuffer>>;
}

function utf16(text: string): readonly number[] {
  return Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]);
}

/** An archive of empty, unpacked files: its directory is all that anybody reads (PKWARE APPNOTE 4.3). */
function zipOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const encoded = names.map((name) => new TextEncoder().encode(name));
  const locals = encoded.map((name) => [
    ...numbers(0x04034b50, 4),
    ...numbers(0, 22),
    ...numbers(name.length, 2),
    ...numbers(0, 2),
    ...name,
  ]);
  const offsets = locals.map((_, index) => locals.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const entries = encoded.flatMap((name, index) => [
    ...numbers(0x02014b50, 4),
    ...numbers(0, 24),
    ...numbers(name.length, 2),
    ...numbers(0, 12),
    ...numbers(offsets[index] ?? 0, 4),
    ...name,
  ]);
  const start = locals.reduce((sum, { length }) => sum + length, 0);
  const end = [
    ...numbers(0x06054b50, 4),
    ...numbers(0, 4),
    ...numbers(names.length, 2),
    ...numbers(names.length, 2),
    ...numbers(entries.length, 4),
    ...numbers(start, 4),
    ...numbers(0, 2),
  ];
  return new Uint8Array([...locals.flat(), ...entries, ...end]);
}

/** A number in little-endian bytes. */
function numbers(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, index) => (value / 256 ** index) & 0xff);
}
