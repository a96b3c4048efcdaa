import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { complaintsOf, errorOf, openOffice, type Desk, type Office } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

let office: Office;
let desk: Desk;

beforeEach(async () => {
  office = await openOffice(400);
  desk = await office.as('dv0049.khaithac');
});

async function workerSentByUnit(): Promise<Worker> {
  const { items } = (await desk.get(`${path}?maxResultCount=1000&hinhThucDi=2`)).body as Page<WorkerListItem>;
  for (const { id } of items) {
    const worker = (await desk.get(`${path}/${id}`)).body as Worker;
    const [only] = worker.hopDong;
    if (worker.hopDong.length === 1 && only?.hinhThucDi === '2' && only.tinhTrang === 2) {
      return worker;
    }
  }
  throw new Error('Nobody of the province was sent by a unit.');
}

const save = (worker: Worker, changes: object) => desk.put(`${path}/${worker.id}`, { ...worker, ...changes });

describe('a provincial authority and the contracts of units', () => {
  it('B-10 DS3 reads them: the person may be corrected, with every contract as it stands', async () => {
    const { items } = (await desk.get(`${path}?maxResultCount=1000`)).body as Page<WorkerListItem>;
    const sent = await Promise.all(
      items.map(async ({ id }) => {
        const worker = (await desk.get(`${path}/${id}`)).body as Worker;
        return (await save(worker, { ghiChu: 'Đã gọi điện' })).status;
      }),
    );
    expect(new Set(sent)).toEqual(new Set([200]));
  });

  it('B-10 DS3 neither rewrites nor moves them, nor turns its own into one or one into its own', async () => {
    const worker = await workerSentByUnit();
    const [present] = worker.hopDong;
    const late = await save(worker, { hopDong: [{ ...present, ngayXuatCanh: '2027-01-05' }] });
    expect([late.status, complaintsOf(late)]).toEqual([400, ['hopDong[0].ngayXuatCanh']]);
    const moved = await save(worker, { hopDong: [{ ...present, donViId: null, hinhThucDi: '6a' }] });
    expect([moved.status, complaintsOf(moved)]).toEqual([400, ['hopDong[0].hinhThucDi', 'hopDong[0].donViId']]);
    const direct = { ...contract, hinhThucDi: '6a' };
    const added = (await save(worker, { hopDong: [present, direct] })).body as Worker;
    expect(added.hopDong[1]?.hinhThucDi).toBe('6a');
    const sent = { ...added.hopDong[1], hinhThucDi: '2', donViId: present?.donViId };
    expect((await save(added, { hopDong: [present, sent] })).status).toBe(400);
    const own = { ...added.hopDong[1], nsdld: 'Hinode Kogyo' };
    expect(((await save(added, { hopDong: [present, own] })).body as Worker).hopDong[1]?.nsdld).toBe('Hinode Kogyo');
  });

  it('B-10 DS3 does not take them away', async () => {
    const department = await office.as('son.hv');
    const sent = { ...contract, donViId: unitIdOf(office, 'DV0007') };
    const entered = { ...person, tinhThanhMa: '40', xaPhuongMa: null, hopDong: [sent] };
    const worker = (await department.post(path, entered)).body as Worker;
    const reply = await save(worker, { hopDong: [] });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, ['hopDong']]);
    expect(errorOf(reply).validationErrors?.[0]?.message).toBe('Không thể xóa hợp đồng do đơn vị đưa đi khai báo.');
  });
});
