import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { Contribution } from '@/domain/contributions/contribution';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import { drillDown } from '@/domain/reports/drill-down';
import type { Report, ReportCode, ReportFilters } from '@/domain/reports/report';
import type { Worker } from '@/domain/workers/worker';

import { uncertifyContract } from '@mock-server/data/fund/self-paying-effects';
import type { MockUser } from '@mock-server/routing';

import { declarationOfSen } from '../../support/self-paying';
import { listFigure, reportAt, today } from '../reports/report-desk';
import { errorOf } from '../routes/office';
import { lineOf, openFund, reason, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';
import { attach, declare, dossiers, step, taken, trailOf } from './self-paying-desk';

const path = '/api/app/dong-gop-quy';
const worker = lineOf(1);
const other = lineOf(2);

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

/** Lam Giang's report of a month with lines, paid in full and approved. */
async function approvedReport(thang: number, lines: readonly (typeof worker)[]): Promise<FundReport> {
  const draft = await fund.draft(thang, lines);
  fund.pay(draft, draft.noChuyenKySau, '2026-11-09');
  await fund.step('dv0007.lanhdao', draft.id, 'gui');
  await fund.step('ha.lt', draft.id, 'tham-dinh');
  const { status, body } = await fund.step('vinh.pq', draft.id, 'phe-duyet');
  expect(status).toBe(200);
  return body as FundReport;
}

/** The contributions of the worker, those that were paid back too; the newest last. */
async function contributionsOf(soCccd: string): Promise<Schemas['TrangDongGopQuy']['items']> {
  const desk = await fund.office.as('ngan.dt');
  const { body } = await desk.get(`${path}?filter=${soCccd}&sorting=ngayDong`);
  return (body as Schemas['TrangDongGopQuy']).items;
}

/** Pays the only contribution of the worker back. */
async function payBack(soCccd: string): Promise<Contribution> {
  const [found] = await contributionsOf(soCccd);
  const desk = await fund.office.as('ngan.dt');
  const { status, body } = await desk.post(`${path}/${found?.id ?? ''}/hoan-tra`, {
    concurrencyStamp: found?.concurrencyStamp ?? '',
    maLanGui: crypto.randomUUID(),
    lyDo: reason,
    soChungTu: 'UNC0112',
    ngayChungTu: '2026-11-14',
  });
  expect(status).toBe(200);
  return body as Contribution;
}

/** The dossier of a self-payer whose money has come. */
async function paidDossier(): Promise<SelfPayingDossier> {
  const payment = { hinhThucNop: 1, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };
  const money = { soTienThucNhan: 100_000, ngayGhiCo: '2026-11-14', soChungTu: null, noiDung: null };
  const declared = await declare(fund.office, { hinhThuc: '6a' });
  attach(fund.office, declared, ...requiredPapers('6a'));
  const accepted = await taken(step(fund.office, 'khoa.tm', declared, 'phe-duyet'));
  const noted = await taken(step(fund.office, 'ngan.dt', accepted, 'ghi-nhan-dong', payment));
  return taken(step(fund.office, 'ngan.dt', noted, 'xac-nhan-dong', money));
}

async function report(code: ReportCode, filters: ReportFilters): Promise<Report> {
  return reportAt(await fund.office.as('vinh.pq'), code, filters);
}

const october = { tuNgay: '2026-10-01', denNgay: '2026-10-31' };

describe('a contribution that was paid back, because the worker did not leave', () => {
  it('B-04 B-10 takes the departure out of the contract, and of the figures that count departures', async () => {
    await approvedReport(10, [worker, other]);
    const before = await report('lao-dong-xuat-canh', october);
    const owedBefore = await report('chua-dong-quy', { denNgay: '2026-12-31' });
    const { hopDongId, nguoiLaoDongId } = await payBack(worker.soCccd);
    const { body } = await (await fund.office.as('ha.lt')).get(`/api/app/nguoi-lao-dong/${nguoiLaoDongId}`);
    const contract = (body as Worker).hopDong.find(({ id }) => id === hopDongId);
    expect(contract).toMatchObject({ ngayXuatCanh: null, tinhTrang: 1, soGcn: null, ngayDong: null });
    const after = await report('lao-dong-xuat-canh', october);
    expect(Number(before.tong['tong']) - Number(after.tong['tong'])).toBe(1);
    const owed = await report('chua-dong-quy', { denNgay: '2026-12-31' });
    expect(owed.tong).toEqual(owedBefore.tong);
    expect(owed.tong['soChuaDong']).toBeGreaterThan(0);
  });

  it('B-04 B-10 refuses a worker form that was opened before: it would bring the departure back', async () => {
    await approvedReport(10, [worker]);
    const [{ nguoiLaoDongId } = { nguoiLaoDongId: '' }] = await contributionsOf(worker.soCccd);
    const desk = await fund.office.as('ha.lt');
    const opened = (await desk.get(`/api/app/nguoi-lao-dong/${nguoiLaoDongId}`)).body as Worker;
    await payBack(worker.soCccd);
    const { status } = await desk.put(`/api/app/nguoi-lao-dong/${nguoiLaoDongId}`, opened);
    expect(status).toBe(409);
  });

  it('B-04 leaves the contract of a worker who was abroad when it was signed, and of one who has come back', async () => {
    await approvedReport(10, [worker, other]);
    const [first] = await contributionsOf(worker.soCccd);
    const [second] = await contributionsOf(other.soCccd);
    const { contracts } = fund.database;
    const change = (id: string | undefined, changes: object) => {
      const contract = contracts.find(id ?? '');
      if (contract !== undefined) {
        contracts.put({ ...contract, ...changes });
      }
    };
    change(first?.hopDongId, { hinhThucDi: '6b' });
    change(second?.hopDongId, { ngayVeNuoc: '2026-11-10', tinhTrang: 4 });
    await payBack(worker.soCccd);
    await payBack(other.soCccd);
    expect(contracts.find(first?.hopDongId ?? '')).toMatchObject({ ngayXuatCanh: worker.ngayXuatCanh, tinhTrang: 2 });
    expect(contracts.find(second?.hopDongId ?? '')).toMatchObject({ ngayXuatCanh: other.ngayXuatCanh, tinhTrang: 4 });
  });

  it('B-04 B-13 B-14 is counted among contributions no more; the list behind the figure shows as many', async () => {
    await approvedReport(10, [worker, other]);
    const asked: readonly (readonly [ReportCode, string, ReportFilters])[] = [
      ['dong-gop-quy', 'soDongQuy', { tuNgay: '2026-11-01', denNgay: '2026-11-30' }],
      ['tong-hop-so-lao-dong', 't11', { nam: '2026', chieu: 'don-vi', chiTieu: 'dong-quy' }],
    ];
    const counted = async () => {
      const figures = [];
      for (const [code, column, filters] of asked) {
        const drill = drillDown(code, { path: [], column, filters, today });
        const listed = drill === undefined ? undefined : await listFigure(await fund.office.as('vinh.pq'), drill);
        figures.push([Number((await report(code, filters)).tong[column]), listed]);
      }
      return figures;
    };
    const before = await counted();
    await payBack(worker.soCccd);
    const after = before.map(([shown = 0]) => [shown - 1, shown - 1]);
    expect(await counted()).toEqual(after);
  });

  it('B-01 B-04 lets the unit report the departure when it comes, and certifies it anew; what was paid back stays closed', async () => {
    await approvedReport(10, [worker]);
    const refunded = await payBack(worker.soCccd);
    const departure = '2026-11-10';
    await approvedReport(11, [{ ...worker, ngayXuatCanh: departure }]);
    const rows = await contributionsOf(worker.soCccd);
    expect(rows.map(({ id, trangThai, tong }) => [id === refunded.id, trangThai, tong])).toEqual(
      expect.arrayContaining([
        [true, 3, 0],
        [false, 1, 250_000],
      ]),
    );
    expect(rows).toHaveLength(2);
    const anew = rows.find(({ id }) => id !== refunded.id);
    expect(anew).toMatchObject({ hopDongId: refunded.hopDongId, thang: 11, ngayXuatCanh: departure });
    expect(anew?.soGcn).not.toBe(refunded.gcn.at(-1)?.soGcn);
    const contract = fund.database.contracts.find(refunded.hopDongId);
    expect(contract).toMatchObject({ ngayXuatCanh: departure, tinhTrang: 2, dongQuy: 1, soGcn: anew?.soGcn });
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-01 B-04 keeps its report approved (01009): its money has gone out, and would come back as the unit’s credit', async () => {
    const approved = await approvedReport(10, [worker, other]);
    await payBack(worker.soCccd);
    const refused = await fund.step('vinh.pq', approved.id, 'thu-hoi-phe-duyet', { lyDo: reason });
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01009']);
  });

  it('B-01 B-04 is not paid anew by money that comes to its own line later', async () => {
    const approved = await approvedReport(10, [worker, other]);
    const { id } = await payBack(worker.soCccd);
    fund.pay(approved, 250_000, '2026-11-14');
    const rows = await contributionsOf(worker.soCccd);
    expect(rows.map((row) => [row.id, row.trangThai, row.tong])).toEqual([[id, 3, 0]]);
  });

  it('B-02 B-03 B-17 makes the dossier «Đã hoàn»: neither report nor list counts its money, and it takes no step more', async () => {
    const counted = async () => {
      const filters = { tuNgay: '2026-11-01', denNgay: '2026-11-30' };
      const shown = await report('lao-dong-tu-dong', filters);
      const asked = ['soDaDong', 'soTien'].map(async (column) => {
        const drill = drillDown('lao-dong-tu-dong', { path: [], column, filters, today });
        const listed = drill === undefined ? undefined : await listFigure(await fund.office.as('vinh.pq'), drill);
        return [Number(shown.tong[column]), listed];
      });
      return Promise.all(asked);
    };
    const before = await counted();
    const { id } = await paidDossier();
    const [[people = 0] = [], [money = 0] = []] = await counted();
    expect([people, money]).toEqual([Number(before[0]?.[0]) + 1, Number(before[1]?.[0]) + 100_000]);
    await payBack(declarationOfSen().soCccd);
    expect(await counted()).toEqual(before);
    const desk = await fund.office.as('ngan.dt');
    const { body } = await desk.get(`${dossiers}/${id}`);
    const dossier = body as SelfPayingDossier;
    expect(dossier).toMatchObject({ trangThai: 4, tinhTrangDong: 4, soGcn: null, soTienThucNhan: 100_000 });
    expect((await trailOf(fund.office, dossier)).at(-1)).toMatchObject({
      hanhDong: 'hoan-tra',
      ...{ tuTrangThai: 103, denTrangThai: 104, yKien: reason },
    });
    for (const verb of ['ghi-nhan-dong', 'xac-nhan-dong', 'khong-tim-thay', 'mo-lai']) {
      const refused = await step(fund.office, 'vinh.pq', dossier, verb, { lyDo: reason });
      expect([verb, refused.status]).toEqual([verb, 403]);
    }
    const { body: owed } = await desk.get(`/api/app/phieu-nop-quy/cong-no?Loai=tu-dong&Filter=${dossier.ma}`);
    expect(owed).toEqual({ items: [] });
  });

  it('B-02 B-04 lets a self-payer declare and pay for the departure anew, under another certificate', async () => {
    const first = await paidDossier();
    const { soCccd } = declarationOfSen();
    await payBack(soCccd);
    expect(fund.database.contracts.find(first.hopDongId ?? '')).toMatchObject({ tinhTrang: 1, soGcn: null });
    const second = await paidDossier();
    const rows = await contributionsOf(soCccd);
    expect(rows.map(({ hoSoTuDongId, trangThai, soGcn }) => [hoSoTuDongId, trangThai, soGcn])).toEqual(
      expect.arrayContaining([
        [first.id, 3, null],
        [second.id, 1, second.soGcn],
      ]),
    );
    expect([rows.length, second.soGcn === first.soGcn]).toEqual([2, false]);

    // Money of the first that turns out not to have come takes nothing of the second, also where the ledger names no dossier.
    const { contributions, contracts, selfPaying } = fund.database;
    const refunded = contributions.find(rows.find(({ trangThai }) => trangThai === 3)?.id ?? '');
    const dossier = selfPaying.find(first.id);
    const user = { ...[...fund.database.users.rows()][0], grantedPolicies: new Set<string>() } as MockUser;
    for (const hoSoTuDongId of [first.id, null]) {
      if (refunded !== undefined && dossier !== undefined) {
        contributions.put({ ...refunded, hoSoTuDongId });
        uncertifyContract(fund.database, dossier, { user, now: fund.office.clock.read() });
      }
      expect(contracts.find(second.hopDongId ?? '')?.soGcn, String(hoSoTuDongId)).toBe(second.soGcn);
    }
  });
});
