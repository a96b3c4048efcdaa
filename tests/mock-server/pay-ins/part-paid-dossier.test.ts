import { expect, it } from 'vitest';

import type { PayIn } from '@/domain/pay-ins/pay-in';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import { selfPayingWorkflow } from '@/machines/workflows/self-paying-workflow-machine';

import { insider } from '../../support/workflow-facts';
import { attach, declare, dossiers, step, taken } from '../fund/self-paying-desk';
import { errorOf, openOffice } from '../routes/office';
import { layVoucher, lyDo, take } from './pay-in-desk';

it('B-02 B-05 a dossier of which a part has come is not opened again: the money would stay on one that is cancelled', async () => {
  const office = await openOffice(60);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  const dossier = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const dossierNow = () => office.backend.database.selfPaying.find(dossier.id) ?? dossier;
  const steps = async () => {
    const { body } = await (await office.as('vinh.pq')).get(`${dossiers}/${dossier.id}`);
    return selfPayingWorkflow.stepsFor(body as SelfPayingDossier, insider);
  };
  expect(await steps()).toContain('mo-lai');
  const soTien = 60_000;
  const phanBo = [{ loai: 'tu-dong', chungTuId: dossier.id, soTien }] as const;
  const waiting = layVoucher(office, 1, { loai: 'tu-dong', donViId: null, trangThai: 2, soTien, phanBo });
  const part = await take(office, 'ngan.dt', waiting, 'doi-soat', { soTienThucNhan: soTien });
  const refused = await step(office, 'vinh.pq', dossierNow(), 'mo-lai', { lyDo });
  expect([refused.status, errorOf(refused).code, dossierNow().trangThai]).toEqual([403, 'QuyHoTro:02001', 4]);
  expect(await steps()).not.toContain('mo-lai');
  await take(office, 'ngan.dt', part.body as PayIn, 'huy-doi-soat');
  const reopened = await taken(step(office, 'vinh.pq', dossierNow(), 'mo-lai', { lyDo }));
  expect(reopened.trangThai).toBe(2);
});
