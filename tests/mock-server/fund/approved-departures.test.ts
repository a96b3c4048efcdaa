import { beforeEach, describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { Report } from '@/domain/reports/report';
import { emptyContract } from '@/domain/workers/contract-schema';
import type { Contract, Worker } from '@/domain/workers/worker';
import { emptyWorker } from '@/domain/workers/worker-input';

import { lineOf, openFund, type Fund } from './fund-desk';

const path = '/api/app/nguoi-lao-dong';
const line = lineOf(1, { thiTruongId: 'TW', nganhNgheId: 'DT' });

describe('an approved line of a worker whose contract is known', () => {
  let fund: Fund;

  beforeEach(async () => {
    fund = await openFund();
  });

  /** The worker of the line, entered by his unit before the report, with the contract that the line names. */
  async function enter(contract: Partial<Contract>): Promise<Worker> {
    const { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong } = line;
    const desk = await fund.office.as('dv0007.nhaplieu');
    const known = {
      ...{ ...emptyContract(), donViId: fund.unitOf('DV0007')?.id ?? '', soHopDong, ngayKy: '2026-09-01' },
      ...{ thiTruongId: 'JP', nganhNgheId: 'TP', ...contract },
    };
    const person = { ...emptyWorker(), hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, tinhThanhMa: '38' };
    const { status, body } = await desk.post(path, { ...person, hopDong: [known] });
    expect(status).toBe(200);
    return body as Worker;
  }

  async function send(): Promise<FundReport> {
    const report = await fund.draft(10, [line, lineOf(2)]);
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    return report;
  }

  async function contractsOf({ id }: Worker): Promise<Worker['hopDong']> {
    return ((await (await fund.office.as('khoa.tm')).get(`${path}/${id}`)).body as Worker).hopDong;
  }

  /** Departures of the unit in 10/2026, as R1 counts them. */
  async function departures(): Promise<unknown> {
    const query = `tuNgay=2026-10-01&denNgay=2026-10-31&donViId=${fund.unitOf('DV0007')?.id ?? ''}`;
    const { body } = await (await fund.office.as('ha.lt')).get(`/api/app/bao-cao/lao-dong-xuat-canh?${query}`);
    return (body as Report).tong['tong'];
  }

  it.each([
    ['has no departure yet', { ngayXuatCanh: null }],
    ['was to begin on another day', { ngayXuatCanh: '2026-11-12' }],
    ['began by the register on another day', { ngayXuatCanh: '2026-09-30', tinhTrang: 2 }],
  ] as const)('B-01 B-10 B-12 brings the contract up to date that %s, and R1 counts it', async (_, contract) => {
    const worker = await enter(contract);
    const before = Number(await departures());
    const report = await send();
    expect(await contractsOf(worker)).toMatchObject([contract]);
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect(await contractsOf(worker)).toMatchObject([
      {
        id: worker.hopDong[0]?.id,
        ...{ ngayXuatCanh: '2026-10-20', tinhTrang: 2, thiTruongId: 'TW', nganhNgheId: 'DT', ngayKy: '2026-09-12' },
        ...{ tuNgay: '2026-10-20', denNgay: '2029-10-19', tienDichVu: 30_000_000 },
      },
    ]);
    expect(await departures()).toBe(before + 2);
  });

  it.each([
    ['2026-10-28', '2027-02-27'],
    ['2026-10-29', '2027-02-28'],
    ['2026-10-31', '2027-02-28'],
  ])('B-01 B-10 a contract of four months that begins on %s ends on %s', async (ngayXuatCanh, denNgay) => {
    const report = await fund.draft(10, [lineOf(1, { ngayXuatCanh, thoiHanThang: 4 })]);
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    const { contracts } = fund.office.backend.database;
    const made = [...contracts.rows()].find(({ soHopDong }) => soHopDong === line.soHopDong);
    expect(made).toMatchObject({ tuNgay: ngayXuatCanh, denNgay });
  });

  it('B-01 B-10 leaves the term of the contract and its wage as the register has them', async () => {
    const known = { tuNgay: '2026-11-01', denNgay: '2028-10-31', mucLuong: 180_000, tienTe: 'JPY' };
    const worker = await enter(known);
    await fund.step('vinh.pq', (await send()).id, 'phe-duyet');
    expect(await contractsOf(worker)).toMatchObject([{ ...known, ngayXuatCanh: '2026-10-20' }]);
  });

  it.each([
    ['is back', { ngayXuatCanh: '2026-10-05', ngayVeNuoc: '2026-11-01', lyDoVeNuoc: 2, tinhTrang: 4 }],
    ['is missing', { ngayXuatCanh: '2026-10-05', tinhTrang: 6 }],
  ] as const)('B-01 B-10 changes nothing of a worker who %s by now', async (_, contract) => {
    const worker = await enter(contract);
    await fund.step('vinh.pq', (await send()).id, 'phe-duyet');
    expect(await contractsOf(worker)).toMatchObject([{ ...contract, thiTruongId: 'JP' }]);
  });

  it('B-01 B-10 gives way to what was put right in the register after the report had been sent', async () => {
    const worker = await enter({ ngayXuatCanh: '2026-10-20', tinhTrang: 2 });
    const report = await send();
    fund.office.clock.advanceSeconds(60);
    const desk = await fund.office.as('khoa.tm');
    const present = (await desk.get(`${path}/${worker.id}`)).body as Worker;
    const corrected = present.hopDong.map((contract) => ({ ...contract, ngayXuatCanh: '2026-10-22' }));
    expect((await desk.put(`${path}/${worker.id}`, { ...present, hopDong: corrected })).status).toBe(200);
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect(await contractsOf(worker)).toMatchObject([{ ngayXuatCanh: '2026-10-22', thiTruongId: 'JP' }]);
  });

  it.each([
    ['brings the contract up to date', {}, ['2026-10-20']],
    ['adds another contract', { soHopDong: '7/2025/HĐĐĐ-LG', thiTruongId: 'KR' }, [null, '2026-10-20']],
  ] as const)(
    'B-01 B-10 refuses a form of the worker that was opened before the approval which %s: it would be undone',
    async (_, contract, departed) => {
      const worker = await enter({ ngayXuatCanh: null, ...contract });
      const report = await send();
      const desk = await fund.office.as('khoa.tm');
      const opened = (await desk.get(`${path}/${worker.id}`)).body as Worker;
      expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
      expect((await desk.put(`${path}/${worker.id}`, opened)).status).toBe(409);
      const contracts = await contractsOf(worker);
      expect(new Set(contracts.map(({ ngayXuatCanh }) => ngayXuatCanh))).toEqual(new Set(departed));
      // Another report that was sent meanwhile is not to take it for something that was put right in the register.
      const present = (await desk.get(`${path}/${worker.id}`)).body as Worker;
      expect(present.lastModificationTime).toBe(opened.lastModificationTime);
    },
  );

  it('B-01 B-10 takes a form that was opened before an approval which has changed nothing of the worker', async () => {
    const worker = await enter({ ngayXuatCanh: '2026-10-05', ngayVeNuoc: '2026-11-01', lyDoVeNuoc: 2, tinhTrang: 4 });
    const report = await send();
    const desk = await fund.office.as('khoa.tm');
    const opened = (await desk.get(`${path}/${worker.id}`)).body as Worker;
    expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
    expect((await desk.put(`${path}/${worker.id}`, opened)).status).toBe(200);
  });

  it('B-01 B-10 says nothing of a departure to come but its day', async () => {
    const ahead = lineOf(1, { ngayXuatCanh: '2026-11-25' });
    const worker = await enter({ ngayXuatCanh: null });
    const report = await fund.draft(11, [ahead]);
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect(await contractsOf(worker)).toMatchObject([{ ngayXuatCanh: '2026-11-25', tinhTrang: 1 }]);
  });
});
