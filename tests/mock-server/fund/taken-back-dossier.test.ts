import { expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { Worker } from '@/domain/workers/worker';

import { complaintsOf, openOffice, type Office } from '../routes/office';
import { attach, declare, step, taken } from './self-paying-desk';

const lyDo = 'Khoản tiền thuộc một người lao động khác.';

/** A dossier that was approved, paid, found unpaid after all, and reopened. */
async function takenBack(office: Office) {
  const { payIns } = office.backend.database;
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const payment = { hinhThucNop: 1, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };
  const noted = await taken(step(office, 'ngan.dt', approved, 'ghi-nhan-dong', payment));
  const money = { soTienThucNhan: 100_000, ngayGhiCo: '2026-11-14', soChungTu: null, noiDung: null };
  await taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', money));
  const accountant = await office.as('ngan.dt');
  const voucher = [...payIns.rows()].find(({ phanBo }) => phanBo.some(({ chungTuId }) => chungTuId === declared.id));
  const path = `/api/app/phieu-nop-quy/${voucher?.id ?? ''}/huy-doi-soat`;
  const stamp = { concurrencyStamp: voucher?.concurrencyStamp, maLanGui: crypto.randomUUID() };
  expect((await accountant.post(path, { ...stamp, lyDo })).status).toBe(200);
  const present = async () =>
    (await (await office.as('khoa.tm')).get(`/api/app/nguoi-lao-dong-tu-dong/${declared.id}`)).body as typeof noted;
  await taken(step(office, 'ngan.dt', await present(), 'khong-tim-thay', { lyDo }));
  await taken(step(office, 'vinh.pq', await present(), 'mo-lai', { lyDo }));
  return approved;
}

it('B-02 B-04 a dossier that is reopened after its money was taken back keeps the contract that the contribution names', async () => {
  const office = await openOffice(20);
  const { contracts, contributions } = office.backend.database;
  const approved = await takenBack(office);
  const left = [...contributions.rows()].filter(({ hopDongId }) => hopDongId === approved.hopDongId);
  expect(left).toHaveLength(1);
  expect(contracts.find(approved.hopDongId ?? '')).toBeDefined();
});

it('B-04 B-10 nobody takes the contract of money that was taken back out of its worker: the ledger names it', async () => {
  const office = await openOffice(20);
  const { contracts } = office.backend.database;
  const approved = await takenBack(office);
  const officer = await office.as('khoa.tm');
  const path = `/api/app/nguoi-lao-dong/${approved.nguoiLaoDongId ?? ''}`;
  const worker = (await officer.get(path)).body as Worker;
  const reply = await officer.put(path, { ...worker, hopDong: [] });
  expect(reply.status).toBe(400);
  expect(complaintsOf(reply)).toEqual(['hopDong']);
  expect(contracts.find(approved.hopDongId ?? '')).toBeDefined();
});

it('B-02 B-10 refuses a form of the worker that was opened before the dossier was reopened: it names a contract that is gone', async () => {
  const office = await openOffice(20);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const officer = await office.as('khoa.tm');
  const path = `/api/app/nguoi-lao-dong/${approved.nguoiLaoDongId ?? ''}`;
  const opened = (await officer.get(path)).body as Worker;
  await taken(step(office, 'vinh.pq', approved, 'mo-lai', { lyDo }));
  expect((await officer.put(path, opened)).status).toBe(409);
  const present = (await officer.get(path)).body as Worker;
  expect(present.hopDong).toEqual([]);
  expect((await officer.put(path, present)).status).toBe(200);
});
