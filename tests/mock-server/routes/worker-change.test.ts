import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { complaintsOf, errorOf, openOffice, type Office } from './office';
import { addForeignContract, contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

async function workerOf(userName: string, filter: string): Promise<Worker> {
  const desk = await office.as(userName);
  const { items } = (await desk.get(`${path}?filter=${encodeURIComponent(filter)}`)).body as Page<WorkerListItem>;
  return (await desk.get(`${path}/${items[0]?.id ?? ''}`)).body as Worker;
}

describe('changing a worker', () => {
  it('D-02 keeps contract ids and contributions, adds, drops and stamps', async () => {
    const desk = await office.as('khoa.tm');
    const worker = await workerOf('khoa.tm', 'dang thi ung');
    const [present] = worker.hopDong;
    const added = { ...contract, donViId: unitIdOf(office, 'DV0001'), ngayXuatCanh: null };
    office.clock.advanceSeconds(60);
    const reply = await desk.put(`${path}/${worker.id}`, {
      ...worker,
      diaChi: 'Số 12, tổ 3',
      hopDong: [{ ...present, nsdld: 'Hinode Kogyo', dongQuy: 2, soGcn: null }, added],
    });
    expect(reply.status).toBe(200);
    const changed = reply.body as Worker;
    expect(changed).toMatchObject({ diaChi: 'Số 12, tổ 3', lastModificationTime: '2026-11-15T08:01:00.000' });
    expect(changed.concurrencyStamp).not.toBe(worker.concurrencyStamp);
    expect(changed.creationTime).toBe(worker.creationTime);
    expect(changed.hopDong[0]).toEqual({ ...present, nsdld: 'Hinode Kogyo' });
    expect(changed.hopDong[1]).toMatchObject({ donViId: unitIdOf(office, 'DV0001'), dongQuy: 3 });
    const without = await desk.put(`${path}/${worker.id}`, { ...changed, hopDong: [changed.hopDong[0]] });
    expect((without.body as Worker).hopDong).toEqual([changed.hopDong[0]]);
  });

  it('B-10 D-02 keeps the numbers of an old record that today’s rules would refuse, and takes no such new ones', async () => {
    const desk = await office.as('khoa.tm');
    const { id } = await workerOf('khoa.tm', 'dang thi ung');
    const row = office.backend.database.workers.find(id);
    if (row === undefined) {
      throw new Error('There is no such worker');
    }
    office.backend.database.workers.put({ ...row, soCccd: '183456789', dienThoai: '01234567890', soHoChieu: 'N12345' });
    const worker = (await desk.get(`${path}/${id}`)).body as Worker;

    const reply = await desk.put(`${path}/${id}`, { ...worker, diaChi: 'Thôn 1' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      ...{ soCccd: '183456789', dienThoai: '01234567890', soHoChieu: 'N12345', diaChi: 'Thôn 1' },
    });
    const others = { soCccd: '183456780', dienThoai: '01234567891', soHoChieu: 'N12346' };
    const refused = await desk.put(`${path}/${id}`, { ...(reply.body as Worker), ...others });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['soCccd', 'soHoChieu', 'dienThoai']]);
  });

  it('D-02 answers 409 to a stamp of before, and changes nothing', async () => {
    const desk = await office.as('khoa.tm');
    const worker = await workerOf('khoa.tm', 'dang thi ung');
    expect((await desk.put(`${path}/${worker.id}`, { ...worker, diaChi: 'Thôn 1' })).status).toBe(200);
    const stale = await desk.put(`${path}/${worker.id}`, { ...worker, diaChi: 'Thôn 2' });
    expect([stale.status, errorOf(stale).message.slice(0, 24)]).toEqual([409, 'Dữ liệu bạn gửi đã bị ng']);
    const withoutStamp = await desk.put(`${path}/${worker.id}`, { ...worker, concurrencyStamp: undefined });
    expect(withoutStamp.status).toBe(409);
    expect(((await desk.get(`${path}/${worker.id}`)).body as Worker).diaChi).toBe('Thôn 1');
  });

  it('D-02 refuses to drop a contract for which the Fund has issued a certificate', async () => {
    const desk = await office.as('khoa.tm');
    const worker = await workerOf('khoa.tm', 'dang thi ung');
    const reply = await desk.put(`${path}/${worker.id}`, { ...worker, hopDong: [] });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, ['hopDong']]);
    expect(errorOf(reply).validationErrors?.[0]?.message).toContain(worker.hopDong[0]?.soGcn);
  });

  it('D-02 answers 404 for a contract of somebody else', async () => {
    const desk = await office.as('khoa.tm');
    const worker = await workerOf('khoa.tm', 'dang thi ung');
    const other = [...office.backend.database.contracts.rows()].find(
      ({ nguoiLaoDongId }) => nguoiLaoDongId !== worker.id,
    );
    const stolen = { ...worker.hopDong[0], id: other?.id };
    expect((await desk.put(`${path}/${worker.id}`, { ...worker, hopDong: [...worker.hopDong, stolen] })).status).toBe(
      404,
    );
  });

  it('D-02 leaves the contracts that a unit may not know of as they were', async () => {
    const { database } = office.backend;
    const desk = await office.as('dv0007.nhaplieu');
    const worker = await workerOf('dv0007.nhaplieu', 'dang thi ung');
    const own = database.contracts.find(worker.hopDong[0]?.id ?? '');
    const foreign = addForeignContract(office, own, unitIdOf(office, 'DV0001'));
    expect((await desk.put(`${path}/${worker.id}`, { ...worker, ghiChu: 'Đã gọi điện' })).status).toBe(200);
    expect(database.contracts.find(foreign.id)).toEqual(foreign);
  });

  it('D-02 is refused with an empty 403 to those who read only, and to those who see masked numbers', async () => {
    const worker = await workerOf('khoa.tm', 'dang thi ung');
    for (const userName of ['vinh.pq', 'ngan.dt', 'dv0007.lanhdao', 'admin']) {
      const reply = await (await office.as(userName)).put(`${path}/${worker.id}`, worker);
      expect(reply, userName).toEqual({ status: 403, body: undefined });
    }
  });
});

describe('deleting a worker', () => {
  it('D-02 is refused as long as there is a contract', async () => {
    const worker = await workerOf('son.hv', 'dang thi ung');
    const reply = await (await office.as('son.hv')).remove(`${path}/${worker.id}`);
    expect([reply.status, errorOf(reply).code, errorOf(reply).message]).toEqual([
      403,
      'QuyHoTro:07002',
      'Không thể xóa người lao động đã có hợp đồng.',
    ]);
  });

  it('D-02 takes the record away, and answers 204 to a second time as ABP does', async () => {
    const desk = await office.as('son.hv');
    const { id } = (await desk.post(path, person)).body as Worker;
    expect(await desk.remove(`${path}/${id}`)).toEqual({ status: 204, body: undefined });
    expect((await desk.get(`${path}/${id}`)).status).toBe(404);
    expect(await desk.remove(`${path}/${id}`)).toEqual({ status: 204, body: undefined });
  });

  it('D-02 is for the Department and the administrator', async () => {
    const worker = await workerOf('khoa.tm', 'dang thi ung');
    expect((await (await office.as('khoa.tm')).remove(`${path}/${worker.id}`)).status).toBe(403);
  });
});
