import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { policies } from '@/domain/policies/policy-names';
import { defaultChoices, mergeInputOf } from '@/domain/workers/worker-merge';
import type { Worker, WorkerInput } from '@/domain/workers/worker';
import { setGrant } from '@mock-server/data/permission-grants';

import { head, lineOf, reportPath } from '../fund/fund-desk';
import { userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';
import { person } from './worker-fixtures';

const workers = '/api/app/nguoi-lao-dong';

let office: Office;

beforeEach(async () => {
  office = await openOffice(20);
});

async function latest(query: string): Promise<LogEntry> {
  const admin = await office.as('admin');
  const { items } = (await admin.get(`/api/app/nhat-ky?maxResultCount=1&${query}`)).body as Page<LogListItem>;
  return (await admin.get(`/api/app/nhat-ky/${items[0]?.id ?? ''}`)).body as LogEntry;
}

async function entered(change: Partial<WorkerInput>): Promise<Worker> {
  return (await (await office.as('son.hv')).post(workers, { ...person, ...change })).body as Worker;
}

const again = { soCccd: '042196000054', soHoChieu: 'P0000001' };

describe('the log of what touches several records at once', () => {
  it('B-23 B-10 of a merge tells what became of the record that stays, and which one went', async () => {
    const left = await entered({});
    const right = await entered({ ...again, ghiChu: 'Nhập lại' });
    const choices = { ...defaultChoices({ left, right }, '2026-11-15'), ghiChu: 'right' as const };
    const merge = mergeInputOf({ left, right, kept: 'left', choices });
    const officer = await office.as('khoa.tm');
    office.clock.advanceSeconds(60);
    const stale = { ...merge, concurrencyStamps: { ...merge.concurrencyStamps, boDi: 'cũ' } };
    expect((await officer.post(`${workers}/gop`, stale)).status).toBe(409);
    expect(await latest(`banGhiId=${left.id}`)).toMatchObject({ ketQua: 2, maLoi: '409', thayDoi: [] });
    office.clock.advanceSeconds(60);
    expect((await officer.post(`${workers}/gop`, merge)).status).toBe(200);
    const kept = await latest(`banGhiId=${left.id}`);
    expect([kept.hanhDong, kept.maBanGhi, kept.ketQua]).toEqual(['sua', '042***000045', 1]);
    expect(kept.thayDoi).toContainEqual({ truong: 'ghiChu', cu: null, moi: 'Nhập lại' });
    const gone = await latest(`banGhiId=${right.id}&hanhDong=xoa`);
    expect(gone.maBanGhi).toBe('042***000054');
    expect(gone.thayDoi).toContainEqual({ truong: 'hoTen', cu: person.hoTen, moi: null });
    expect(gone.thayDoi).toContainEqual({ truong: 'soCccd', cu: '042***000054', moi: null });
  });

  it('B-23 B-10 B-01 of an import into a report that stored nothing failed, and says why', async () => {
    const clerk = await office.as('dv0007.nhaplieu');
    const draft = (await clerk.post(reportPath, { ...head, nam: 2026, thang: 10 })).body as FundReport;
    const send = async (rows: readonly object[]) => {
      office.clock.advanceSeconds(60);
      await clerk.post(`${reportPath}/${draft.id}/nhap-excel`, { maLanGui: crypto.randomUUID(), rows });
      return latest(`doiTuong=bao-cao-quy&banGhiId=${draft.id}`);
    };
    const wrong = lineOf(2, { hoTen: '' });
    const failed = await send([wrong, wrong]);
    expect(failed).toMatchObject({ hanhDong: 'nhap', maBanGhi: draft.ma, ketQua: 2, maLoi: '400', thayDoi: [] });
    expect((await send([wrong, lineOf(1)])).thayDoi).toEqual([
      { truong: 'soDong', cu: null, moi: '1' },
      { truong: 'soDongTuChoi', cu: null, moi: '1' },
    ]);
  });

  it('B-23 B-10 W-06 of an import whose answer was lost has its rows once, though the call came twice', async () => {
    const department = await office.as('son.hv');
    const call = { maLanGui: crypto.randomUUID(), rows: [person, { ...person, ...again }] };
    await department.post(`${workers}/nhap-excel`, call);
    await department.post(`${workers}/nhap-excel`, call);
    const admin = await office.as('admin');
    const { items } = (await admin.get('/api/app/nhat-ky?maxResultCount=10&doiTuong=nguoi-lao-dong&hanhDong=nhap'))
      .body as Page<LogListItem>;
    expect(items).toHaveLength(1);
  });

  it('B-23 B-10 of an import counts what was stored and what was refused; with nothing stored it failed', async () => {
    const department = await office.as('son.hv');
    const send = (rows: readonly object[]) =>
      department.post(`${workers}/nhap-excel`, { maLanGui: crypto.randomUUID(), rows });
    await send([person, { ...person, hoTen: '' }, person]);
    expect(await latest('doiTuong=nguoi-lao-dong&hanhDong=nhap')).toMatchObject({
      ketQua: 1,
      thayDoi: [
        { truong: 'soDong', cu: null, moi: '1' },
        { truong: 'soDongTuChoi', cu: null, moi: '2' },
      ],
    });
    office.clock.advanceSeconds(60);
    await send([{ ...person, hoTen: '' }]);
    expect(await latest('doiTuong=nguoi-lao-dong&hanhDong=nhap')).toMatchObject({ ketQua: 2, maLoi: '400' });
    office.clock.advanceSeconds(60);
    await send([person]);
    expect(await latest('doiTuong=nguoi-lao-dong&hanhDong=nhap')).toMatchObject({ ketQua: 2, maLoi: 'QuyHoTro:07001' });
    office.clock.advanceSeconds(60);
    await send([{ ...person, ...again }]);
    expect((await latest('doiTuong=nguoi-lao-dong&hanhDong=nhap')).thayDoi).toEqual([
      { truong: 'soDong', cu: null, moi: '1' },
    ]);
  });

  it('B-23 B-10 says of a removal that took nothing away that it failed, though its caller is not told so', async () => {
    const worker = await entered({});
    const { database } = office.backend;
    const unitUser = userNamed(office.backend, 'dv0007.lanhdao');
    const [role] = unitUser.roles;
    setGrant(database.permissionGrants, { providerName: 'R', providerKey: role ?? '' }, policies.workersDelete, true);
    const stranger = await office.as('dv0007.lanhdao');
    expect((await stranger.remove(`${workers}/${worker.id}`)).status).toBe(204);
    expect(database.workers.find(worker.id)).toBeDefined();
    const removal = `banGhiId=${worker.id}&hanhDong=xoa`;
    expect(await latest(removal)).toMatchObject({ ketQua: 2, maLoi: '404', thayDoi: [] });

    office.clock.advanceSeconds(60);
    const owner = await office.as('son.hv');
    expect((await owner.remove(`${workers}/${worker.id}`)).status).toBe(204);
    expect(await latest(removal)).toMatchObject({ ketQua: 1, maLoi: null });
    office.clock.advanceSeconds(60);
    expect((await owner.remove(`${workers}/${worker.id}`)).status).toBe(204);
    expect(await latest(removal)).toMatchObject({ ketQua: 2, maLoi: '404', thayDoi: [] });
  });
});

it('B-23 S-10 a tenant whose connection string is taken away was changed: it was told as removed', async () => {
  const [tenant] = [...office.backend.database.tenants.rows()];
  const admin = await office.as('admin');
  const path = `/api/multi-tenancy/tenants/${tenant?.id ?? ''}/default-connection-string`;
  expect((await admin.remove(path)).status).toBe(204);
  expect(await latest(`banGhiId=${tenant?.id ?? ''}`)).toMatchObject({
    ...{ hanhDong: 'sua', doiTuong: 'don-vi-thue', maBanGhi: tenant?.name, ketQua: 1 },
  });
});
