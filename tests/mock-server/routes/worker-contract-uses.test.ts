import { beforeEach, describe, expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { Worker } from '@/domain/workers/worker';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { caseOf, requestOf, supportDeskIn, taken as made } from '../support-requests/support-desk';
import { complaintsOf, errorOf, openOffice, type Office, type Reply } from './office';
import { contract, person } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

/** Tries to take a contract away in the form of its worker. */
async function without(contractId: string | null | undefined, userName = 'khoa.tm'): Promise<Reply> {
  const row = office.backend.database.contracts.find(contractId ?? '');
  const desk = await office.as(userName);
  const worker = (await desk.get(`${path}/${row?.nguoiLaoDongId ?? ''}`)).body as Worker;
  const hopDong = worker.hopDong.filter(({ id }) => id !== contractId);
  return desk.put(`${path}/${worker.id}`, { ...worker, hopDong });
}

function saysOf(reply: Reply): readonly unknown[] {
  return [reply.status, complaintsOf(reply), errorOf(reply).validationErrors?.map(({ message }) => message)];
}

const refusal = (code: string | undefined) => [
  400,
  ['hopDong'],
  [`Không thể xóa hợp đồng đang được dùng tại ${code ?? ''}.`],
];

describe('a contract without a certificate that other records need', () => {
  it('B-10 B-02 stays as long as its dossier is approved, so that the money has where to go', async () => {
    const declared = await declare(office);
    attach(office, declared, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
    expect(saysOf(await without(approved.hopDongId))).toEqual(refusal(approved.ma));
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
  });

  it('B-10 goes where nothing needs it', async () => {
    const desk = await office.as('son.hv');
    const entered = (await desk.post(path, { ...person, hopDong: [{ ...contract, hinhThucDi: '6a' }] })).body as Worker;
    expect((await without(entered.hopDong[0]?.id)).status).toBe(200);
  });
});
