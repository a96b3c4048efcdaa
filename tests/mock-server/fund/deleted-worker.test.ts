import { expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { openOffice } from '../routes/office';
import { attach, declare, dossiers, step, taken } from './self-paying-desk';

it('B-02 B-10 a reopened dossier names no worker who was deleted since, and is approved again with a new one', async () => {
  const office = await openOffice(20);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  await taken(step(office, 'vinh.pq', approved, 'mo-lai', { lyDo: 'Sai thông tin hợp đồng đã duyệt.' }));
  const worker = `/api/app/nguoi-lao-dong/${approved.nguoiLaoDongId ?? ''}`;
  expect((await (await office.as('son.hv')).remove(worker)).status).toBe(204);
  const officer = await office.as('khoa.tm');
  expect((await officer.get(worker)).status).toBe(404);
  const reopened = (await officer.get(`${dossiers}/${declared.id}`)).body as typeof approved;
  expect(reopened.nguoiLaoDongId).toBeNull();
  const again = await taken(step(office, 'khoa.tm', reopened, 'phe-duyet', { yKien: null }));
  expect((await officer.get(`/api/app/nguoi-lao-dong/${again.nguoiLaoDongId ?? ''}`)).status).toBe(200);
});
