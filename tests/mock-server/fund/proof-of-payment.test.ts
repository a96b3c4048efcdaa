import { beforeEach, describe, expect, it } from 'vitest';

import type { Attachment, AttachmentList } from '@/domain/attachments/attachment';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { proofOfPayment, requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { chosen } from '../../domain/attachments/sample-files';
import { openOffice, type Office } from '../routes/office';
import { attach, declare, dossiers, newKey, step, taken } from './self-paying-desk';

let office: Office;
let approved: SelfPayingDossier;

beforeEach(async () => {
  office = await openOffice(60);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
});

const papersOf = ({ id }: SelfPayingDossier) => `${dossiers}/${id}/tep-dinh-kem`;

async function brought(userName: string, giayTo: string | null) {
  const form = new FormData();
  form.set('maLanGui', newKey());
  form.set('tep', chosen('Uy nhiem chi.pdf'));
  if (giayTo !== null) {
    form.set('giayTo', giayTo);
  }
  return (await office.as(userName)).post(papersOf(approved), form);
}

async function isOpenFor(userName: string): Promise<boolean> {
  const { body } = await (await office.as(userName)).get(papersOf(approved));
  return (body as AttachmentList).duocSua;
}

describe('the proof that a self-payer has paid', () => {
  it('B-02 comes and goes once the dossier is approved, when he pays; the other papers stay as they were decided on', async () => {
    expect(await Promise.all(['khoa.tm', 'ngan.dt', 'vinh.pq'].map(isOpenFor))).toEqual([true, true, false]);
    const proof = await brought('ngan.dt', proofOfPayment);
    const others = [await brought('khoa.tm', 'hop-dong'), await brought('khoa.tm', null)];
    expect([proof, ...others].map(({ status }) => status)).toEqual([200, 403, 403]);
    const contract = [...office.backend.database.attachments.rows()].find(
      ({ banGhiId, giayTo }) => banGhiId === approved.id && giayTo === 'hop-dong',
    );
    const desk = await office.as('khoa.tm');
    const ids = [contract?.id ?? '', (proof.body as Attachment).id];
    const removed = [];
    for (const id of ids) {
      removed.push((await desk.remove(`${papersOf(approved)}/${id}`)).status);
    }
    expect(removed).toEqual([403, 204]);
    expect(office.backend.database.attachments.find(contract?.id ?? '')).toEqual(contract);
  });

  it('B-02 comes while the Fund looks for the money, and no more once it has found it', async () => {
    const payment = { hinhThucNop: 2, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };
    const noted = await taken(step(office, 'khoa.tm', approved, 'ghi-nhan-dong', payment));
    expect((await brought('khoa.tm', proofOfPayment)).status).toBe(200);
    const found = { soTienThucNhan: noted.conPhaiNop, ngayGhiCo: '2026-11-14', soChungTu: null, noiDung: null };
    await taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', found));
    expect([await isOpenFor('khoa.tm'), (await brought('khoa.tm', proofOfPayment)).status]).toEqual([false, 403]);
  });
});
