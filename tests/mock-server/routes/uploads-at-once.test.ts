import { beforeEach, expect, it } from 'vitest';

import { attachmentMostFiles } from '@/domain/constants';
import { createMemoryStore } from '@mock-server/storage/key-value-store';
import type { MockBackend } from '@mock-server/backend';

import { chosen } from '../../domain/attachments/sample-files';
import { bearer, call, createTestBackend, signIn } from '../support/test-backend';

/** Bytes wait here until the test lets them through, as they do in a slow browser's store. */
let letThrough: () => void;
let waiting: number;
/** Names of the contents that are kept. */
let contents: Set<string>;
let backend: MockBackend;
let token: string;
let workerId: string;

beforeEach(async () => {
  const memory = createMemoryStore();
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  waiting = 0;
  contents = new Set();
  const store = {
    ...memory,
    set: async (key: string, value: unknown) => {
      if (value instanceof Uint8Array) {
        waiting += 1;
        await gate;
      }
      await memory.set(key, value);
      if (value instanceof Uint8Array) {
        contents.add(key);
      }
    },
    remove: async (key: string) => {
      await memory.remove(key);
      contents.delete(key);
    },
  };
  ({ backend } = await createTestBackend({ store }));
  token = (await signIn(backend, 'khoa.tm')).access_token;
  workerId = [...backend.database.workers.rows()][1]?.id ?? '';
});

async function upload(maLanGui: string): Promise<{ readonly status: number; readonly id: unknown }> {
  const body = new FormData();
  body.set('maLanGui', maLanGui);
  body.set('tep', chosen('Đơn đề nghị.pdf'));
  const path = `/api/app/nguoi-lao-dong/${workerId}/tep-dinh-kem`;
  const response = await call(backend, path, { method: 'POST', headers: bearer(token), body });
  const { id } = (await response.json()) as { readonly id?: string };
  return { status: response.status, id };
}

/** Sends all, and lets no bytes be stored before all wait for it. */
async function atOnce(keys: readonly string[]) {
  const sent = keys.map(upload);
  await expect.poll(() => waiting).toBe(keys.length);
  letThrough();
  return Promise.all(sent);
}

/** The documents of the worker; no bytes are kept without one. */
function stored() {
  const documents = [...backend.database.attachments.rows()].filter(({ banGhiId }) => banGhiId === workerId);
  expect([...contents].sort()).toEqual(documents.map(({ id }) => `attachments/${id}`).sort());
  return documents;
}

it('B-10 two uploads of one intention at once store one document, and both hear of it', async () => {
  const key = crypto.randomUUID();
  const [one, other] = await atOnce([key, key]);
  expect([one?.status, other?.status, one?.id]).toEqual([200, 200, other?.id]);
  expect(stored().map(({ id }) => id)).toEqual([one?.id]);
});

it('B-10 no number of uploads at once stores more than a record may have', async () => {
  const answers = await atOnce(Array.from({ length: attachmentMostFiles + 2 }, () => crypto.randomUUID()));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  expect(stored()).toHaveLength(attachmentMostFiles);
});

it('B-10 C-07 a document whose record is taken away while it is being stored belongs to nobody, and is not kept', async () => {
  const sent = upload(crypto.randomUUID());
  await expect.poll(() => waiting).toBe(1);
  backend.database.workers.remove(workerId);
  letThrough();
  expect((await sent).status).toBe(404);
  expect(stored()).toEqual([]);
});
