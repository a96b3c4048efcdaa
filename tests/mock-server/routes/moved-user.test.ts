import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Attachment, AttachmentList } from '@/domain/attachments/attachment';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { bearer, call, signIn, userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';
import { addForeignContract, person, unitIdOf } from './worker-fixtures';

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
    const [own] = [...office.backend.database.contracts.rows()].filter(
      ({ donViId }) => donViId === unitIdOf(office, 'DV0007'),
    );
    addForeignContract(office, own, unitIdOf(office, 'DV0001'));
    const path = `${workers}/${own?.nguoiLaoDongId ?? ''}/tep-dinh-kem`;
    const form = new FormData();
    form.set('tep', new Blob([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])]), 'Hợp đồng DV0001.pdf');
    form.set('maLanGui', 'key');
    const { access_token } = await signIn(office.backend, 'dv0001.nhaplieu');
    const reply = await call(office.backend, path, { method: 'POST', headers: bearer(access_token), body: form });
    expect(((await reply.json()) as Attachment).ten).toBe('Hợp đồng DV0001.pdf');
    const seen = async (userName: string) =>
      ((await (await office.as(userName)).get(path)).body as AttachmentList).items.map(({ ten }) => ten);
    await move('dv0001.nhaplieu', 'DV0007');
    expect(await seen('dv0007.lanhdao')).not.toContain('Hợp đồng DV0001.pdf');
    expect(await seen('dv0001.lanhdao')).toContain('Hợp đồng DV0001.pdf');
  });
});
