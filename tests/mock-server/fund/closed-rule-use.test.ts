import { expect, it } from 'vitest';

import type { ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';

import { errorOf, openOffice } from '../routes/office';

const path = '/api/app/dm-so-tien-dong-quy';

it('B-21 a used rule that ends before everything that it was counted by stays used: it can be neither changed nor removed', async () => {
  const office = await openOffice(200);
  const { database } = office.backend;
  const director = await office.as('vinh.pq');
  const rule = [...database.contributionAmounts.rows()].find(({ ma }) => ma === 'NLD-2025');
  const address = `${path}/${rule?.id ?? ''}`;
  const read = async () => (await director.get(address)).body as ContributionAmount;
  const close = async (hieuLucDen: string) => {
    const { concurrencyStamp } = await read();
    const asked = { concurrencyStamp, maLanGui: crypto.randomUUID(), hieuLucDen, quyDinhKeTiep: null };
    return (await director.post(`${address}/ket-thuc`, asked)).status;
  };
  // Nothing was counted by it on its first day.
  const isOfFirstDay = (row: { readonly ngayXuatCanh: string | null }) => row.ngayXuatCanh === rule?.hieuLucTu;
  for (const contract of [...database.contracts.rows()].filter(isOfFirstDay)) {
    database.contracts.put({ ...contract, soGcn: null });
  }
  for (const line of [...database.fundReportLines.rows()].filter(isOfFirstDay)) {
    database.fundReportLines.put({ ...line, tienNld: 0 });
  }
  for (const dossier of [...database.selfPaying.rows()].filter(isOfFirstDay)) {
    database.selfPaying.put({ ...dossier, soTien: 0 });
  }
  const before = await read();
  expect([before.daSuDung, before.suDungDenNgay !== null]).toEqual([true, true]);

  expect(await close('2025-09-15')).toBe(200);
  const closed = await read();
  expect([closed.daSuDung, closed.suDungDenNgay]).toEqual([true, null]);
  expect(errorOf(await director.remove(address)).code).toBe('QuyHoTro:08002');
  expect(errorOf(await director.put(address, { ...closed, soTien: 1_000 })).code).toBe('QuyHoTro:08002');
});
