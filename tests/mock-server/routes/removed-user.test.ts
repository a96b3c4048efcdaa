import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';
import { foreignPaper, openSharedWorker } from './shared-worker';
import { person } from './worker-fixtures';

const workers = '/api/app/nguoi-lao-dong';

let office: Office;

beforeEach(async () => {
  office = await openOffice(300);
});

async function remove(userName: string): Promise<void> {
  const { id } = userNamed(office.backend, userName);
  expect((await (await office.as('admin')).remove(`/api/identity/users/${id}`)).status).toBe(204);
  expect((await (await office.as('admin')).get(`/api/identity/users/${id}`)).status).toBe(404);
}

describe('what a person did who was removed since', () => {
  it('B-23 B-05 keeps their name in the history of a voucher and on it: it was no work of the system', async () => {
    const { database } = office.backend;
    const voucher = [...database.payIns.rows()].find(
      ({ nguoiDoiSoatId }) => nguoiDoiSoatId === userNamed(office.backend, 'ngan.dt').id,
    );
    const path = `/api/app/phieu-nop-quy/${voucher?.id ?? ''}`;
    const told = async () => {
      const desk = await office.as('vinh.pq');
      const { items } = (await desk.get(`${path}/lich-su`)).body as Schemas['LichSu'];
      const { nguoiDoiSoatTen } = (await desk.get(path)).body as Schemas['PhieuNopQuy'];
      return [nguoiDoiSoatTen, ...items.map(({ nguoiThucHienTen }) => nguoiThucHienTen)];
    };
    const before = await told();
    expect(before).toContain('Đỗ Thị Ngân');
    await remove('ngan.dt');
    expect(await told()).toEqual(before);
  });

  it('B-10 stays with their unit: a worker whom they entered, and not yet sent by anybody', async () => {
    const entered = (await (await office.as('dv0007.nhaplieu')).post(workers, person)).body as Worker;
    const head = await office.as('dv0007.lanhdao');
    const found = async () =>
      ((await head.get(`${workers}?filter=${person.soCccd}`)).body as Page<WorkerListItem>).items.map(({ id }) => id);
    expect(await found()).toEqual([entered.id]);
    await remove('dv0007.nhaplieu');
    expect(await found()).toEqual([entered.id]);
  });

  it('B-10 P-03 stays their unit’s own: a document of a worker whom another unit sends too', async () => {
    const seen = await openSharedWorker(office);
    const before = await seen('dv0007.lanhdao');
    expect(await seen('dv0001.lanhdao')).toContain(foreignPaper);
    await remove('dv0001.nhaplieu');
    expect(await seen('dv0007.lanhdao')).toEqual(before);
  });
});
