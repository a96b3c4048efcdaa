import { expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { openOffice } from '../routes/office';
import { layVoucher, take } from './pay-in-desk';

it('B-02 B-05 a dossier paid in parts is paid on the day of its last money, in whatever order that was found', async () => {
  const office = await openOffice(60);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  const { id } = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const parts = [
    { soTien: 60_000, ngayGhiCo: '2026-11-14' },
    { soTien: 40_000, ngayGhiCo: '2026-11-10' },
  ];
  for (const [number, { soTien, ngayGhiCo }] of parts.entries()) {
    const phanBo = [{ loai: 'tu-dong', chungTuId: id, soTien }] as const;
    const voucher = layVoucher(office, number, { loai: 'tu-dong', donViId: null, trangThai: 2, soTien, phanBo });
    await take(office, 'ngan.dt', voucher, 'doi-soat', { soTienThucNhan: soTien, ngayGhiCo });
  }
  const { selfPaying, contributions } = office.backend.database;
  const paid = selfPaying.find(id);
  expect(paid).toMatchObject({ tinhTrangDong: 3, ngayDong: '2026-11-14', ngayGhiCo: '2026-11-14' });
  const contribution = [...contributions.rows()].find(({ hopDongId }) => hopDongId === paid?.hopDongId);
  expect(contribution?.ngayDong).toBe('2026-11-14');
});
