import { expect, it } from 'vitest';

import type { PayIn } from '@/domain/pay-ins/pay-in';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { openOffice, type Office } from '../routes/office';
import { layVoucher, lyDo, openPayInOffice, septemberReport, take } from './pay-in-desk';

/** Finds less than a voucher declares, takes it back, and finds the whole. */
async function foundAgain(
  office: Office,
  voucher: PayInRow,
  less: number,
  more: object = {},
): Promise<readonly PayIn[]> {
  const short = { soTienThucNhan: less, xuLyChenhLech: 1, lyDo, ...more };
  const cut = (await take(office, 'ngan.dt', voucher, 'doi-soat', short)).body as PayIn;
  const waiting = (await take(office, 'ngan.dt', cut, 'huy-doi-soat')).body as PayIn;
  const whole = await take(office, 'ngan.dt', waiting, 'doi-soat', { soTienThucNhan: voucher.soTien, ...more });
  return [cut, waiting, whole.body as PayIn];
}

function waitingFor(office: Office, change: Partial<PayInRow>): PayInRow {
  return layVoucher(office, 1, { trangThai: 2, ...change });
}

it.each([false, true])(
  'B-05 a sum that was typed too small is put right: undone, the voucher declares what it did (given anew: %s)',
  async (phanBoLai) => {
    const office = await openPayInOffice();
    const { id: chungTuId } = septemberReport(office);
    const phanBo = [{ loai: 'bao-cao-quy', chungTuId, soTien: 300_000 }] as const;
    const found = await foundAgain(office, waitingFor(office, { soTien: 300_000, phanBo }), 120_000, { phanBoLai });
    expect(found.map(({ daPhanBo, conLai }) => [daPhanBo, conLai])).toEqual([
      [120_000, 0],
      [300_000, 0],
      [300_000, 0],
    ]);
    expect(septemberReport(office).noChuyenKySau).toBe(200_000);
  },
);

it('B-05 a voucher that names no report names none after it was undone, so that its money is for what is owed then', async () => {
  const office = await openPayInOffice();
  const voucher = waitingFor(office, { soTien: 300_000, phanBo: [] });
  const [cut, waiting, whole] = await foundAgain(office, voucher, 120_000, { phanBoLai: true });
  expect([cut?.daPhanBo, waiting?.phanBo, whole?.daPhanBo]).toEqual([120_000, [], 300_000]);
});

it('B-02 B-05 a sum that was typed too small pays both of two self-payers once it is put right', async () => {
  const office = await openOffice(60);
  const second = { soCccd: '042196000053', soHoChieu: 'C7654321', hoTen: 'Phạm Thị Hồng Mai' };
  const ids: string[] = [];
  for (const person of [{}, second]) {
    const declared = await declare(office, person);
    attach(office, declared, ...requiredPapers('6a'));
    ids.push((await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }))).id);
  }
  const phanBo = ids.map((chungTuId) => ({ loai: 'tu-dong', chungTuId, soTien: 100_000 }) as const);
  const voucher = waitingFor(office, { loai: 'tu-dong', donViId: null, soTien: 200_000, phanBo });
  const [cut] = await foundAgain(office, voucher, 60_000);
  expect(cut?.phanBo.map(({ soTien }) => soTien)).toEqual([60_000]);
  const { selfPaying } = office.backend.database;
  expect(ids.map((id) => selfPaying.find(id)?.tinhTrangDong)).toEqual([3, 3]);
});
