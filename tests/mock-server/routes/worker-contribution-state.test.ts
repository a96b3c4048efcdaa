import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { openOffice, type Office } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';
const lateDeparture = { ...contract, tuNgay: '2026-08-05', ngayXuatCanh: '2026-08-05', ngayKy: '2026-07-01' };

let office: Office;

beforeEach(async () => {
  office = await openOffice(400);
});

async function found(userName: string, query: string): Promise<Page<WorkerListItem>> {
  return (await (await office.as(userName)).get(`${path}?${query}`)).body as Page<WorkerListItem>;
}

async function waiting(): Promise<number> {
  const desk = await office.as('dv0007.nhaplieu');
  const { items } = (await desk.get('/api/app/viec-can-lam')).body as {
    readonly items: readonly { readonly ma: string; readonly soLuong: number }[];
  };
  return items.find(({ ma }) => ma === 'chua-dong-quy')?.soLuong ?? 0;
}

async function enter(hopDong: readonly object[]): Promise<Worker> {
  const desk = await office.as('dv0007.nhaplieu');
  const donViId = unitIdOf(office, 'DV0007');
  const body = { ...person, hopDong: hopDong.map((one) => ({ ...one, donViId })) };
  return (await desk.post(path, body)).body as Worker;
}

describe('whether a contract owes its contribution', () => {
  it('B-10 B-15 is a matter of the day: an old departure is owed as soon as it is entered', async () => {
    const before = await waiting();
    const worker = await enter([lateDeparture]);
    expect(worker.hopDong[0]?.dongQuy).toBe(2);
    expect((await found('dv0007.nhaplieu', `filter=${person.soCccd}&dongQuy=2`)).items[0]?.dongQuy).toBe(2);
    expect(await waiting()).toBe(before + 1);
  });

  it('S-07 B-10 is asked of every contract, not of the present one alone', async () => {
    const before = await waiting();
    const later = { ...contract, soHopDong: '1000/2026/HĐĐĐ-LG' };
    const worker = await enter([
      { ...lateDeparture, denNgay: '2026-11-01', ngayVeNuoc: '2026-11-01', tinhTrang: 3 },
      later,
    ]);
    expect(worker.hopDong.map(({ dongQuy }) => dongQuy)).toEqual([2, 3]);
    expect(await waiting()).toBe(before + 1);
  });

  it('B-10 B-15 becomes so when its due day has passed, for lists as for the report', async () => {
    const departed = 'ngayXuatCanhTu=2026-11-01&ngayXuatCanhDen=2026-11-30&coDonVi=true';
    // Who pays alone though a unit sends him had to pay before he left; all others are waited for.
    const alone = (await found('son.hv', `${departed}&dongQuy=2`)).totalCount;
    const { totalCount } = await found('son.hv', `${departed}&dongQuy=3`);
    expect(totalCount).toBeGreaterThan(alone);
    office.clock.advanceSeconds((Date.parse('2026-12-11T09:00:00+07:00') - office.clock.read()) / 1_000);
    const late = await found('son.hv', `${departed}&dongQuy=2`);
    expect([late.totalCount, late.items[0]?.dongQuy]).toEqual([alone + totalCount, 2]);
    expect((await found('son.hv', `${departed}&dongQuy=3`)).totalCount).toBe(0);
    const owed = await found('son.hv', 'moiHopDong=true&dongQuy=2');
    const report = (await (await office.as('son.hv')).get('/api/app/bao-cao/chua-dong-quy?denNgay=2026-12-11')).body;
    const { tong } = report as { readonly tong: Readonly<Record<string, number>> };
    expect(owed.tong?.['soHopDong']).toBe((tong['soChuaDong'] ?? 0) - (tong['chuaDenHan'] ?? 0));
  });
});
