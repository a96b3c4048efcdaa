import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { SheetCell } from '@/domain/import/sheet';
import { emptyContract } from '@/domain/workers/contract-schema';
import { emptyWorker } from '@/domain/workers/worker-input';
import { exampleCitizenId, workerImportColumns } from '@/domain/workers/worker-import-columns';

import {
  contractCells,
  importToday,
  personCells,
  readWorkerRows,
  references,
  sheetRow,
  type WorkerCells,
} from './import-fixtures';

describe('rows as workers', () => {
  it('makes codes of names, and one contract of a row that has any of its cells', () => {
    const { input, errors } = readOne({
      ...personCells,
      soCccd: ' 042 196 000 045 ',
      dienThoai: '+84 900 000 045',
      xaPhuongMa: 'Thành Sen',
      trinhDo: 'thpt',
      ...contractCells,
      'hopDong[0].mucLuong': '180.000',
      'hopDong[0].tienTe': 'jpy',
      'hopDong[0].ngayXuatCanh': '1/12/2026',
    });
    expect(errors).toEqual([]);
    expect(input).toEqual({
      ...emptyWorker(),
      soCccd: '042196000045',
      hoTen: 'Phạm Thị Hồng Sen',
      ngaySinh: '1996-06-14',
      gioiTinh: 2,
      dienThoai: '0900000045',
      tinhThanhMa: '42',
      xaPhuongMa: '18073',
      trinhDo: 3,
      hopDong: [
        {
          ...emptyContract(),
          hinhThucDi: '2',
          donViId: 'unit-7',
          thiTruongId: 'JP',
          nganhNgheId: 'TP',
          mucLuong: 180_000,
          tienTe: 'JPY',
          ngayXuatCanh: '2026-12-01',
          tinhTrang: 1,
        },
      ],
    });
  });

  it('makes a worker without a contract of a row without any of its cells', () => {
    expect(readOne({ ...personCells, 'hopDong[0].nsdld': '  ' })).toMatchObject({ errors: [], input: { hopDong: [] } });
  });

  it.each([
    ['tinhThanhMa', 'TP. Hồ Chí Minh', '79'],
    ['tinhThanhMa', 'tinh ha tinh', '42'],
    ['tinhThanhMa', 'Thanh Hóa', '38'],
    ['tinhThanhMa', '42', '42'],
    ['hopDong[0].donViId', 'công ty cổ phần nhân lực lam giang', 'unit-7'],
    ['hopDong[0].donViId', 9_900_000_016, 'unit-7'],
    ['hopDong[0].donViId', 'DV0007 – Công ty Cổ phần Nhân lực Lam Giang', 'unit-7'],
    ['hopDong[0].thiTruongId', 'DAI LOAN (TRUNG QUOC)', 'TW'],
    ['hopDong[0].hinhThucDi', 2, '2'],
  ] as const)('knows the %s %j', (field, cell, id) => {
    const { input, errors } = readOne({ ...personCells, ...contractCells, [field]: cell });
    expect(errors).toEqual([]);
    const values: Readonly<Record<string, unknown>> = field.startsWith('hopDong')
      ? { ...input.hopDong[0] }
      : { ...input };
    expect(values[field.replace('hopDong[0].', '')]).toBe(id);
  });

  it.each([
    ['an unknown province', { tinhThanhMa: 'Hà Tây' }, 'tinhThanhMa', 'unknownValue', { value: 'Hà Tây' }],
    [
      'a commune of another province',
      { xaPhuongMa: 'Phường Ba Đình' },
      'xaPhuongMa',
      'unknownValue',
      { value: 'Phường Ba Đình' },
    ],
    ['an unknown sex', { gioiTinh: 'x' }, 'gioiTinh', 'unknownValue', { value: 'x' }],
    ['a missing name', { hoTen: null }, 'hoTen', 'required', {}],
    ['a missing sex', { gioiTinh: null }, 'gioiTinh', 'required', {}],
    ['a number of eleven digits', { soCccd: '04219600004' }, 'soCccd', 'cccd', {}],
    ['a number cell that has lost its zero', { soCccd: 42_196_000_045 }, 'soCccd', 'notText', {}],
    ['a phone that has lost its zero', { dienThoai: 900_000_045 }, 'dienThoai', 'notText', {}],
    ['another sex than the number says', { gioiTinh: 'Nam' }, 'soCccd', 'cccdMismatch', {}],
    ['a day that does not exist', { ngaySinh: '31/02/1996' }, 'ngaySinh', 'date', {}],
    ['a bare year', { ngayCapCccd: 2_021 }, 'ngayCapCccd', 'date', {}],
    ['what a formula came to nothing in', { diaChi: '#REF!' }, 'diaChi', 'invalid', {}],
    [
      'a day that Excel has made of a number',
      { 'hopDong[0].soHopDong': { date: '2026-12-01' } },
      'hopDong[0].soHopDong',
      'notText',
      {},
    ],
    [
      'a wage that a formula divided',
      { 'hopDong[0].mucLuong': 1_300_000 / 7, 'hopDong[0].tienTe': 'JPY' },
      'hopDong[0].mucLuong',
      'twoDecimals',
      {},
    ],
    ['a wage in words', { 'hopDong[0].mucLuong': 'mười triệu' }, 'hopDong[0].mucLuong', 'number', {}],
    ['a fee with a fraction', { 'hopDong[0].tienDichVu': 1.5 }, 'hopDong[0].tienDichVu', 'money', {}],
    [
      'a unit that the person does not see',
      { 'hopDong[0].donViId': 'DV0001' },
      'hopDong[0].donViId',
      'unknownValue',
      { value: 'DV0001' },
    ],
    ['a missing market', { 'hopDong[0].thiTruongId': null }, 'hopDong[0].thiTruongId', 'required', {}],
    ['a missing state', { 'hopDong[0].tinhTrang': null }, 'hopDong[0].tinhTrang', 'required', {}],
    [
      'an end before the beginning',
      { 'hopDong[0].tuNgay': '1/12/2026', 'hopDong[0].denNgay': '1/11/2026' },
      'hopDong[0].denNgay',
      'contractPeriod',
      {},
    ],
  ] as const)('names the column of %s, once', (_, cells, field, key, params) => {
    expect(readOne({ ...personCells, ...contractCells, ...cells }).errors).toEqual([{ field, key, params }]);
  });

  it('does not guess between two units of one name', () => {
    const [unit] = references.units;
    const doubled = {
      ...references,
      units: unit === undefined ? [] : [unit, { ...unit, id: 'other', ma: 'DV0099', mst: 'x' }],
    };
    const cells = { ...personCells, ...contractCells, 'hopDong[0].donViId': 'Lam Giang HR' };
    const [row] = readWorkerRows([sheetRow(cells)], doubled, importToday);
    expect(row?.errors).toEqual([
      { field: 'hopDong[0].donViId', key: 'ambiguousValue', params: { value: 'Lam Giang HR' } },
    ]);
  });

  it('takes a number cell that has all twelve digits', () => {
    const cells = { ...personCells, soCccd: 142_196_000_045 };
    expect(readOne(cells)).toMatchObject({ errors: [], input: { soCccd: '142196000045' } });
  });

  it.each(['\u200b', '\u200e', '\u202a', '\u2060', '\ufeff', '\u00ad'])(
    'B-10 passes over a character that nobody sees (%j), as copied texts hold it',
    (hidden) => {
      const cells = {
        ...personCells,
        hoTen: `${hidden}Phạm Thị Sen${hidden}`,
        soCccd: `0421${hidden}96000045${hidden}`,
        ngaySinh: `${hidden}14/06/1996`,
        gioiTinh: `Nữ${hidden}`,
        tinhThanhMa: `${hidden}Hà Tĩnh`,
        soHoChieu: `C7654321${hidden}`,
        dienThoai: `${hidden}0900000045`,
        email: `sen@example.com${hidden}`,
        ...contractCells,
        'hopDong[0].mucLuong': `180.000${hidden}`,
        'hopDong[0].tienTe': 'JPY',
        'hopDong[0].soHopDong': `12/HĐ${hidden}`,
      };
      const { errors, input } = readOne(cells);
      expect(errors).toEqual([]);
      expect(input).toMatchObject({
        hoTen: 'Phạm Thị Sen',
        soCccd: '042196000045',
        ngaySinh: '1996-06-14',
        soHoChieu: 'C7654321',
        dienThoai: '0900000045',
        email: 'sen@example.com',
        hopDong: [{ mucLuong: 180_000, soHopDong: '12/HĐ' }],
      });
    },
  );

  it('marks every row of a number that several rows claim, however it is written', () => {
    const second = { ...personCells, hoTen: 'Người Khác', soCccd: '042.196.000.045', soHoChieu: 'C7654321' };
    const third = { ...personCells, soCccd: '042196000046', soHoChieu: 'c 7654321' };
    const rows = readWorkerRows(
      [sheetRow(personCells, 2), sheetRow(second, 5), sheetRow(third, 9)],
      references,
      importToday,
    );
    expect(rows.map(({ rowNumber, errors }) => [rowNumber, errors])).toEqual([
      [2, [{ field: 'soCccd', key: 'duplicateRow', params: { rows: '5' } }]],
      [
        5,
        [
          { field: 'soCccd', key: 'duplicateRow', params: { rows: '2' } },
          { field: 'soHoChieu', key: 'duplicateRow', params: { rows: '9' } },
        ],
      ],
      [9, [{ field: 'soHoChieu', key: 'duplicateRow', params: { rows: '5' } }]],
    ]);
  });

  it('B-10 names the first rows of many that claim one number, such as a passport number copied down the column', () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      sheetRow({ ...personCells, soCccd: `0421960000${String(index + 45)}`, soHoChieu: 'C0000000' }, index + 2),
    );
    const judged = readWorkerRows(rows, references, importToday);
    expect([judged[0], judged[11]].map((one) => one?.errors[0]?.params['rows'])).toEqual([
      '3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …',
      '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …',
    ]);
  });

  it('has a template whose example breaks no rule but is nobody', () => {
    const example = Object.fromEntries(
      workerImportColumns.map(({ field, kind, example: value }): [string, SheetCell] => [
        field,
        kind === 'date' && typeof value === 'string' ? { date: value } : value,
      ]),
    );
    expect(example['soCccd']).toBe(exampleCitizenId);
    expect(readOne(example as WorkerCells).errors).toEqual([{ field: 'soCccd', key: 'exampleRow', params: {} }]);
  });

  it('answers any cells with an input or errors, never a crash', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.double(),
      fc.string().map((date) => ({ date })),
      fc.constant(null),
    );
    const cells = fc.record(Object.fromEntries(workerImportColumns.map(({ field }) => [field, cell])));
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 3 }), (rows) => {
        const read = readWorkerRows(
          rows.map((row, index) => ({ rowNumber: index + 2, cells: row })),
          references,
          importToday,
        );
        expect(read).toHaveLength(rows.length);
        const fields = new Set<string>(workerImportColumns.map(({ field }) => field));
        expect(read.flatMap(({ errors }) => errors.filter(({ field }) => !fields.has(field)))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

function readOne(cells: WorkerCells) {
  const [row] = readWorkerRows([sheetRow(cells)], references, importToday);
  if (row === undefined) {
    throw new Error('The row was lost.');
  }
  return row;
}
