import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { UnitListItem } from '@/domain/units/unit';

import { openOffice } from './office';

it('B-11 answers the debts of all units that the filter finds, whatever page is asked for', async () => {
  const office = await openOffice(200);
  const desk = await office.as('khoa.tm');
  const list = async (query: string) => (await desk.get(`/api/app/don-vi?${query}`)).body as Page<UnitListItem>;
  const filter = 'trangThai=1';
  const whole = await list(`${filter}&MaxResultCount=1000`);
  const sum = (of: (unit: UnitListItem) => number) => whole.items.reduce((total, unit) => total + of(unit), 0);
  const tong = { duNoNld: sum(({ duNoNld }) => duNoNld), duNoDoanhThu: sum(({ duNoDoanhThu }) => duNoDoanhThu) };

  const page = await list(`${filter}&MaxResultCount=2&SkipCount=2`);
  expect([page.items.length, page.totalCount, page.tong]).toEqual([2, whole.items.length, tong]);
  expect(tong.duNoDoanhThu).toBeGreaterThan(0);
});
