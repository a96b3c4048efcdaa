import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { ContributionListItem } from '@/domain/contributions/contribution';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SupportRequest } from '@/domain/support/support-request';
import type { Worker, WorkerInput } from '@/domain/workers/worker';
import { mergeFields, mergeInputOf, type MergeChoices } from '@/domain/workers/worker-merge';
import type { ContractRow } from '@mock-server/data/rows';

import { declarationOfSen } from '../../support/self-paying';
import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { caseOf, requestOf, supportDeskIn } from '../support-requests/support-desk';
import { openOffice, type Desk, type Office } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';
const ledgerPath = '/api/app/dong-gop-quy';
const today = '2026-11-15';

/** A page of the ledger of contributions, with the sums of the whole of it. */
type Ledger = Page<ContributionListItem> & { readonly tong: unknown };

let office: Office;
let officer: Desk;

beforeEach(async () => {
  office = await openOffice(200);
  officer = await office.as('khoa.tm');
});

/** A worker as one more unit might have entered them. */
async function entered(change: Partial<WorkerInput> = {}): Promise<Worker> {
  return (await (await office.as('son.hv')).post(path, { ...person, ...change })).body as Worker;
}

async function workerOf(id: string | null | undefined): Promise<Worker> {
  return (await officer.get(`${path}/${id ?? ''}`)).body as Worker;
}

/** Both as one, everything about the person as the record has it that stays. */
async function merged(kept: Worker, removed: Worker): Promise<Worker> {
  const choices = Object.fromEntries(mergeFields.map((field) => [field, 'left' as const])) as MergeChoices;
  const reply = await officer.post(`${path}/gop`, mergeInputOf({ left: kept, right: removed, kept: 'left', choices }));
  expect(reply.status).toBe(200);
  return reply.body as Worker;
}

async function ledger(query: string): Promise<Ledger> {
  return (await officer.get(`${ledgerPath}?maxResultCount=10${query}`)).body as Ledger;
}

function storedContract(id: string | undefined): ContractRow {
  const found = office.backend.database.contracts.find(id ?? '');
  if (found === undefined) {
    throw new Error('There is no such contract.');
  }
  return found;
}

