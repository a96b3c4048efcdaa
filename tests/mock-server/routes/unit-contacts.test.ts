import { beforeEach, describe, expect, it } from 'vitest';

import type { Unit } from '@/domain/units/unit';
import type { UnitRow } from '@mock-server/data/rows';

import { complaintsOf, openOffice, type Office } from './office';

const path = '/api/app/don-vi';
const lienHe = [{ hoTen: 'Lê Thị Mới', chucVu: null, dienThoai: '0900000123', email: null }];

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

function rowOf(ma: string): UnitRow {
  const row = [...office.backend.database.units.rows()].find((unit) => unit.ma === ma);
  if (row === undefined) {
    throw new Error(`There is no unit ${ma}`);
  }
  return row;
}

describe('contacts of a unit that an application before has recorded', () => {
  it.each<[string, Partial<Record<keyof UnitRow, unknown>>]>([
    ['a tax code with a wrong check digit, and no officer', { mst: '0100233481', canBoPhuTrachId: '' }],
    ['no commune', { xaPhuongMa: '' }],
    ['two phones in one field', { dienThoai: '38249517, 39366633' }],
    [
      'a phone with dots, a name with two blanks and letters apart',
      { dienThoai: '024.3824.9517', ten: 'Cty  Lâm'.normalize('NFD') },
    ],
    ['no address and no representative', { diaChi: '', nguoiDaiDien: '' }],
  ])('B-11 D-02 can be changed by its leader, and nothing else changes with them: %s', async (_, old) => {
    const row = { ...rowOf('DV0007'), ...old } as UnitRow;
    office.backend.database.units.put(row);
    const desk = await office.as('dv0007.lanhdao');
    const unit = (await desk.get(`${path}/${row.id}`)).body as Unit;

    const reply = await desk.put(`${path}/${row.id}`, { ...unit, lienHe });
    expect(reply.status).toBe(200);
    expect(rowOf('DV0007')).toMatchObject({ ...old, lienHe });
    const refused = await desk.put(`${path}/${row.id}`, { ...(reply.body as Unit), email: 'khac@example.com' });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['email']]);
  });

  it('B-11 D-02 can be changed where another unit has the same tax code', async () => {
    const row = rowOf('DV0007');
    office.backend.database.units.put({ ...rowOf('DV0001'), mst: row.mst, email: row.email });
    const desk = await office.as('dv0007.lanhdao');
    const unit = (await desk.get(`${path}/${row.id}`)).body as Unit;
    expect((await desk.put(`${path}/${row.id}`, { ...unit, lienHe })).status).toBe(200);
  });

  it('B-11 D-02 are checked all the same', async () => {
    const row = rowOf('DV0007');
    const desk = await office.as('dv0007.lanhdao');
    const unit = (await desk.get(`${path}/${row.id}`)).body as Unit;
    const wrong = [{ ...lienHe[0], dienThoai: '12' }];
    const refused = await desk.put(`${path}/${row.id}`, { ...unit, lienHe: wrong });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['lienHe[0].dienThoai']]);
  });
});
