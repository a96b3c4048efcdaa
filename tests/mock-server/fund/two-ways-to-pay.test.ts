import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { Contribution } from '@/domain/contributions/contribution';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';

import { deadlinesOfDeclarer } from '@mock-server/routes/notifications/deadlines';

import { complaintsOf, errorOf } from '../routes/office';
import { head, lineOf, openFund, reason, reportPath, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';
import { dossiers, step, taken } from './self-paying-desk';
import { acceptedTwice, appraisedTwice, paidHimself, workerOfBoth as worker } from './two-ways-desk';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

const acceptedDossier = (unitCode?: string) => acceptedTwice(fund, unitCode);
const appraisedReport = () => appraisedTwice(fund);
const paidDossier = () => paidHimself(fund);

/** Takes a step of the contribution of a contract. */
async function stepOfContribution(hopDongId: string | null, verb: string, body: object = {}): Promise<Contribution> {
  const [found] = (await contributionsOf(hopDongId)).items;
  const desk = await fund.office.as('ngan.dt');
  const { status, body: answer } = await desk.post(`/api/app/dong-gop-quy/${found?.id ?? ''}/${verb}`, {
    concurrencyStamp: found?.concurrencyStamp ?? '',
    maLanGui: crypto.randomUUID(),
    lyDo: reason,
    ...body,
  });
  expect(status).toBe(200);
  return answer as Contribution;
}

const refund = { soChungTu: 'UNC0112', ngayChungTu: '2026-11-14' };

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

  it('B-02 B-05 B-14 is dunned for nothing once his unit has paid: no day to pay by, no reminder, not among the late', async () => {
    const accepted = await acceptedDossier();
    const days = async () => {
      const desk = await fund.office.as('khoa.tm');
      const { hanDong } = (await desk.get(`${dossiers}/${accepted.id}`)).body as SelfPayingDossier;
      const { body } = await desk.get(`${dossiers}?quaHan=true&Filter=${accepted.ma}`);
      const reminded = deadlinesOfDeclarer(fund.database, { id: accepted.creatorId ?? '' });
      return [hanDong, (body as Schemas['DanhSachHoSoTuDong']).totalCount, reminded.map(({ key }) => key)];
    };
    expect(await days()).toEqual(['2026-10-17', 1, [accepted.id]]);
    const report = await appraisedReport();
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect(await days()).toEqual([null, 0, []]);
  });

  it('B-02 B-01 is marked as listed in a report, once the unit has sent it, until that is what he is paid by', async () => {
    const accepted = await acceptedDossier();
    const reopened = await taken(step(fund.office, 'vinh.pq', accepted, 'mo-lai', { lyDo: reason }));
    const warnings = async () => {
      const desk = await fund.office.as('khoa.tm');
      const { canhBao } = (await desk.get(`${dossiers}/${reopened.id}`)).body as SelfPayingDossier;
      const { body } = await desk.get(`${dossiers}?Filter=${reopened.ma}&TrangThai=2`);
      expect((body as Schemas['DanhSachHoSoTuDong']).items.map((item) => item.canhBao)).toEqual([canhBao]);
      return canhBao;
    };
    const draft = await fund.draft(10, [worker, lineOf(2)]);
    expect(await warnings()).toEqual([]);
    fund.pay(draft, draft.noChuyenKySau, '2026-11-09');
    await fund.step('dv0007.lanhdao', draft.id, 'gui');
    expect(await warnings()).toEqual(['trong-bao-cao']);
    await fund.step('ha.lt', draft.id, 'tham-dinh');
    await fund.step('vinh.pq', draft.id, 'phe-duyet');
    expect(await warnings()).toEqual(['da-dong']);
  });

  it('B-01 B-02 stays his unit’s worker when he names another one, once the report that asks for him is approved', async () => {
    const draft = await fund.draft(10, [worker]);
    await fund.step('dv0007.lanhdao', draft.id, 'gui');
    await fund.step('ha.lt', draft.id, 'tham-dinh');
    expect((await fund.step('vinh.pq', draft.id, 'phe-duyet')).status).toBe(200);
    const { hopDongId } = await acceptedDossier('DV0001');
    const contract = fund.database.contracts.find(hopDongId ?? '');
    expect([contract?.donViId, contract?.soGcn]).toEqual([fund.unitOf('DV0007')?.id, null]);
    const [line] = [...fund.database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === draft.id);
    expect(line?.hopDongId).toBe(hopDongId);
  });

  it('B-01 B-02 is not approved in the report once he has paid himself; his number says why', async () => {
    const report = await appraisedReport();
    const { soGcn } = await paidDossier();
    const refused = await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect([refused.status, errorOf(refused).code, complaintsOf(refused)]).toEqual([
      403,
      'QuyHoTro:01006',
      ['dong[0].soHopDong'],
    ]);
    expect(errorOf(refused).message).toContain(`đã đóng quỹ theo GCN ${soGcn ?? ''}`);
    expect(fund.database.fundReports.find(report.id)?.trangThai).toBe(3);
    expect(brokenInvariants(fund.database)).toEqual([]);
  });
});

