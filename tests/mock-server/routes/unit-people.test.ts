import { beforeEach, expect, it } from 'vitest';

import type { LookupItem } from '@/domain/lookups/lookup';
import type { Unit } from '@/domain/units/unit';
import { unitState } from '@/domain/reference/unit-lists';

import { openOffice, type Office } from './office';

const department = 'dv0049.khaithac';
/** The type of the Department of Overseas Labour, who sees all. */
const departmentOfLabour = 13;

let office: Office;

beforeEach(async () => {
  office = await openOffice(60);
});

function unitOf(ma: string): string {
  return [...office.backend.database.units.rows()].find((unit) => unit.ma === ma)?.id ?? '';
}

/** Changes a unit as the administrator. */
async function change(ma: string, changes: Partial<Unit>): Promise<void> {
  const desk = await office.as('admin');
  const unit = (await desk.get(`/api/app/don-vi/${unitOf(ma)}`)).body as Unit;
  const { status } = await desk.put(`/api/app/don-vi/${unit.id}`, { ...unit, ...changes });
  expect(status).toBe(200);
}

async function provincesSeen(): Promise<readonly string[]> {
  const { body } = await (await office.as(department)).get('/api/app/nguoi-lao-dong?MaxResultCount=1000');
  const { items } = body as { readonly items: readonly { readonly tinhThanhMa: string }[] };
  return [...new Set(items.map(({ tinhThanhMa }) => tinhThanhMa))];
}

it('P-03 people see what their unit may see now: another province, and no longer the one before', async () => {
  expect(await provincesSeen()).toEqual(['40']);
  const { body } = await (await office.as('admin')).get('/api/app/danh-muc/xa-phuong?tinhThanhMa=01');
  const [commune] = (body as { readonly items: readonly LookupItem[] }).items;
  await change('DV0049', { tinhThanhMa: '01', xaPhuongMa: commune?.id ?? '' });
  expect(await provincesSeen()).toEqual(['01']);
});

it('P-03 people of a unit that becomes one of another type see what such a unit may see', async () => {
  expect(await provincesSeen()).toEqual(['40']);
  await change('DV0049', { loaiDonViId: departmentOfLabour });
  expect((await provincesSeen()).length).toBeGreaterThan(1);
});

it('P-03 people of a unit that is switched off are refused at once, with the token that they have', async () => {
  const desk = await office.as('dv0007.lanhdao');
  expect((await desk.get('/api/app/bao-cao-quy')).status).toBe(200);
  await change('DV0007', { trangThai: unitState.suspended });
  expect((await desk.get('/api/app/bao-cao-quy')).status).toBe(401);
  await change('DV0007', { trangThai: unitState.active });
  expect((await desk.get('/api/app/bao-cao-quy')).status).toBe(200);
});
