import { beforeEach, describe, expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { Contract, Worker } from '@/domain/workers/worker';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { caseOf, requestOf, supportDeskIn, taken as made } from '../support-requests/support-desk';
import { complaintsOf, errorOf, openOffice, type Office, type Reply } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

/** Saves a contract in the form of its worker as `change` has it; gone where that answers nothing. */
async function saved(
  contractId: string | null | undefined,
  change: (contract: Contract) => readonly Contract[],
  userName = 'khoa.tm',
): Promise<Reply> {
  const row = office.backend.database.contracts.find(contractId ?? '');
  const desk = await office.as(userName);
  const worker = (await desk.get(`${path}/${row?.nguoiLaoDongId ?? ''}`)).body as Worker;
  const hopDong = worker.hopDong.flatMap((each) => (each.id === contractId ? change(each) : [each]));
  return desk.put(`${path}/${worker.id}`, { ...worker, hopDong });
}

/** Tries to take a contract away. */
function without(contractId: string | null | undefined, userName = 'khoa.tm'): Promise<Reply> {
  return saved(contractId, () => [], userName);
}

/** Tries to give a contract to another unit, or to the worker alone. */
function moved(contractId: string | null | undefined, donViId: string | null, userName = 'khoa.tm'): Promise<Reply> {
  const form = donViId === null ? { hinhThucDi: '6a' as const } : {};
  return saved(contractId, (each) => [{ ...each, ...form, donViId }], userName);
}

/** Makes a contract one by which a unit sends its worker. */
function handOver(contractId: string | null, unitCode: string): void {
  const { contracts } = office.backend.database;
  const row = contracts.find(contractId ?? '');
  if (row !== undefined) {
    contracts.put({ ...row, hinhThucDi: '2', donViId: unitIdOf(office, unitCode) });
  }
}

function saysOf(reply: Reply): readonly unknown[] {
  return [reply.status, complaintsOf(reply), errorOf(reply).validationErrors?.map(({ message }) => message)];
}

const refusal = (code: string | undefined) => [
  400,
  ['hopDong'],
  [`Không thể xóa hợp đồng đang được dùng tại ${code ?? ''}.`],
];

/** The complaint stands at the unit of the worker's contract, which is his only one here. */
const unmoved = (because: string) => [
  400,
  ['hopDong[0].donViId'],
  [`Không thể chuyển đơn vị của hợp đồng ${because}.`],
];

describe('a contract without a certificate that other records need', () => {
  it('B-10 B-02 stays as long as its dossier is approved, so that the money has where to go', async () => {
    const declared = await declare(office);
    attach(office, declared, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
    expect(saysOf(await without(approved.hopDongId))).toEqual(refusal(approved.ma));
    const other = unitIdOf(office, 'DV0001');
    expect(saysOf(await moved(approved.hopDongId, other))).toEqual(unmoved(`đang được dùng tại ${approved.ma}`));
    expect(office.backend.database.contracts.find(approved.hopDongId ?? '')).toBeDefined();
  });

  it('B-10 B-01 stays as long as an approved report counts it; its unit cannot drop a debt so', async () => {
    const { contracts, fundReportLines, fundReports, units } = office.backend.database;
    const unit = [...units.rows()].find(({ ma }) => ma === 'DV0007');
    const reportOf = ({ baoCaoId }: { readonly baoCaoId: string }) => fundReports.find(baoCaoId);
    const line = [...fundReportLines.rows()].find((each) => {
      const report = reportOf(each);
      return each.hopDongId !== null && report?.donViId === unit?.id && report?.trangThai === 4;
    });
    const report = line === undefined ? undefined : reportOf(line);
    const row = contracts.find(line?.hopDongId ?? '');
    if (row !== undefined) {
      contracts.put({ ...row, soGcn: null, ngayDong: null, dongQuy: 2 });
    }
    expect(saysOf(await without(row?.id, 'dv0007.nhaplieu'))).toEqual(refusal(report?.ma));
    const other = unitIdOf(office, 'DV0001');
    expect(saysOf(await moved(row?.id, other))).toEqual(unmoved(`đang được dùng tại ${report?.ma ?? ''}`));
  });

  it('B-10 B-08 stays as long as support is asked for by it', async () => {
    const support = supportDeskIn(office);
    const id = support.contractOf();
    const request = made(await support.create(requestOf('HT01', [caseOf(support.typeOf('HT01'), id)])));
    const { contracts } = office.backend.database;
    const row = contracts.find(id);
    if (row !== undefined) {
      contracts.put({ ...row, soGcn: null });
    }
    expect(saysOf(await without(id))).toEqual(refusal(request.ma));
    const reply = await moved(id, unitIdOf(office, 'DV0001'));
    expect(errorOf(reply).validationErrors?.[0]?.message).toContain(`đang được dùng tại ${request.ma}`);
  });

  it('B-10 B-02 DS4 tells a unit of a dossier without its code: dossiers are the Fund’s to open', async () => {
    const declared = await declare(office);
    attach(office, declared, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
    handOver(approved.hopDongId, 'DV0007');
    const { status } = await (await office.as('dv0007.nhaplieu')).get(`/api/app/nguoi-lao-dong-tu-dong/${approved.id}`);
    expect(status).toBe(403);
    expect(saysOf(await without(approved.hopDongId, 'dv0007.nhaplieu'))).toEqual(refusal('một hồ sơ của Quỹ'));
    expect(saysOf(await without(approved.hopDongId))).toEqual(refusal(approved.ma));
  });

  it('B-10 B-08 DS4 tells a unit of support that another one asks for without its code', async () => {
    const support = supportDeskIn(office);
    const id = support.contractOf();
    const request = made(await support.create(requestOf('HT01', [caseOf(support.typeOf('HT01'), id)])));
    const { contracts } = office.backend.database;
    const row = contracts.find(id);
    if (row !== undefined) {
      contracts.put({ ...row, soGcn: null });
    }
    expect(saysOf(await without(id, 'dv0007.nhaplieu'))).toEqual(refusal(request.ma));
    const { supportRequests } = office.backend.database;
    const stored = supportRequests.find(request.id);
    if (stored !== undefined) {
      supportRequests.put({ ...stored, donViId: unitIdOf(office, 'DV0001') });
    }
    expect(saysOf(await without(id, 'dv0007.nhaplieu'))).toEqual(refusal('một hồ sơ của Quỹ'));
  });

  it('B-10 goes where nothing needs it', async () => {
    const desk = await office.as('son.hv');
    const entered = (await desk.post(path, { ...person, hopDong: [{ ...contract, hinhThucDi: '6a' }] })).body as Worker;
    expect((await without(entered.hopDong[0]?.id)).status).toBe(200);
  });
});

describe('the unit of a contract', () => {
  /** Who was sent by Lam Giang, with a certificate. */
  const certified = () => {
    const { contracts } = office.backend.database;
    const own = unitIdOf(office, 'DV0007');
    const counts = new Map<string, number>();
    for (const { nguoiLaoDongId } of contracts.rows()) {
      counts.set(nguoiLaoDongId, (counts.get(nguoiLaoDongId) ?? 0) + 1);
    }
    return [...contracts.rows()].find(
      (row) => row.donViId === own && row.soGcn !== null && counts.get(row.nguoiLaoDongId) === 1,
    );
  };

  it.each(['khoa.tm', 'son.hv'])(
    'B-04 B-10 stays when %s would move it, once a contribution counts: its money would change hands',
    async (userName) => {
      const row = certified();
      for (const donViId of [unitIdOf(office, 'DV0001'), null]) {
        const reply = await moved(row?.id, donViId, userName);
        expect(saysOf(reply)).toEqual(unmoved(`đã đóng quỹ theo ${row?.soGcn ?? ''}`));
      }
      expect(certified()).toEqual(row);
      expect((await saved(row?.id, (each) => [{ ...each, nsdld: 'Hinode Kogyo' }], userName)).status).toBe(200);
    },
  );

  it('B-04 B-10 stays of what was paid back, which the unit has got again', async () => {
    const row = certified();
    const { contributions, contracts } = office.backend.database;
    const paid = [...contributions.rows()].find(({ hopDongId }) => hopDongId === row?.id);
    const refunded = await (
      await office.as('ngan.dt')
    ).post(`/api/app/dong-gop-quy/${paid?.id ?? ''}/hoan-tra`, {
      concurrencyStamp: paid?.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      lyDo: 'Người lao động không xuất cảnh.',
      soChungTu: 'UNC0112',
      ngayChungTu: '2026-11-14',
    });
    expect([refunded.status, contracts.find(row?.id ?? '')?.soGcn]).toEqual([200, null]);
    const [code] = complaintsOf(await moved(row?.id, unitIdOf(office, 'DV0001')));
    expect(code).toBe('hopDong[0].donViId');
  });

  it('B-10 is put right as long as no money hangs on it', async () => {
    const desk = await office.as('son.hv');
    const entered = { ...contract, donViId: unitIdOf(office, 'DV0007') };
    const made = (await desk.post(path, { ...person, hopDong: [entered] })).body as Worker;
    const reply = await moved(made.hopDong[0]?.id, unitIdOf(office, 'DV0001'));
    expect([reply.status, (reply.body as Worker).hopDong[0]?.donViId]).toEqual([200, unitIdOf(office, 'DV0001')]);
  });
});
