import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { isMasked } from '@/domain/format/identities';
import type { Worker, WorkerInput } from '@/domain/workers/worker';
import { defaultChoices, mergeInputOf, type MergeChoices, type Side } from '@/domain/workers/worker-merge';
import type { SuspectPairItem } from '@/domain/workers/worker-suspects';

import { policies } from '@/domain/policies/policy-names';
import { setGrant } from '@mock-server/data/permission-grants';

import { userNamed } from '../support/test-backend';
import { complaintsOf, errorOf, openOffice, type Office } from './office';
import { addForeignContract, contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';
const today = '2026-11-15';

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

/** A worker as one more unit might have entered them. */
async function entered(change: Partial<WorkerInput> = {}): Promise<Worker> {
  return (await (await office.as('son.hv')).post(path, { ...person, ...change })).body as Worker;
}

/** The same woman twice, with a contract in each record. */
async function enteredTwice(): Promise<{ readonly left: Worker; readonly right: Worker }> {
  const lamGiang = unitIdOf(office, 'DV0007');
  const other = unitIdOf(office, 'DV0001');
  const left = await entered({ hopDong: [{ ...contract, donViId: lamGiang, soHopDong: '1/2026' }] });
  office.clock.advanceSeconds(60);
  const right = await entered({
    soCccd: '042196000054',
    soHoChieu: 'P0000001',
    ghiChu: 'Nhập lại',
    hopDong: [{ ...contract, donViId: other, soHopDong: '2/2026', ngayXuatCanh: '2026-12-02' }],
  });
  return { left, right };
}

function request(left: Worker, right: Worker, kept: Side = 'left', change: Partial<MergeChoices> = {}) {
  return mergeInputOf({ left, right, kept, choices: { ...defaultChoices({ left, right }, today), ...change } });
}

async function suspects(userName: string, query = ''): Promise<Page<SuspectPairItem>> {
  return (await (await office.as(userName)).get(`${path}/nghi-trung${query}`)).body as Page<SuspectPairItem>;
}

describe('suspect pairs', () => {
  it('D-02 name both records, why, and how much hangs on each', async () => {
    const { left, right } = await enteredTwice();
    expect(await suspects('khoa.tm')).toEqual({
      totalCount: 1,
      items: [
        {
          id: `${left.id}_${right.id}`,
          trai: {
            id: left.id,
            soCccd: '042196000045',
            hoTen: 'Phạm Thị Hồng Sen',
            ngaySinh: '1996-06-14',
            gioiTinh: 2,
            soHoChieu: 'C7654321',
            dienThoai: '0900000045',
            tinhThanhMa: '42',
            soLuongHopDong: 1,
          },
          phai: expect.objectContaining({ id: right.id, soCccd: '042196000054', soLuongHopDong: 1 }) as unknown,
          lyDo: ['cccd-gan-giong', 'ten-ngay-sinh', 'ngay-sinh-dien-thoai'],
        },
      ],
    });
  });

  it('D-02 are filtered by reason, person and whatever the worker list is filtered by, sorted and paged', async () => {
    const { left } = await enteredTwice();
    await entered({
      soCccd: '042196000999',
      hoTen: 'Lê Thị An',
      soHoChieu: null,
      ngayCapHc: null,
      ngayHetHanHc: null,
      ghiChu: null,
    });
    const count = async (query: string) => (await suspects('khoa.tm', query)).totalCount;
    expect(await count('')).toBe(3);
    expect(await count('?lyDo=ten-ngay-sinh')).toBe(1);
    expect(await count(`?nguoiLaoDongId=${left.id}`)).toBe(2);
    expect(await count('?filter=le%20thi%20an')).toBe(2);
    expect(await count('?filter=042196000054')).toBe(2);
    expect(await count('?tinhThanhMa=40')).toBe(0);
    const byStrength = await suspects('khoa.tm', '?maxResultCount=1');
    expect([byStrength.totalCount, byStrength.items[0]?.lyDo[0]]).toEqual([3, 'cccd-gan-giong']);
    const byName = await suspects('khoa.tm', '?sorting=phai.hoTen');
    expect(byName.items[0]?.phai.hoTen).toBe('Lê Thị An');
  });

  it('D-02 go when one of the records is no longer alike, and are masked for those who may not see numbers', async () => {
    const { right } = await enteredTwice();
    const [pair] = (await suspects('vinh.pq')).items;
    expect([pair?.trai.soCccd, pair?.phai.soHoChieu].map((number) => isMasked(number ?? ''))).toEqual([true, true]);
    const change = { ...right, hoTen: 'Lê Thị An', soCccd: '042196999999', dienThoai: null };
    expect((await (await office.as('son.hv')).put(`${path}/${right.id}`, change)).status).toBe(200);
    expect((await suspects('khoa.tm')).totalCount).toBe(0);
  });

  it('D-02 P-03 are for the Fund and the Department', async () => {
    for (const userName of ['dv0007.nhaplieu', 'dv0007.lanhdao', 'ngan.dt', 'admin']) {
      const reply = await (await office.as(userName)).get(`${path}/nghi-trung`);
      expect(reply, userName).toEqual({ status: 403, body: undefined });
    }
    expect((await (await office.as('son.hv')).get(`${path}/nghi-trung`)).status).toBe(200);
  });

  it('D-02 P-03 name no record of others, to a unit that was let in: both have to be its own', async () => {
    const { left } = await enteredTwice();
    for (const ma of ['dv0007.lanhdao', 'dv0001.lanhdao']) {
      const provider = { providerName: 'U', providerKey: userNamed(office.backend, ma).id } as const;
      setGrant(office.backend.database.permissionGrants, provider, policies.workersMerge, true);
      expect(await suspects(ma), ma).toEqual({ totalCount: 0, items: [] });
    }
    await entered({
      soCccd: '042196000063',
      soHoChieu: 'P0000002',
      hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0007'), soHopDong: '3/2026', ngayXuatCanh: '2026-12-02' }],
    });
    expect((await suspects('dv0007.lanhdao')).items.map(({ trai }) => trai.id)).toEqual([left.id]);
  });
});

describe('merging two workers', () => {
  it('D-02 keeps one record with the chosen values and the contracts of both', async () => {
    const { left, right } = await enteredTwice();
    const desk = await office.as('khoa.tm');
    office.clock.advanceSeconds(60);
    const reply = await desk.post(`${path}/gop`, request(left, right, 'left', { soCccd: 'left', soHoChieu: 'right' }));
    expect(reply.status).toBe(200);
    const merged = reply.body as Worker;
    expect(merged).toMatchObject({
      id: left.id,
      creationTime: left.creationTime,
      lastModificationTime: '2026-11-15T08:02:00.000',
      soCccd: '042196000045',
      soHoChieu: 'P0000001',
      ghiChu: 'Nhập lại',
    });
    expect(merged.concurrencyStamp).not.toBe(left.concurrencyStamp);
    expect(merged.hopDong).toEqual([...left.hopDong, ...right.hopDong]);
    expect((await desk.get(`${path}/${left.id}`)).body).toEqual(merged);
    expect((await suspects('khoa.tm')).totalCount).toBe(0);
  });

  it('D-02 moves every contract with its contribution, also one that both records had, once', async () => {
    const { database } = office.backend;
    const worker = [...database.contracts.rows()].find(({ soGcn }) => soGcn !== null);
    const desk = await office.as('khoa.tm');
    const kept = (await desk.get(`${path}/${worker?.nguoiLaoDongId ?? ''}`)).body as Worker;
    const copy = await entered();
    const [own = contract] = kept.hopDong;
    const twin = {
      ...addForeignContract(office, database.contracts.find(own.id ?? ''), own.donViId ?? ''),
      nguoiLaoDongId: copy.id,
    };
    database.contracts.put(twin);
    const removed = (await desk.get(`${path}/${copy.id}`)).body as Worker;
    const choices = Object.fromEntries(
      Object.keys(defaultChoices({ left: kept, right: kept }, today)).map((field) => [field, 'left' as const]),
    );
    const reply = await desk.post(`${path}/gop`, request(kept, removed, 'left', choices));
    expect([reply.status, (reply.body as Worker).hopDong]).toEqual([200, kept.hopDong]);
    expect(database.contracts.find(twin.id)).toBeUndefined();
    expect([...database.contracts.rows()].filter(({ nguoiLaoDongId }) => nguoiLaoDongId === copy.id)).toEqual([]);
  });

  it('D-02 answers for the id that is gone with a 404 that names the record that stayed, also after a second merge', async () => {
    const { left, right } = await enteredTwice();
    const desk = await office.as('khoa.tm');
    const merged = (await desk.post(`${path}/gop`, request(left, right))).body as Worker;
    const again = await entered({ soCccd: '042196000046', soHoChieu: 'P0000002', hopDong: [] });
    expect((await desk.post(`${path}/gop`, request(again, merged))).status).toBe(200);
    const reply = await desk.get(`${path}/${right.id}`);
    expect([reply.status, errorOf(reply).code, errorOf(reply).message, errorOf(reply).data]).toEqual([
      404,
      'QuyHoTro:07005',
      'Hồ sơ này đã được gộp vào hồ sơ của Phạm Thị Hồng Sen.',
      { giuLaiId: again.id, 'họ tên': 'Phạm Thị Hồng Sen' },
    ]);
  });

  it('D-02 says nothing of the record that stayed to a unit that may not know of it', async () => {
    const { left, right } = await enteredTwice();
    const gone = await (await office.as('khoa.tm')).post(`${path}/gop`, request(left, right));
    expect(gone.status).toBe(200);
    const { database } = office.backend;
    for (const row of [...database.contracts.rows()].filter(({ nguoiLaoDongId }) => nguoiLaoDongId === left.id)) {
      database.contracts.put({ ...row, donViId: unitIdOf(office, 'DV0001') });
    }
    const reply = await (await office.as('dv0007.nhaplieu')).get(`${path}/${right.id}`);
    expect([reply.status, errorOf(reply).code]).toEqual([404, null]);
  });

  it('D-02 answers 409 when either record was saved meanwhile, and changes nothing', async () => {
    const { left, right } = await enteredTwice();
    const desk = await office.as('son.hv');
    const stale = request(left, right);
    const renewed = (await desk.put(`${path}/${right.id}`, { ...right, ghiChu: 'Đã gọi điện' })).body as Worker;
    expect((await desk.post(`${path}/gop`, stale)).status).toBe(409);
    expect((await desk.post(`${path}/gop`, { ...stale, concurrencyStamps: undefined })).status).toBe(409);
    const other = { ...request(right, left), concurrencyStamps: { giuLai: 'cu', boDi: left.concurrencyStamp } };
    expect((await desk.post(`${path}/gop`, other)).status).toBe(409);
    expect((await desk.get(`${path}/${right.id}`)).body).toEqual(renewed);
    expect((await desk.post(`${path}/gop`, request(left, renewed, 'right'))).status).toBe(200);
    expect((await desk.get(`${path}/${left.id}`)).status).toBe(404);
  });

  it('D-02 works for somebody who sees masked numbers only, and keeps the real ones', async () => {
    const { left, right } = await enteredTwice();
    const desk = await office.as('vinh.pq');
    const masked = {
      left: (await desk.get(`${path}/${left.id}`)).body as Worker,
      right: (await desk.get(`${path}/${right.id}`)).body as Worker,
    };
    expect(masked.left.soCccd).toBe('042***000045');
    const reply = await desk.post(
      `${path}/gop`,
      request(masked.left, masked.right, 'left', { soCccd: 'right', soHoChieu: 'left' }),
    );
    expect([reply.status, (reply.body as Worker).soCccd]).toEqual([200, '042***000054']);
    expect(office.backend.database.workers.find(left.id)).toMatchObject({
      soCccd: '042196000054',
      soHoChieu: 'C7654321',
    });
  });

  it('D-02 refuses a result that breaks a rule, a record and itself, and a request without sense', async () => {
    const { left } = await enteredTwice();
    const other = await entered({ soCccd: '042197000001', ngaySinh: '1997-06-14', soHoChieu: 'P0000003' });
    const desk = await office.as('khoa.tm');
    const broken = await desk.post(`${path}/gop`, request(left, other, 'left', { soCccd: 'left', ngaySinh: 'right' }));
    expect([broken.status, complaintsOf(broken)]).toEqual([400, ['soCccd']]);
    const itself = await desk.post(`${path}/gop`, { ...request(left, other), boDiId: left.id });
    expect([itself.status, complaintsOf(itself)]).toEqual([400, ['boDiId']]);
    const senseless = await desk.post(`${path}/gop`, {
      ...request(left, other),
      giuLaiId: '',
      luaChon: { soCccd: 'trai', id: 'boDi' },
    });
    expect([senseless.status, complaintsOf(senseless)]).toEqual([400, ['giuLaiId', 'luaChon.soCccd', 'luaChon.id']]);
    for (const body of [undefined, [], 'x', { giuLaiId: left.id, boDiId: other.id, luaChon: 5 }]) {
      expect((await desk.post(`${path}/gop`, body)).status).toBe(400);
    }
    expect((await desk.post(`${path}/gop`, { ...request(left, other), boDiId: 'khong-co' })).status).toBe(404);
  });

  it('D-02 P-03 is for the Fund and the Department, not for units, accountants and administrators', async () => {
    const { left, right } = await enteredTwice();
    for (const userName of ['dv0007.nhaplieu', 'dv0007.lanhdao', 'ngan.dt', 'admin']) {
      const reply = await (await office.as(userName)).post(`${path}/gop`, request(left, right));
      expect(reply, userName).toEqual({ status: 403, body: undefined });
    }
    expect((await (await office.as('son.hv')).post(`${path}/gop`, request(left, right))).status).toBe(200);
  });
});
