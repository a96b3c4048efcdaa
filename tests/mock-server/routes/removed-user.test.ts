import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Attachment, AttachmentList } from '@/domain/attachments/attachment';
import type { Schemas } from '@/domain/contract/schemas';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { bearer, call, signIn, userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';
import { addForeignContract, person, unitIdOf } from './worker-fixtures';

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
    const seen = async () =>
      ((await (await office.as('dv0007.lanhdao')).get(path)).body as AttachmentList).items.map(({ ten }) => ten);
    const before = await seen();
    await remove('dv0001.nhaplieu');
    expect(await seen()).toEqual(before);
  });
});
