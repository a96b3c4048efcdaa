import { expect, it } from 'vitest';

import { attach, declarationDay, declare, goTo, step, taken } from '../fund/self-paying-desk';
import { openOffice } from '../routes/office';
import { reportAt } from './report-desk';

const lyDo = 'Thiếu bản dịch hợp đồng lao động.';

it('B-17 B-03 counts no day on which papers were waited for as time that the Fund took to refuse', async () => {
  const office = await openOffice(60);
  goTo(office, declarationDay);
  const declared = await declare(office);
  attach(office, declared, 'hop-dong', 'ho-chieu');
  goTo(office, '2026-11-20');
  const asked = { lyDo, giayTo: ['ban-dich'] };
  const returned = await taken(step(office, 'khoa.tm', declared, 'yeu-cau-bo-sung', asked));
  goTo(office, '2026-12-10');
  await taken(step(office, 'khoa.tm', returned, 'tu-choi', { lyDo }));
  const days = { tuNgay: declarationDay, denNgay: declarationDay };
  const { tong } = await reportAt(await office.as('khoa.tm'), 'lao-dong-tu-dong', days);
  expect(tong).toMatchObject({ tiepNhan: 1, tuChoi: 1, thoiGianTb: 2, tyLeDungHan: 100 });
});
