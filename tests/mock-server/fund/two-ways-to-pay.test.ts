import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { SelfPayingDossier, SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { lineOf, openFund, reason, type Fund } from './fund-desk';
import { attach, declare, step, taken } from './self-paying-desk';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

const worker = lineOf(1);

/** The dossier of the worker whom Lam Giang lists too; accepted. */
async function acceptedDossier(): Promise<SelfPayingDossier> {
  const { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ngayXuatCanh, thiTruongId, nganhNgheId } = worker;
  const changes: Partial<SelfPayingInput> = {
    ...{ hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ngayXuatCanh, thiTruongId, nganhNgheId },
    hinhThuc: 'qua-don-vi',
    donViId: fund.unitOf('DV0007')?.id ?? '',
    ngayKy: worker.ngayKy,
    tuNgay: ngayXuatCanh,
    denNgay: '2029-10-19',
  };
  const declared = await declare(fund.office, changes);
  attach(fund.office, declared, ...requiredPapers('qua-don-vi'));
  return taken(step(fund.office, 'khoa.tm', declared, 'phe-duyet'));
}

/** Lam Giang's report of 10/2026 with the worker, paid in full and appraised. */
async function appraisedReport(): Promise<FundReport> {
  const draft = await fund.draft(10, [worker, lineOf(2)]);
  fund.pay(draft, draft.noChuyenKySau, '2026-11-09');
  await fund.step('dv0007.lanhdao', draft.id, 'gui');
  await fund.step('ha.lt', draft.id, 'tham-dinh');
  return draft;
}

async function contributionsOf(hopDongId: string | null): Promise<Schemas['TrangDongGopQuy']> {
  const desk = await fund.office.as('ngan.dt');
  return (await desk.get(`/api/app/dong-gop-quy?hopDongId=${hopDongId ?? ''}`)).body as Schemas['TrangDongGopQuy'];
}

describe('a worker who declares himself and whom his unit reports', () => {
  it('B-02 B-04 keeps his contract when the dossier is opened again and the unit has paid for it', async () => {
    const accepted = await acceptedDossier();
    const report = await appraisedReport();
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    const reopened = await taken(step(fund.office, 'vinh.pq', accepted, 'mo-lai', { lyDo: reason }));
    expect([reopened.trangThai, reopened.hopDongId, reopened.canhBao]).toEqual([2, accepted.hopDongId, ['da-dong']]);
    expect(fund.database.contracts.find(accepted.hopDongId ?? '')).toMatchObject({ dongQuy: 1 });
    expect((await contributionsOf(accepted.hopDongId)).totalCount).toBe(1);
  });
});
