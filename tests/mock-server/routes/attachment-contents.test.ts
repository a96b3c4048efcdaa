import { beforeEach, expect, it } from 'vitest';

import type { Attachment, AttachmentList } from '@/domain/attachments/attachment';
import { attachmentMostTotalMegabytes } from '@/domain/constants';

import { chosen } from '../../domain/attachments/sample-files';
import { bearer, call, signIn } from '../support/test-backend';
import { complaintsOf, openOffice, type Office } from './office';

let office: Office;
let path: string;
let workerId: string;

beforeEach(async () => {
  office = await openOffice(5);
  workerId = [...office.backend.database.workers.rows()][1]?.id ?? '';
  path = `/api/app/nguoi-lao-dong/${workerId}/tep-dinh-kem`;
});

async function upload(giayTo?: string) {
  const form = new FormData();
  form.set('maLanGui', crypto.randomUUID());
  form.set('tep', chosen('Đơn đề nghị.pdf'));
  if (giayTo !== undefined) {
    form.set('giayTo', giayTo);
  }
  return (await office.as('khoa.tm')).post(path, form);
}

it('B-02 B-10 a document is stored with the paper that it is, of at most 64 letters', async () => {
  const long = 'a'.repeat(64);
  expect((await upload(long)).status).toBe(200);
  const refused = await upload(`${long}a`);
  expect([refused.status, complaintsOf(refused)]).toEqual([400, ['giayTo']]);
  const { items } = (await (await office.as('khoa.tm')).get(path)).body as AttachmentList;
  expect(items.map(({ giayTo }) => giayTo)).toEqual([long]);
});

it('B-10 a record whose documents are as large as may be takes no other', async () => {
  const first = (await upload()).body as Attachment;
  const { attachments } = office.backend.database;
  const row = attachments.find(first.id);
  if (row === undefined) {
    throw new Error('The document was not stored.');
  }
  attachments.put({ ...row, dungLuong: attachmentMostTotalMegabytes * 1024 * 1024 });
  const refused = await upload();
  expect([refused.status, complaintsOf(refused)]).toEqual([400, ['tep']]);
});

it('B-10 B-23 a document comes to no shared memory of the browser, and one whose bytes are lost is not there', async () => {
  const { id } = (await upload()).body as Attachment;
  const { access_token } = await signIn(office.backend, 'khoa.tm');
  const read = () => call(office.backend, `/api/app/tep-dinh-kem/${id}/noi-dung`, { headers: bearer(access_token) });
  expect((await read()).headers.get('Cache-Control')).toBe('no-store');
  await office.backend.store.remove(`attachments/${id}`);
  expect((await read()).status).toBe(404);
});
