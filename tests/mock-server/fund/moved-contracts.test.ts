import { beforeEach, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import { emptyContract } from '@/domain/workers/contract-schema';
import type { Worker } from '@/domain/workers/worker';
import { emptyWorker } from '@/domain/workers/worker-input';

import { complaintsOf, errorOf } from '../routes/office';
import { openFund, reason, type Fund } from './fund-desk';
import { acceptedTwice, appraisedTwice, workerOfBoth } from './two-ways-desk';

const path = '/api/app/nguoi-lao-dong';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

const unitId = (ma: string) => fund.unitOf(ma)?.id ?? '';

/** The worker with his contract, entered by Lam Giang before its report of 10/2026, which is appraised. */
async function reported(): Promise<{ readonly report: FundReport; readonly worker: Worker }> {
  const { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ngayKy } = workerOfBoth;
  const known = {
    ...emptyContract(),
    donViId: unitId('DV0007'),
    soHopDong,
    ngayKy,
    thiTruongId: 'JP',
    nganhNgheId: 'TP',
  };
  const person = { ...emptyWorker(), hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, tinhThanhMa: '38' };
  const desk = await fund.office.as('dv0007.nhaplieu');
  const { status, body } = await desk.post(path, { ...person, hopDong: [known] });
  expect(status).toBe(200);
  return { report: await appraisedTwice(fund), worker: body as Worker };
}

/** An officer gives the worker's contract to a unit. */
async function moveTo(unitCode: string, { id }: Worker): Promise<void> {
  const desk = await fund.office.as('khoa.tm');
  const present = (await desk.get(`${path}/${id}`)).body as Worker;
  const hopDong = present.hopDong.map((contract) => ({ ...contract, donViId: unitId(unitCode) }));
  expect((await desk.put(`${path}/${id}`, { ...present, hopDong })).status).toBe(200);
}

async function refusedFor({ id }: FundReport): Promise<void> {
  const refused = await fund.step('vinh.pq', id, 'phe-duyet');
  expect([refused.status, complaintsOf(refused)]).toEqual([400, ['dong[0].soHopDong']]);
  expect(errorOf(refused).validationErrors?.[0]?.message).toBe(
    `Hợp đồng của ${workerOfBoth.hoTen} không còn thuộc đơn vị báo cáo. Hãy trả lại báo cáo để đơn vị khai lại dòng này.`,
  );
  expect(fund.database.fundReports.find(id)?.trangThai).toBe(3);
}

it('B-01 B-10 a report is not approved whose worker’s contract is another unit’s by now, until it is its own again', async () => {
  const { report, worker } = await reported();
  await moveTo('DV0001', worker);
  await refusedFor(report);
  await moveTo('DV0007', worker);
  expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
  const contract = fund.database.contracts.find(worker.hopDong[0]?.id ?? '');
  expect([contract?.donViId, contract?.dongQuy]).toEqual([unitId('DV0007'), 1]);
});

it('B-01 B-02 a report is not approved whose worker named another unit in the dossier that was accepted since', async () => {
  const { report, worker } = await reported();
  const { hopDongId } = await acceptedTwice(fund, 'DV0001');
  expect(hopDongId).toBe(worker.hopDong[0]?.id);
  await refusedFor(report);
});

it('B-01 B-10 the unit declares the line anew when the report is sent back, and has a contract of its own then', async () => {
  const { report, worker } = await reported();
  await moveTo('DV0001', worker);
  expect((await fund.step('vinh.pq', report.id, 'tra-lai', { lyDo: reason })).status).toBe(200);
  const desk = await fund.office.as('dv0007.nhaplieu');
  const [line] = [...fund.database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === report.id);
  const saved = await desk.put(`/api/app/bao-cao-quy/${report.id}/nguoi-lao-dong`, {
    concurrencyStamp: fund.database.fundReports.find(report.id)?.concurrencyStamp,
    maLanGui: crypto.randomUUID(),
    luu: [{ ...workerOfBoth, id: line?.id }],
    xoa: [],
  });
  expect(saved.status).toBe(200);
  await fund.step('dv0007.lanhdao', report.id, 'gui');
  await fund.step('ha.lt', report.id, 'tham-dinh');
  expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
  const contracts = [...fund.database.contracts.rows()].filter(({ nguoiLaoDongId }) => nguoiLaoDongId === worker.id);
  expect(contracts.map(({ donViId, soGcn }) => [donViId, soGcn === null])).toEqual([
    [unitId('DV0001'), true],
    [unitId('DV0007'), false],
  ]);
});
