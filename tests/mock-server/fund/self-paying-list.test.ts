import { beforeAll, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import { addDays } from '@/domain/format/calendar';

import { openOffice, type Office } from '../routes/office';
import { dossiers } from './self-paying-desk';

type List = Schemas['DanhSachHoSoTuDong'];

let office: Office;

beforeAll(async () => {
  office = await openOffice(5_000);
});

async function list(query = '', userName = 'khoa.tm'): Promise<List> {
  const { status, body } = await (await office.as(userName)).get(`${dossiers}?${query}`);
  expect(status).toBe(200);
  return body as List;
}

describe('list of self-paying dossiers', () => {
  it('B-02 B-03 D-02 has the 300 dossiers of the demo in their states, counted whatever tab is open', async () => {
    const all = await list();
    const approved = await list('trangThai=4&MaxResultCount=1000');
    const states = approved.items.reduce<Record<number, number>>(
      (counts, { tinhTrangDong }) => ({ ...counts, [tinhTrangDong]: (counts[tinhTrangDong] ?? 0) + 1 }),
      {},
    );
    expect([all.totalCount, all.dem, all.tong]).toEqual([
      300,
      { 2: 40, 4: 230, 5: 10, 6: 15, 9: 5 },
      { daDong: 21_000_000 },
    ]);
    expect([approved.totalCount, approved.dem, states]).toEqual([230, all.dem, { 1: 14, 2: 6, 3: 210 }]);
  });

  it('B-02 shows every kind of warning on a pending dossier', async () => {
    const { items } = await list('trangThai=2&coCanhBao=true&MaxResultCount=100');
    expect([...new Set(items.flatMap(({ canhBao }) => canhBao))].sort()).toEqual([
      'da-dong',
      'duoi-18',
      'ho-chieu-het-han',
      'trung-cccd',
      'trung-ho-chieu',
    ]);
  });

  it('B-03 has consistent days: declared, answered and paid in this order, certified as the contract is', () => {
    const { database } = office.backend;
    const paid = [...database.selfPaying.rows()].filter(({ tinhTrangDong }) => tinhTrangDong === 3);
    const faults = paid.filter(({ ngayGui, ngayPheDuyet, ngayDong, soGcn, hopDongId }) => {
      const contract = database.contracts.find(hopDongId ?? '');
      return !(
        ngayGui <= (ngayPheDuyet ?? '') &&
        (ngayPheDuyet ?? '').slice(0, 10) <= (ngayDong ?? '') &&
        contract?.soGcn === soGcn &&
        contract.ngayDong === ngayDong
      );
    });
    expect(faults.map(({ ma, ngayGui, ngayPheDuyet, ngayDong }) => [ma, ngayGui, ngayPheDuyet, ngayDong])).toEqual([]);
  });

  it('B-03 finds by name without marks, by whole and part of a number, and by code', async () => {
    const [first] = (await list('Sorting=ma')).items;
    const found = await Promise.all(
      [first?.soCccd, first?.soCccd.slice(2, 9), first?.ma, first?.dienThoai].map((text) =>
        list(`Filter=${text ?? ''}`),
      ),
    );
    expect(found.map(({ items }) => items.some(({ id }) => id === first?.id))).toEqual([true, true, true, true]);
  });

  it('B-03 hides numbers from whoever may not see them whole, and finds them only by the whole', async () => {
    const [whole] = (await list('Sorting=ma')).items;
    const [masked] = (await list('Sorting=ma', 'ngan.dt')).items;
    const byPart = await list(`Filter=${whole?.soCccd.slice(1, 11) ?? ''}`, 'ngan.dt');
    const byWhole = await list(`Filter=${whole?.soCccd ?? ''}`, 'ngan.dt');
    expect(masked?.soCccd).toBe(`${whole?.soCccd.slice(0, 3) ?? ''}***${whole?.soCccd.slice(-6) ?? ''}`);
    expect([byPart.totalCount, byWhole.items.map(({ id }) => id)]).toEqual([0, [whole?.id]]);
  });

  it.each([
    ['hinhThuc=6b', ({ hinhThuc }: List['items'][number]) => hinhThuc === '6b'],
    ['tinhTrangDong=2', ({ tinhTrangDong }: List['items'][number]) => tinhTrangDong === 2],
    ['nguon=3', ({ nguon }: List['items'][number]) => nguon === 3],
    ['thiTruongId=JP', ({ thiTruongId }: List['items'][number]) => thiTruongId === 'JP'],
    ['tinhThanhMa=40', ({ tinhThanhMa }: List['items'][number]) => tinhThanhMa === '40'],
    ['ngayGuiTu=2026-11-01', ({ ngayGui }: List['items'][number]) => ngayGui >= '2026-11-01'],
    ['ngayGuiDen=2026-10-31', ({ ngayGui }: List['items'][number]) => ngayGui < '2026-11-01'],
    ['ngayXuatCanhTu=2026-11-20', ({ ngayXuatCanh }: List['items'][number]) => ngayXuatCanh >= '2026-11-20'],
    ['ngayXuatCanhDen=2026-01-31', ({ ngayXuatCanh }: List['items'][number]) => ngayXuatCanh <= '2026-01-31'],
    ['coCanhBao=false&trangThai=2', ({ canhBao }: List['items'][number]) => canhBao.length === 0],
    [
      'quaHan=true',
      ({ hanDong, tinhTrangDong }: List['items'][number]) => (hanDong ?? '') < '2026-11-15' && tinhTrangDong !== 3,
    ],
  ] as const)('B-03 filters by %s', async (query, isWanted) => {
    const { items, totalCount } = await list(`${query}&MaxResultCount=1000`);
    expect([items.length > 0, items.length, items.filter((item) => !isWanted(item))]).toEqual([true, totalCount, []]);
  });

  it('B-02 counts the working days that a dossier waits: over five is late', async () => {
    const { items } = await list('trangThai=2&Sorting=soNgayCho desc&MaxResultCount=100');
    const oldest = items[0];
    expect([oldest?.soNgayCho, oldest?.ngayGui.slice(0, 10)]).toEqual([8, addDays('2026-11-15', -12)]);
    expect((await list('trangThai=4')).items[0]?.soNgayCho).toBeNull();
  });

  it.each(['trangThai=7', 'quaHan=1', 'ngayGuiTu=15-11-2026', 'tinhTrangDong=x'])(
    'B-03 refuses %s as 400',
    async (query) => {
      expect((await (await office.as('khoa.tm')).get(`${dossiers}?${query}`)).status).toBe(400);
    },
  );

  it('P-03 is closed to units and authorities, open to read for the Department', async () => {
    const statuses = await Promise.all(
      ['dv0007.lanhdao', 'dv0007.nhaplieu', 'son.hv'].map(
        async (user) => (await (await office.as(user)).get(dossiers)).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 200]);
  });
});
