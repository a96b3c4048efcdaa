import { beforeEach, expect, it } from 'vitest';

import type { LogEntry } from '@/domain/log/log-entry';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { Worker, WorkerInput } from '@/domain/workers/worker';

import { person } from '../routes/worker-fixtures';
import { lineOf, openFund, type Fund } from './fund-desk';
import { attach, declare, step, taken } from './self-paying-desk';

const path = '/api/app/nguoi-lao-dong';
/** The number of the record that goes. */
const slip = '042196000054';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

async function entered(change: Partial<WorkerInput> = {}): Promise<Worker> {
  return (await (await fund.office.as('son.hv')).post(path, { ...person, ...change })).body as Worker;
}

/** Makes one record of the person's two, under the right number. */
async function merge(change: Partial<WorkerInput> = {}): Promise<Worker> {
  const kept = await entered(change);
  const removed = await entered({ ...change, soCccd: slip, soHoChieu: null, ngayCapCccd: null });
  const { status, body } = await (
    await fund.office.as('khoa.tm')
  ).post(`${path}/gop`, {
    giuLaiId: kept.id,
    boDiId: removed.id,
    concurrencyStamps: { giuLai: kept.concurrencyStamp, boDi: removed.concurrencyStamp },
    luaChon: { soCccd: 'giuLai' },
  });
  expect(status).toBe(200);
  return body as Worker;
}

function dossier(id: string) {
  return fund.database.selfPaying.find(id);
}

it('D-02 B-02 a pending dossier under the number that a merge has taken away is the kept worker’s', async () => {
  const declared = await declare(fund.office, { soCccd: slip, soHoChieu: person.soHoChieu ?? '' });
  attach(fund.office, declared, ...requiredPapers('6a'));
  const kept = await merge();
  expect(dossier(declared.id)).toMatchObject({ soCccd: kept.soCccd, ngayCapCccd: kept.ngayCapCccd });
  const workers = fund.database.workers.size;
  // A form or dialog that was opened before would bring the lost number back.
  expect((await step(fund.office, 'khoa.tm', declared, 'phe-duyet')).status).toBe(409);
  const concurrencyStamp = dossier(declared.id)?.concurrencyStamp ?? '';
  const approved = await taken(step(fund.office, 'khoa.tm', { id: declared.id, concurrencyStamp }, 'phe-duyet'));
  expect(approved.nguoiLaoDongId).toBe(kept.id);
  expect(fund.database.workers.size).toBe(workers);
  const log = await (await fund.office.as('admin')).get(`/api/app/nhat-ky?banGhiId=${declared.id}&maxResultCount=10`);
  const entries = (log.body as { items: readonly LogEntry[] }).items;
  expect(entries.map(({ hanhDong }) => hanhDong)).toContain('sua');
});

it('D-02 B-02 a dossier of somebody of another name keeps the number, which may be their own', async () => {
  const declared = await declare(fund.office, { soCccd: slip, hoTen: 'Phạm Thị Khác' });
  await merge();
  expect(dossier(declared.id)).toMatchObject({
    soCccd: slip,
    concurrencyStamp: declared.concurrencyStamp,
  });
});

it('D-02 B-02 a rejected dossier tells the number that it was decided under', async () => {
  const declared = await declare(fund.office, { soCccd: slip });
  await taken(step(fund.office, 'khoa.tm', declared, 'tu-choi', { lyDo: 'Không thuộc đối tượng đóng góp Quỹ.' }));
  await merge();
  expect(dossier(declared.id)?.soCccd).toBe(slip);
});

it('D-02 B-01 a line of a report that waits for approval is the kept worker’s, with the passport that both had', async () => {
  const { hoTen, ngaySinh, gioiTinh, soHoChieu } = person;
  const named = { hoTen, ngaySinh, gioiTinh, soHoChieu: soHoChieu ?? '' };
  const report = await fund.draft(10, [lineOf(1, { ...named, soCccd: slip }), lineOf(2)]);
  await fund.step('dv0007.lanhdao', report.id, 'gui');
  await fund.step('ha.lt', report.id, 'tham-dinh');
  const before = fund.database.fundReports.find(report.id)?.concurrencyStamp;
  const kept = await merge();
  expect(fund.database.fundReports.find(report.id)?.concurrencyStamp).not.toBe(before);
  expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
  const holders = [...fund.database.workers.rows()].filter((row) => row.hoTen === hoTen);
  expect(holders.map(({ id }) => id)).toEqual([kept.id]);
  expect([...fund.database.contracts.rows()].filter(({ nguoiLaoDongId }) => nguoiLaoDongId === kept.id)).toMatchObject([
    { soHopDong: lineOf(1).soHopDong },
  ]);
});
