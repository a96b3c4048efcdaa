import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';
import { foreignPaper, openSharedWorker } from './shared-worker';
import { person, unitIdOf } from './worker-fixtures';

const workers = '/api/app/nguoi-lao-dong';

let office: Office;

beforeEach(async () => {
  office = await openOffice(300);
});

async function move(userName: string, unit: string): Promise<void> {
  const path = `/api/identity/users/${userNamed(office.backend, userName).id}`;
  const desk = await office.as('admin');
  const user = (await desk.get(path)).body as { readonly extraProperties: object };
  const extraProperties = { ...user.extraProperties, DonViId: unitIdOf(office, unit) };
  expect((await desk.put(path, { ...user, extraProperties })).status).toBe(200);
}

describe('what a clerk did who is another unit’s since', () => {
  it('B-10 P-03 stays with the unit for which it was done: a worker whom they entered, and not yet sent by anybody', async () => {
    const entered = (await (await office.as('dv0007.nhaplieu')).post(workers, person)).body as Worker;
    const found = async (userName: string) => {
      const page = (await (await office.as(userName)).get(`${workers}?filter=${person.soCccd}`)).body;
      return (page as Page<WorkerListItem>).items.map(({ id }) => id);
    };
    await move('dv0007.nhaplieu', 'DV0001');
    expect(await found('dv0007.lanhdao')).toEqual([entered.id]);
    expect(await found('dv0001.lanhdao')).toEqual([]);
    await move('dv0007.nhaplieu', 'DV0003');
    expect(await found('dv0003.lanhdao')).toEqual([]);
    const { body } = await (await office.as('dv0007.lanhdao')).get(`${workers}/${entered.id}`);
    expect(Object.keys(body as Worker)).toEqual(Object.keys(entered));
  });

  it('B-10 P-03 stays hidden from the other unit: a document of a worker whom both send', async () => {
    const seen = await openSharedWorker(office);
    await move('dv0001.nhaplieu', 'DV0007');
    expect(await seen('dv0007.lanhdao')).not.toContain(foreignPaper);
    expect(await seen('dv0001.lanhdao')).toContain(foreignPaper);
  });
});
