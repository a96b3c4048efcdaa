import { beforeEach, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { emptyContract } from '@/domain/workers/contract-schema';
import type { Worker } from '@/domain/workers/worker';
import { emptyWorker } from '@/domain/workers/worker-input';

import { lineOf, openFund, reason, type Fund } from './fund-desk';

const line = lineOf(1);

let fund: Fund;
let worker: Worker;

/** The worker of the line, whom his unit has entered before he left, and the unit's report of him: paid and approved. */
beforeEach(async () => {
  fund = await openFund();
  const { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ngayKy, thiTruongId, nganhNgheId } = line;
  const donViId = fund.unitOf('DV0007')?.id ?? '';
  const contract = { ...emptyContract(), donViId, soHopDong, ngayKy, thiTruongId, nganhNgheId };
  const person = { ...emptyWorker(), hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, tinhThanhMa: '38' };
  const desk = await fund.office.as('dv0007.nhaplieu');
  const entered = await desk.post('/api/app/nguoi-lao-dong', { ...person, hopDong: [contract] });
  expect(entered.status).toBe(200);
  worker = entered.body as Worker;
  const report = await fund.draft(10, [line]);
  fund.pay(report, report.noChuyenKySau, '2026-11-09');
  await fund.step('dv0007.lanhdao', report.id, 'gui');
  await fund.step('ha.lt', report.id, 'tham-dinh');
  expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
});

/** What the log says that somebody has changed in the worker's record, on the way to something else. */
async function changesBy(name: string) {
  const admin = await fund.office.as('admin');
  const { items } = (await admin.get(`/api/app/nhat-ky?banGhiId=${worker.id}&hanhDong=sua`)).body as Page<LogListItem>;
  const own = items.filter(({ doiTuong, nguoiDungTen }) => doiTuong === 'nguoi-lao-dong' && nguoiDungTen === name);
  return Promise.all(own.map(async ({ id }) => ((await admin.get(`/api/app/nhat-ky/${id}`)).body as LogEntry).thayDoi));
}

it('B-01 B-10 B-23 an approved report stands in the log of the worker whose contract it has brought up to date', async () => {
  expect(await changesBy('Phạm Quốc Vinh')).toEqual([
    expect.arrayContaining([{ truong: 'hopDong.1.ngayXuatCanh', cu: null, moi: '2026-10-20' }]),
  ]);
});

it('B-04 B-10 B-23 a contribution that is paid back stands in the log of the worker, whose departure went with it', async () => {
  const row = [...fund.database.contributions.rows()].find(({ nguoiLaoDongId }) => nguoiLaoDongId === worker.id);
  const { status } = await (
    await fund.office.as('ngan.dt')
  ).post(`/api/app/dong-gop-quy/${row?.id ?? ''}/hoan-tra`, {
    ...{ concurrencyStamp: row?.concurrencyStamp ?? '', maLanGui: crypto.randomUUID() },
    ...{ lyDo: reason, soChungTu: 'UNC0112', ngayChungTu: '2026-11-14' },
  });
  expect(status).toBe(200);
  expect(await changesBy('Đỗ Thị Ngân')).toEqual([
    expect.arrayContaining([{ truong: 'hopDong.1.ngayXuatCanh', cu: '2026-10-20', moi: null }]),
  ]);
});
