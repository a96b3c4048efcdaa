import { expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { openOffice } from '../routes/office';
import { attach, declare, step, taken } from './self-paying-desk';

it('B-02 B-04 a dossier that is reopened after its money was taken back keeps the contract that the contribution names', async () => {
  const office = await openOffice(20);
  const { contracts, contributions, payIns } = office.backend.database;
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
  const lyDo = 'Khoản tiền thuộc một người lao động khác.';
  const stamp = { concurrencyStamp: voucher?.concurrencyStamp, maLanGui: crypto.randomUUID() };
  expect((await accountant.post(path, { ...stamp, lyDo })).status).toBe(200);
  const present = async () =>
    (await (await office.as('khoa.tm')).get(`/api/app/nguoi-lao-dong-tu-dong/${declared.id}`)).body as typeof noted;
  await taken(step(office, 'ngan.dt', await present(), 'khong-tim-thay', { lyDo }));
  await taken(step(office, 'vinh.pq', await present(), 'mo-lai', { lyDo }));
  const left = [...contributions.rows()].filter(({ hopDongId }) => hopDongId === approved.hopDongId);
  expect(left).toHaveLength(1);
  expect(contracts.find(approved.hopDongId ?? '')).toBeDefined();
});