describe('a line that names the certificate of a worker who has paid himself', () => {
  /** The answer to a line of Lam Giang's report of 10/2026; nothing of it is kept when it is refused. */
  async function listed(changes: Partial<typeof worker>) {
    const desk = await fund.office.as('dv0007.nhaplieu');
    const made = (await desk.post(reportPath, { ...head, nam: 2026, thang: 10 })).body as FundReport;
    const reply = await desk.put(`${reportPath}/${made.id}/nguoi-lao-dong`, {
      concurrencyStamp: made.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      luu: [{ ...worker, ...changes }],
      xoa: [],
    });
    return { reply, report: made };
  }

  const notOf = (name: string) => [
    {
      message: `Không phải số GCN còn hiệu lực mà ${name} đã tự đóng cho hợp đồng này.`,
      members: ['luu[0].soGcnTuDong'],
    },
  ];

  it('B-01 B-03 is free of the worker share under the contract that was paid for, and leaves the enterprise share', async () => {
    const { soGcn, hopDongId } = await paidDossier();
    const { reply, report } = await listed({ soGcnTuDong: soGcn });
    const { dong } = reply.body as Schemas['BaoCaoQuyDongDaLuu'];
    expect(dong.map(({ tienNld, tienDn, hopDongId: known }) => [tienNld, tienDn, known])).toEqual([
      [0, 150_000, hopDongId],
    ]);
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
    expect(fund.database.contracts.find(hopDongId ?? '')).toMatchObject({ dongQuy: 1, soGcn });
  });

  it('B-01 B-03 is refused under another contract of the worker: a second contract is a second contribution', async () => {
    const { soGcn } = await paidDossier();
    const { reply } = await listed({ soGcnTuDong: soGcn, soHopDong: '2/2026/HĐĐĐ-LG' });
    expect([reply.status, errorOf(reply).validationErrors]).toEqual([400, notOf(worker.hoTen)]);
  });

  it('B-01 B-04 is refused for a certificate that a unit has paid for, of an earlier contract too', async () => {
    const earlier = [...fund.database.contracts.rows()].find(
      ({ soGcn, donViId }) => soGcn !== null && donViId !== null,
    );
    const person = fund.database.workers.find(earlier?.nguoiLaoDongId ?? '');
    expect(person).toBeDefined();
    const { hoTen = '', ngaySinh = '', gioiTinh = 1, soCccd = '' } = person ?? {};
    const { reply } = await listed({ hoTen, ngaySinh, gioiTinh, soCccd, soGcnTuDong: earlier?.soGcn ?? null });
    expect([reply.status, errorOf(reply).validationErrors]).toEqual([400, notOf(hoTen)]);
  });

  it('B-01 B-04 is not approved once the certificate is void: the share that it stood for would be paid by nobody', async () => {
    const { soGcn, hopDongId } = await paidDossier();
    const { report } = await listed({ soGcnTuDong: soGcn });
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    await stepOfContribution(hopDongId, 'cap-lai-gcn');
    await stepOfContribution(hopDongId, 'hoan-tra', refund);
    const refused = await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['dong[0].soGcnTuDong']]);
    expect(fund.database.fundReports.find(report.id)?.trangThai).toBe(3);
  });

  it('B-01 B-04 is approved under the number that stood when it was sent, also when another was issued since', async () => {
    const { soGcn, hopDongId } = await paidDossier();
    const { report } = await listed({ soGcnTuDong: soGcn });
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    await stepOfContribution(hopDongId, 'cap-lai-gcn');
    expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
  });
});

describe('a certificate', () => {
  it('B-02 B-04 stands on its dossier under the number that is in force, and on none once it was paid back', async () => {
    const { id, hopDongId } = await paidDossier();
    const numberOfDossier = async () => {
      const { body } = await (await fund.office.as('khoa.tm')).get(`${dossiers}/${id}`);
      const { soGcn, dongGopId } = body as SelfPayingDossier;
      return [soGcn, dongGopId];
    };
    const anew = await stepOfContribution(hopDongId, 'cap-lai-gcn');
    expect(await numberOfDossier()).toEqual([anew.soGcn, anew.id]);
    await stepOfContribution(hopDongId, 'hoan-tra', refund);
    expect(await numberOfDossier()).toEqual([null, null]);
  });

  it('B-02 B-04 stands on its dossier again under its new number once a correction has made the share whole', async () => {
    const { id, hopDongId } = await paidDossier();
    const numberOfDossier = () => fund.database.selfPaying.find(id)?.soGcn;
    await stepOfContribution(hopDongId, 'dieu-chinh', { tienNld: 60_000, tienDn: 0 });
    expect(numberOfDossier()).toBeNull();
    const whole = await stepOfContribution(hopDongId, 'dieu-chinh', { tienNld: 100_000, tienDn: 0 });
    expect(whole.soGcn).not.toBeNull();
    expect(numberOfDossier()).toBe(whole.soGcn);
  });

  it('B-01 B-04 stands on the line of its report under the number that is in force, and on none once it was paid back', async () => {
    const report = await appraisedReport();
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    const firstLine = async () => {
      const desk = await fund.office.as('dv0007.lanhdao');
      const { body } = await desk.get(`${reportPath}/${report.id}/nguoi-lao-dong`);
      return (body as Schemas['TrangBaoCaoQuyChiTiet']).items[0];
    };
    const hopDongId = (await firstLine())?.hopDongId ?? null;
    const { soGcn } = await stepOfContribution(hopDongId, 'cap-lai-gcn');
    expect((await firstLine())?.soGcn).toBe(soGcn);
    await stepOfContribution(hopDongId, 'hoan-tra', refund);
    expect((await firstLine())?.soGcn).toBeNull();
  });
});
