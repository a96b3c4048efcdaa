import { expect, it } from 'vitest';

import type { UnpaidContract } from '@/domain/reports/report';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { openOffice } from '../routes/office';
import { userNamed } from '../support/test-backend';

it('B-04 B-15 who is sent by a unit and pays alone is late in R4 on the day that the dossier names, and not with the unit', async () => {
  const office = await openOffice(60);
  const { donViId } = userNamed(office.backend, 'dv0007.lanhdao');
  const declared = await declare(office, { hinhThuc: 'qua-don-vi', donViId });
  attach(office, declared, ...requiredPapers('qua-don-vi'));
  const { hanDong, hopDongId } = await taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
  const desk = await office.as('vinh.pq');
  const path = '/api/app/bao-cao/chua-dong-quy/chi-tiet?DenNgay=2026-11-30&MaxResultCount=1000';
  const { items } = (await desk.get(path)).body as { readonly items: readonly UnpaidContract[] };
  const own = items.find((item) => item.hopDongId === hopDongId);
  expect([hanDong, own?.hanDong, own?.soNgayQuaHan]).toEqual(['2026-11-29', '2026-11-29', 1]);
});
