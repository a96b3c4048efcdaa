import { expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { openOffice } from '../routes/office';
import { attach, declare, step, taken } from './self-paying-desk';

it('B-02 K-02 keeps the numbers of a self-payer’s money without what a copied cell brings along', async () => {
  const office = await openOffice(60);
  const declared = await declare(office, { hinhThuc: '6a' });
  attach(office, declared, ...requiredPapers('6a'));
  const accepted = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const noted = await taken(
    step(office, 'ngan.dt', accepted, 'ghi-nhan-dong', {
      hinhThucNop: 1,
      ngayNop: '2026-11-14',
      soGiaoDich: '\u200bFT26313\t004821\n',
      nganHangId: null,
    }),
  );
  expect(noted.soGiaoDich).toBe('FT26313 004821');
  const found = { soChungTu: 'FT26313\u00a0\t004822\u200b', noiDung: 'nop quy\r\nlao dong\u200b' };
  const paid = await taken(
    step(office, 'ngan.dt', noted, 'xac-nhan-dong', { soTienThucNhan: 100_000, ngayGhiCo: '2026-11-14', ...found }),
  );
  expect(paid.soChungTu).toBe('FT26313 004822');
  const voucher = [...office.backend.database.payIns.rows()].find((row) =>
    row.phanBo.some(({ chungTuId }) => chungTuId === declared.id),
  );
  expect([voucher?.soChungTu, voucher?.noiDung]).toEqual(['FT26313 004822', 'nop quy lao dong']);
});