describe('what hangs on two workers who become one', () => {
  it('D-02 B-04 contributions stay in the ledger, under the record that stays', async () => {
    const contribution = [...office.backend.database.contributions.rows()].find(({ soGcn }) => soGcn !== null);
    const removed = await workerOf(contribution?.nguoiLaoDongId);
    const kept = await entered();
    const before = await ledger('');
    await merged(kept, removed);
    expect(await ledger('')).toMatchObject({ totalCount: before.totalCount, tong: before.tong });
    expect((await ledger(`&nguoiLaoDongId=${kept.id}`)).items.map(({ id }) => id)).toContain(contribution?.id);
    expect((await officer.get(`${ledgerPath}/${contribution?.id ?? ''}`)).body).toMatchObject({
      nguoiLaoDongId: kept.id,
      hoTen: kept.hoTen,
    });
  });

  it('D-02 B-02 a dossier whose contract was the second copy is paid for the copy that stays', async () => {
    const declared = await declare(office, { soCccd: '042196000054', soHoChieu: 'P0000001' });
    attach(office, declared, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
    const { thiTruongId, nganhNgheId, soHopDong, ngayKy, tuNgay, denNgay, ngayXuatCanh } = declarationOfSen();
    const journey = { thiTruongId, nganhNgheId, soHopDong, ngayKy, tuNgay, denNgay, ngayXuatCanh };
    const kept = await entered({ hopDong: [{ ...contract, ...journey, hinhThucDi: '6a' }] });
    const [own] = kept.hopDong;
    const one = await merged(kept, await workerOf(approved.nguoiLaoDongId));
    expect(one.hopDong.map(({ id }) => id)).toEqual([own?.id]);

    const payment = { hinhThucNop: 2, ngayNop: today, soGiaoDich: null, nganHangId: null };
    const noted = await taken(step(office, 'khoa.tm', approved, 'ghi-nhan-dong', payment));
    const found = { soTienThucNhan: 100_000, ngayGhiCo: today, soChungTu: null, noiDung: null };
    const paid = await taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', found));
    expect(paid).toMatchObject({ nguoiLaoDongId: kept.id, hopDongId: own?.id });
    expect(storedContract(own?.id)).toMatchObject({ dongQuy: 1, soGcn: paid.soGcn });
    expect((await ledger(`&nguoiLaoDongId=${kept.id}`)).items).toMatchObject([
      { soGcn: paid.soGcn, hopDongId: own?.id },
    ]);
  });

  it('D-02 B-02 a contract that was there without the dossier stays when the approval is taken back', async () => {
    const declared = await declare(office, { soCccd: '042196000054', soHoChieu: 'P0000001' });
    attach(office, declared, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
    const { thiTruongId, soHopDong } = declarationOfSen();
    const kept = await entered({ hopDong: [{ ...contract, thiTruongId, soHopDong, hinhThucDi: '6a' }] });
    const one = await merged(kept, await workerOf(approved.nguoiLaoDongId));
    await taken(step(office, 'vinh.pq', approved, 'mo-lai', { lyDo: 'Phê duyệt nhầm hồ sơ của người khác.' }));
    expect((await workerOf(kept.id)).hopDong).toEqual(one.hopDong);
  });

  it('D-02 B-08 support that was asked for by the second copy follows, with its papers', async () => {
    const { database } = office.backend;
    const support = supportDeskIn(office);
    const own = storedContract(support.contractOf());
    const kept = await workerOf(own.nguoiLaoDongId);
    const other = await entered();
    const second = { ...own, id: crypto.randomUUID(), nguoiLaoDongId: other.id, soGcn: null };
    database.contracts.put(second);
    const input = requestOf('HT01', [caseOf(support.typeOf('HT01'), second.id, { tienDeNghi: 20_000_000 })]);
    const made = (await support.create(input)).body as SupportRequest;
    const [sample] = database.attachments.rows();
    if (sample !== undefined) {
      const ofCase = { id: 'paper', taiNguyen: 'yeu-cau-ho-tro', banGhiId: made.id, giayTo: `${second.id}:ho-chieu` };
      database.attachments.put({ ...sample, ...ofCase });
    }
    await merged(kept, await workerOf(other.id));
    const { truongHop } = (await officer.get(`/api/app/yeu-cau-ho-tro/${made.id}`)).body as SupportRequest;
    expect(truongHop).toMatchObject([{ hopDongId: own.id, nguoiLaoDongId: kept.id, hoTen: kept.hoTen }]);
    expect(database.attachments.find('paper')?.giayTo).toBe(`${own.id}:ho-chieu`);
  });

  it('D-02 B-10 a contract that both had is stored with what only the other copy knew', async () => {
    const donViId = unitIdOf(office, 'DV0007');
    const kept = await entered({ hopDong: [{ ...contract, donViId, diaChiLamViec: null }] });
    const removed = await entered({
      ...{ soCccd: '042196000054', soHoChieu: 'P0000001' },
      hopDong: [
        { ...contract, donViId, tienDichVu: null, ngayXuatCanh: null, diaChiLamViec: '2-1 Kasumigaseki, Tokyo' },
      ],
    });
    const one = await merged(kept, removed);
    expect(one.hopDong).toHaveLength(1);
    expect(storedContract(one.hopDong[0]?.id)).toMatchObject({ diaChiLamViec: '2-1 Kasumigaseki, Tokyo' });
  });

  it('D-02 B-04 two copies of a contract with a contribution each stay two contracts', async () => {
    const { database } = office.backend;
    const support = supportDeskIn(office);
    const own = storedContract(support.contractOf());
    const other = await entered();
    const second = storedContract(support.contractOf(other.id, { soGcn: null }));
    database.contracts.put({ ...second, soHopDong: own.soHopDong, soGcn: null });
    const kept = await workerOf(own.nguoiLaoDongId);
    const one = await merged(kept, await workerOf(other.id));
    expect(one.hopDong.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, second.id]));
    const ofBoth = [...database.contributions.rows()].filter(({ hopDongId }) =>
      [own.id, second.id].includes(hopDongId),
    );
    expect(ofBoth.map(({ nguoiLaoDongId }) => nguoiLaoDongId)).toEqual([kept.id, kept.id]);
  });
});
