import { beforeAll, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Certificate, Contribution, ContributionListItem } from '@/domain/contributions/contribution';
import type { SearchHit } from '@/domain/search/search-hit';

import { openOffice, type Office } from '../routes/office';

const path = '/api/app/dong-gop-quy';

let office: Office;

beforeAll(async () => {
  office = await openOffice(300);
});

it('B-04 a certificate has whole identity numbers, for those who issue it or may see them, and no province; the list hides them', async () => {
  const accountant = await office.as('ngan.dt');
  const { items } = (await accountant.get(`${path}?nguonDong=1&maxResultCount=1`)).body as Page<ContributionListItem>;
  const row = items[0];
  const worker = office.backend.database.workers.find(row?.nguoiLaoDongId ?? '');
  expect(row?.soCccd).toContain('***');

  const { body } = await accountant.get(`${path}/${row?.id ?? ''}/giay-chung-nhan`);
  const { soGcn, hoTen, soCccd, soHoChieu, tienNld } = body as Certificate;
  expect([soGcn, hoTen, soCccd, soHoChieu, tienNld]).toEqual([
    row?.soGcn,
    worker?.hoTen,
    worker?.soCccd,
    worker?.soHoChieu,
    row?.tienNld,
  ]);
  const asked = async (person: string) =>
    (await (await office.as(person)).get(`${path}/${row?.id ?? ''}/giay-chung-nhan`)).status;
  expect([await asked('khoa.tm'), await asked('vinh.pq'), await asked('dv0049.khaithac')]).toEqual([200, 200, 403]);
});

it('B-04 P-03 the director, whose approval issues certificates, prints one and still sees hidden numbers in the list', async () => {
  const director = await office.as('vinh.pq');
  const { items } = (await director.get(`${path}?nguonDong=1&maxResultCount=1`)).body as Page<ContributionListItem>;
  expect(items[0]?.soCccd).toContain('***');
  const { body } = await director.get(`${path}/${items[0]?.id ?? ''}/giay-chung-nhan`);
  expect((body as Certificate).soCccd).toMatch(/^\d{12}$/u);
});

it('B-04 P-03 a unit prints the certificates of its own workers and knows of no others', async () => {
  const unit = await office.as('dv0007.lanhdao');
  const fund = await office.as('khoa.tm');
  const all = (await fund.get(`${path}?maxResultCount=1000`)).body as Page<ContributionListItem>;
  const own = (await unit.get(`${path}?maxResultCount=1000`)).body as Page<ContributionListItem>;
  const ownIds = new Set(own.items.map(({ id }) => id));
  const foreign = all.items.find(({ id }) => !ownIds.has(id))?.id ?? '';
  expect(ownIds.size).toBeGreaterThan(0);
  expect((await unit.get(`${path}/${own.items[0]?.id ?? ''}/giay-chung-nhan`)).status).toBe(200);
  expect((await unit.get(`${path}/${foreign}/giay-chung-nhan`)).status).toBe(404);
});

it('B-04 the paper of a certificate that was issued anew, or is void, leads to its contribution by its number', async () => {
  const accountant = await office.as('ngan.dt');
  const { items } = (await accountant.get(`${path}?nguonDong=1&maxResultCount=1`)).body as Page<ContributionListItem>;
  const { id = '', concurrencyStamp, soGcn } = items[0] ?? {};
  const found = async () => [
    ((await accountant.get(`${path}?filter=${soGcn ?? ''}`)).body as Page<ContributionListItem>).items[0]?.id,
    ((await accountant.get(`/api/app/tim-kiem?tuKhoa=${soGcn ?? ''}`)).body as { items: SearchHit[] }).items[0]?.id,
  ];
  expect(await found()).toEqual([id, id]);
  const words = { concurrencyStamp, maLanGui: crypto.randomUUID(), lyDo: 'Giấy chứng nhận cũ bị rách nát.' };
  const anew = await accountant.post(`${path}/${id}/cap-lai-gcn`, words);
  expect((anew.body as Contribution).soGcn).not.toBe(soGcn);
  expect(await found()).toEqual([id, id]);
});
