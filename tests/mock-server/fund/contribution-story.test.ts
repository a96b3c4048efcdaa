import { expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { Contribution } from '@/domain/contributions/contribution';

import { lineOf, openFund, reason } from './fund-desk';

it('B-04 tells of money that was taken back and came again in the order in which it happened', async () => {
  const fund = await openFund();
  const draft = await fund.draft(10, [lineOf(1)]);
  const due = 250_000 + draft.duNoKyTruoc;
  const voucher = fund.pay(draft, due, '2026-11-09');
  await fund.step('dv0007.lanhdao', draft.id, 'gui');
  await fund.step('ha.lt', draft.id, 'tham-dinh');
  await fund.step('vinh.pq', draft.id, 'phe-duyet');
  const desk = await fund.office.as('ngan.dt');
  const undone = await desk.post(`/api/app/phieu-nop-quy/${voucher.id}/huy-doi-soat`, {
    concurrencyStamp: fund.database.payIns.find(voucher.id)?.concurrencyStamp ?? '',
    maLanGui: crypto.randomUUID(),
    lyDo: reason,
  });
  expect(undone.status).toBe(200);
  fund.office.clock.advanceSeconds(3 * 86_400);
  fund.pay(draft, due, '2026-11-17');
  const later = await fund.office.as('ngan.dt');
  const { items } = (await later.get(`/api/app/dong-gop-quy?filter=${lineOf(1).soCccd}`))
    .body as Schemas['TrangDongGopQuy'];
  const { ngayDong, dongThoiGian } = (await later.get(`/api/app/dong-gop-quy/${items[0]?.id ?? ''}`))
    .body as Contribution;
  expect(ngayDong).toBe('2026-11-17');
  const money = dongThoiGian.flatMap(({ ngay, soTien }) => (soTien === null ? [] : [`${ngay} ${soTien}`]));
  expect(money).toEqual(['2026-11-15 250000', '2026-11-15 -250000', '2026-11-18 250000']);
});
