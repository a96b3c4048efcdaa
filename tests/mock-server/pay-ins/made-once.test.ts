import { expect, it } from 'vitest';

import type { PayIn } from '@/domain/pay-ins/pay-in';

import { complaintsOf } from '../routes/office';
import { layVoucher, newKey, openPayInOffice, payInPath, take, wish } from './pay-in-desk';

it('C-07 B-05 a voucher is made once under one name, however often it is sent and whatever is typed by then', async () => {
  const office = await openPayInOffice();
  const maLanGui = newKey();
  const send = async (soChungTu: string, name: unknown = maLanGui) =>
    (await office.as('dv0007.lanhdao')).post(payInPath, { ...wish(office, { soChungTu }), maLanGui: name });
  const first = (await send('FT26314000001')).body as PayIn;
  const count = office.backend.database.payIns.size;
  const again = (await send('FT26314000002')).body as PayIn;
  expect([again.id, again.soChungTu, office.backend.database.payIns.size]).toEqual([first.id, 'FT26314000001', count]);
  expect(((await send('FT26314000002', newKey())).body as PayIn).id).not.toBe(first.id);
  expect(complaintsOf(await send('FT26314000003', 'lần hai'))).toEqual(['maLanGui']);
});

it('C-07 B-05 a name stands for one step of one voucher: two that are sent under the same are both taken', async () => {
  const office = await openPayInOffice();
  const sent = { maLanGui: newKey(), lyDo: 'Không tìm thấy giao dịch trên sao kê.' };
  const first = layVoucher(office, 910, { trangThai: 2, hinhThuc: 3 });
  const second = layVoucher(office, 911, { trangThai: 2, hinhThuc: 3 });
  const refused = (await take(office, 'ngan.dt', first, 'tu-choi', sent)).body as PayIn;
  const returned = (await take(office, 'ngan.dt', second, 'tra-lai', sent)).body as PayIn;
  expect([refused.id, refused.trangThai]).toEqual([first.id, 5]);
  expect([returned.id, returned.trangThai]).toEqual([second.id, 6]);
});
