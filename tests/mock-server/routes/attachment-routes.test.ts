import { beforeAll, describe, expect, it } from 'vitest';

import type { Attachment, AttachmentList } from '@/domain/attachments/attachment';
import { policies } from '@/domain/policies/policy-names';

import { chosen, sampleBytes } from '../../domain/attachments/sample-files';
import { bearer, call, signIn } from '../support/test-backend';
import { complaintsOf, errorOf, openOffice, type Office, type Reply } from './office';
import { addForeignContract, unitIdOf } from './worker-fixtures';

let office: Office;
/** Workers with sample documents, and one without any. */
let withSamples: string;
let without: string;

const pathOf = (id: string) => `/api/app/nguoi-lao-dong/${id}/tep-dinh-kem`;

beforeAll(async () => {
  office = await openOffice(20);
  const [first, second] = [...office.backend.database.workers.rows()];
  withSamples = first?.id ?? '';
  without = second?.id ?? '';
});

describe('documents of a record', () => {
  it('are listed oldest first, and say whether they may be changed', async () => {
    const { body } = await (await office.as('khoa.tm')).get(pathOf(withSamples));
    const { items, duocSua } = body as AttachmentList;
    expect([items.map(({ ten, loai }) => [ten, loai]), duocSua]).toEqual([
      [
        ['Hộ chiếu.pdf', 'pdf'],
        ['Hợp đồng lao động.pdf', 'pdf'],
        ['Ảnh chân dung.png', 'png'],
      ],
      true,
    ]);
  });

  it('come back byte by byte, to be saved and never to be run', async () => {
    const stored = await upload('khoa.tm', without, chosen('Đơn đề nghị.pdf'));
    const { access_token } = await signIn(office.backend, 'khoa.tm');
    const path = `/api/app/tep-dinh-kem/${(stored.body as Attachment).id}/noi-dung`;
    const response = await call(office.backend, path, { headers: bearer(access_token) });
    expect({
      status: response.status,
      type: response.headers.get('Content-Type'),
      disposition: response.headers.get('Content-Disposition'),
      sniffing: response.headers.get('X-Content-Type-Options'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    }).toEqual({
      status: 200,
      type: 'application/octet-stream',
      disposition: "attachment; filename*=UTF-8''%C4%90%C6%A1n%20%C4%91%E1%BB%81%20ngh%E1%BB%8B.pdf",
      sniffing: 'nosniff',
      bytes: new Uint8Array(sampleBytes.pdf),
    });
  });

  it('are stored once under one key, and stored again under another', async () => {
    const id = await newWorker();
    const first = await upload('khoa.tm', id, chosen('a.pdf'), 'key-1');
    const again = await upload('khoa.tm', id, chosen('a.pdf'), 'key-1');
    await upload('khoa.tm', id, chosen('a.pdf'), 'key-2');
    expect(again.body).toEqual(first.body);
    expect(await namesOf(id)).toEqual(['a.pdf', 'a.pdf']);
  });

  it('C-07 are of whom they came from: the key of another person’s file says nothing of one’s own', async () => {
    const id = await newWorker();
    await upload('khoa.tm', id, chosen('a.pdf'), 'key-4');
    const own = await upload('son.hv', id, chosen('b.pdf'), 'key-4');
    expect([own.status, (own.body as Attachment).ten, await namesOf(id)]).toEqual([200, 'b.pdf', ['a.pdf', 'b.pdf']]);
  });

  it('B-23 C-07 stand in the log once, however often the answer was lost and the same file was sent again', async () => {
    const id = await newWorker();
    await upload('khoa.tm', id, chosen('a.pdf'), 'key-3');
    const logged = () => [...office.backend.database.logEntries.rows()].filter(({ cuaBanGhiId }) => cuaBanGhiId === id);
    expect(logged()).toHaveLength(1);
    await upload('khoa.tm', id, chosen('a.pdf'), 'key-3');
    expect(logged()).toHaveLength(1);
  });

  it('are refused by the same rules as in the page, by content, and at the eleventh', async () => {
    const id = await newWorker();
    const replies = [
      await upload('khoa.tm', id, chosen('a.exe')),
      await upload('khoa.tm', id, chosen('a.pdf', sampleBytes.html)),
      await upload('khoa.tm', id, chosen('a.docx', sampleBytes.docm)),
      await upload('khoa.tm', id, chosen('a.pdf', new Uint8Array())),
      await upload('khoa.tm', id, chosen('a.pdf', infected())),
      await upload('khoa.tm', id, chosen('a.pdf'), ''),
    ];
    expect(
      replies.map((reply) => [reply.status, complaintsOf(reply), errorOf(reply).validationErrors?.[0]?.message]),
    ).toEqual([
      [400, ['tep'], 'Chỉ chấp nhận tệp: pdf, jpg, jpeg, png, docx, xlsx.'],
      [400, ['tep'], 'Nội dung tệp không đúng với phần mở rộng, có mật khẩu hoặc chứa macro.'],
      [400, ['tep'], 'Nội dung tệp không đúng với phần mở rộng, có mật khẩu hoặc chứa macro.'],
      [400, ['tep'], 'Tệp không có nội dung.'],
      [400, ['tep'], 'Tệp bị nhiễm mã độc nên không được lưu.'],
      [400, ['maLanGui'], 'Thiếu mã lần gửi.'],
    ]);
    for (let number = 1; number <= 10; number += 1) {
      await upload('khoa.tm', id, chosen(`${number}.pdf`));
    }
    const eleventh = await upload('khoa.tm', id, chosen('11.pdf'));
    expect([eleventh.status, errorOf(eleventh).validationErrors?.[0]?.message]).toEqual([
      400,
      'Chỉ được đính kèm tối đa 10 tệp.',
    ]);
  });

  it('go with their record, and when they are removed; one that is gone already is no error', async () => {
    const id = await newWorker();
    const desk = await office.as('khoa.tm');
    const stored = (await upload('khoa.tm', id, chosen('a.pdf'))).body as Attachment;
    const path = `${pathOf(id)}/${stored.id}`;
    expect([(await desk.remove(path)).status, (await desk.remove(path)).status]).toEqual([204, 204]);
    expect([await namesOf(id), await office.backend.store.get(`attachments/${stored.id}`)]).toEqual([[], undefined]);

    const other = (await upload('khoa.tm', id, chosen('b.pdf'))).body as Attachment;
    await (await office.as('admin')).remove(`/api/app/nguoi-lao-dong/${id}`);
    expect(office.backend.database.attachments.find(other.id)).toBeUndefined();
  });

  it('are nobody’s who may not see the record, and only to be read by who may not change it', async () => {
    const unit = await office.as('dv0007.nhaplieu');
    const foreign = foreignWorker();
    const file = [...office.backend.database.attachments.rows()].find(({ banGhiId }) => banGhiId === foreign);
    expect([
      (await unit.get(pathOf(foreign))).status,
      (await upload('dv0007.nhaplieu', foreign, chosen('a.pdf'))).status,
      (await unit.get(`/api/app/tep-dinh-kem/${file?.id ?? ''}/noi-dung`)).status,
      (await unit.get('/api/app/toString/1/tep-dinh-kem')).status,
    ]).toEqual([404, 404, 404, 404]);

    const desk = await office.as(readerName);
    const { body } = await desk.get(pathOf(withSamples));
    expect([(body as AttachmentList).duocSua, (await upload(readerName, withSamples, chosen('a.pdf'))).status]).toEqual(
      [false, 403],
    );
  });

  it('P-01 P-03 come to nobody from whom the policy of their records was taken, by whatever address', async () => {
    const { hooks, database } = office.backend;
    const [file] = [...database.attachments.rows()].filter(({ banGhiId }) => banGhiId === withSamples);
    const desk = await office.as('khoa.tm');
    const content = `/api/app/tep-dinh-kem/${file?.id ?? ''}/noi-dung`;
    const statuses = async () =>
      [await desk.get(pathOf(withSamples)), await desk.get(content)].map(({ status }) => status);
    const before = await statuses();
    hooks.withholds = (_, policy) => policy === policies.workers;
    const after = await statuses();
    const removal = await desk.remove(`${pathOf(withSamples)}/${file?.id ?? ''}`);
    hooks.withholds = undefined;
    expect([before, after, removal.status]).toEqual([[200, 200], [403, 404], 403]);
  });

  it('B-10 P-03 of a worker whom two units send are each unit’s own, beside those of the Fund', async () => {
    const { database } = office.backend;
    const [own] = [...database.contracts.rows()].filter(({ donViId }) => donViId === unitIdOf(office, 'DV0007'));
    addForeignContract(office, own, unitIdOf(office, 'DV0001'));
    const id = own?.nguoiLaoDongId ?? '';
    const seen = async (userName: string) =>
      ((await (await office.as(userName)).get(pathOf(id))).body as AttachmentList).items.map(({ ten }) => ten);
    const before = await seen('dv0007.nhaplieu');
    const foreign = (await upload('dv0001.nhaplieu', id, chosen('Hợp đồng DV0001.pdf'))).body as Attachment;
    await upload('dv0007.nhaplieu', id, chosen('Hợp đồng DV0007.pdf'));
    await upload('khoa.tm', id, chosen('Công văn của Quỹ.pdf'));
    expect(await seen('dv0007.nhaplieu')).toEqual([...before, 'Hợp đồng DV0007.pdf', 'Công văn của Quỹ.pdf']);
    expect(await seen('dv0001.lanhdao')).toEqual([...before, 'Hợp đồng DV0001.pdf', 'Công văn của Quỹ.pdf']);
    expect(await seen('khoa.tm')).toHaveLength(before.length + 3);

    const stranger = await office.as('dv0007.nhaplieu');
    expect((await stranger.get(`/api/app/tep-dinh-kem/${foreign.id}/noi-dung`)).status).toBe(404);
    expect((await stranger.remove(`${pathOf(id)}/${foreign.id}`)).status).toBe(204);
    expect(database.attachments.find(foreign.id)).toBeDefined();
    await (await office.as('dv0001.nhaplieu')).remove(`${pathOf(id)}/${foreign.id}`);
    expect(database.attachments.find(foreign.id)).toBeUndefined();
  });

  it('B-10 C-05 are told to the Fund all, where two units have filled the record of the worker whom both send', async () => {
    const { contracts } = office.backend.database;
    const own = [...contracts.rows()].findLast(({ donViId }) => donViId === unitIdOf(office, 'DV0007'));
    contracts.put({ ...addForeignContract(office, own, unitIdOf(office, 'DV0001')), id: crypto.randomUUID() });
    const id = own?.nguoiLaoDongId ?? '';
    for (let number = 1; number <= 5; number += 1) {
      await upload('dv0001.nhaplieu', id, chosen(`DV0001-${number}.pdf`));
      await upload('dv0007.nhaplieu', id, chosen(`DV0007-${number}.pdf`));
    }
    expect((await namesOf(id)).filter((name) => name.startsWith('DV0'))).toHaveLength(10);
  });

  it('B-22 are the forms of a kind of support: read by units, changed by whoever changes the kind', async () => {
    const [type] = [...office.backend.database.supportTypes.rows()];
    const path = `/api/app/dm-loai-ho-tro/${type?.id ?? ''}/tep-dinh-kem`;
    const unit = (await (await office.as('dv0007.nhaplieu')).get(path)).body as AttachmentList;
    const director = (await (await office.as('vinh.pq')).get(path)).body as AttachmentList;
    expect([unit.items.map(({ ten, giayTo }) => [ten, giayTo]), unit.duocSua, director.duocSua]).toEqual([
      [[`Mẫu ${type?.ma ?? ''}.pdf`, type?.thanhPhanHoSo[0]?.ma]],
      false,
      true,
    ]);
    const unknown = path.replace(type?.id ?? '', crypto.randomUUID());
    expect((await (await office.as('vinh.pq')).get(unknown)).status).toBe(404);
  });

  it('go back to the seed with everything else', async () => {
    const { backend } = await openOffice(8);
    const [{ id } = { id: '' }] = [...backend.database.attachments.rows()];
    await backend.store.set('attachments/late', 1);
    backend.database.attachments.remove(id);
    await backend.reset();
    expect(backend.database.attachments.find(id)).toBeDefined();
  });
});

/** May read workers and change none. */
const readerName = 'vinh.pq';

async function upload(userName: string, id: string, file: File, key = crypto.randomUUID() as string): Promise<Reply> {
  const { access_token } = await signIn(office.backend, userName);
  const form = new FormData();
  form.set('maLanGui', key);
  form.set('tep', file);
  const response = await call(office.backend, pathOf(id), {
    method: 'POST',
    headers: { ...bearer(access_token), 'Accept-Language': 'vi' },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

async function namesOf(id: string): Promise<readonly string[]> {
  const { body } = await (await office.as('khoa.tm')).get(pathOf(id));
  return (body as AttachmentList).items.map(({ ten }) => ten);
}

/** A copy of a worker, without contracts and documents. */
function newWorker(): Promise<string> {
  const [row] = [...office.backend.database.workers.rows()];
  const id = crypto.randomUUID();
  if (row !== undefined) {
    office.backend.database.workers.put({ ...row, id, soCccd: id });
  }
  return Promise.resolve(id);
}

/** Somebody with documents whom unit DV0007 has not sent. */
function foreignWorker(): string {
  const { units, contracts, attachments } = office.backend.database;
  const own = [...units.rows()].find(({ ma }) => ma === 'DV0007')?.id;
  const ours = new Set([...contracts.rows()].filter(({ donViId }) => donViId === own).map((row) => row.nguoiLaoDongId));
  return [...attachments.rows()].find(({ banGhiId }) => !ours.has(banGhiId))?.banGhiId ?? '';
}

function infected(): Uint8Array {
  const mark = new TextEncoder().encode('%PDF-1.4 $EICAR-STANDARD-ANTIVIRUS-TEST-FILE!');
  return mark;
}
