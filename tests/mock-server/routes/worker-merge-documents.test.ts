import { expect, it } from 'vitest';

import type { Attachment, AttachmentList } from '@/domain/attachments/attachment';
import { attachmentMostFiles } from '@/domain/constants';
import type { Worker } from '@/domain/workers/worker';
import { defaultChoices, mergeInputOf } from '@/domain/workers/worker-merge';

import { chosen } from '../../domain/attachments/sample-files';
import { openOffice } from './office';
import { person } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

it('D-02 B-10 documents of both records are those of the one that stays, oldest first, also more than may be added', async () => {
  const office = await openOffice(5);
  const [entering, officer] = await Promise.all([office.as('son.hv'), office.as('khoa.tm')]);
  const left = (await entering.post(path, person)).body as Worker;
  const other = { ...person, soCccd: '042196000054', soHoChieu: 'P0000001' };
  const right = (await entering.post(path, other)).body as Worker;
  const upload = async ({ id }: Worker, name: string) => {
    const form = new FormData();
    form.set('maLanGui', crypto.randomUUID());
    form.set('tep', chosen(name));
    office.clock.advanceSeconds(1);
    return ((await officer.post(`${path}/${id}/tep-dinh-kem`, form)).body as Attachment).ten;
  };
  const names: string[] = [];
  for (let n = 1; n <= attachmentMostFiles; n += 1) {
    names.push(await upload(right, `Bỏ đi ${n}.pdf`), await upload(left, `Giữ lại ${n}.pdf`));
  }
  const choices = defaultChoices({ left, right }, '2026-11-15');
  const reply = await officer.post(`${path}/gop`, mergeInputOf({ left, right, kept: 'left', choices }));
  expect(reply.status).toBe(200);
  const { items } = (await officer.get(`${path}/${left.id}/tep-dinh-kem`)).body as AttachmentList;
  expect(items.map(({ ten }) => ten)).toEqual(names);
  const contents = await Promise.all(
    items.map(async ({ id }) => (await officer.get(`/api/app/tep-dinh-kem/${id}/noi-dung`)).status),
  );
  expect(new Set(contents)).toEqual(new Set([200]));
});
