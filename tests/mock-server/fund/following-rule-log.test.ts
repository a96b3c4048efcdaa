import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { logActions } from '@/domain/log/log-lists';

import { openOffice } from '../routes/office';

const path = '/api/app/dm-so-tien-dong-quy';

it('B-21 B-23 has the rule that follows in the log, with its amount, beside the one that ends', async () => {
  const office = await openOffice(1);
  const rules = () => [...office.backend.database.contributionAmounts.rows()];
  const ending = rules().find(({ ma }) => ma === 'NLD-2025');
  const quyDinhKeTiep = { ma: 'NLD-2027', soTien: 150_000, tyLe: null, canCu: 'Quyết định 1', ghiChu: null };
  const reply = await (
    await office.as('vinh.pq')
  ).post(`${path}/${ending?.id ?? ''}/ket-thuc`, {
    ...{ hieuLucDen: '2026-12-31', quyDinhKeTiep },
    ...{ concurrencyStamp: ending?.concurrencyStamp, maLanGui: crypto.randomUUID() },
  });
  expect(reply.status).toBe(200);
  const logged = `/api/app/nhat-ky?banGhiId=${ending?.id ?? ''}&hanhDong=ket-thuc`;
  const own = ((await (await office.as('admin')).get(logged)).body as Page<LogListItem>).items;
  expect(own.map(({ hanhDong }) => logActions.find(({ id }) => id === hanhDong)?.ten)).toEqual(['Kết thúc hiệu lực']);
  const next = rules().find(({ ma }) => ma === 'NLD-2027');
  const admin = await office.as('admin');
  const { items } = (await admin.get(`/api/app/nhat-ky?banGhiId=${next?.id ?? ''}`)).body as Page<LogListItem>;
  expect(items).toMatchObject([{ hanhDong: 'them', maBanGhi: 'NLD-2027', nguoiDungTen: 'Phạm Quốc Vinh', ketQua: 1 }]);
  const entry = (await admin.get(`/api/app/nhat-ky/${items[0]?.id ?? ''}`)).body as LogEntry;
  expect(entry.thayDoi).toContainEqual({ truong: 'soTien', cu: null, moi: '150000' });
});
