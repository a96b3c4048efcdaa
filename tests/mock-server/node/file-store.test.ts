import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openFileStore } from '@mock-server/node/file-store';

import { temporaryFolder } from './support/test-classroom';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let told: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  told = [];
});

afterEach(() => folder.remove());

/** No timer of its own fires while a test lasts. */
const open = (waitMs = 3_600_000) =>
  openFileStore({ path: join(folder.path, 'kept', 'state.json'), waitMs, tell: (sentence) => told.push(sentence) });

describe('a store in a file', () => {
  it('D-05 gives values and bytes back after a restart', async () => {
    const store = await open();
    const rows = { a: { id: 'a', ten: 'Đặng Thị Ưng', so: null }, b: null };
    const bytes = new Uint8Array([0, 1, 255]);
    await store.set('tables/workers', rows);
    await store.set('attachments/1', bytes);
    await store.set('gone', 1);
    await store.remove('gone');
    await store.flush();

    const again = await open();
    expect(await Promise.all(['tables/workers', 'attachments/1', 'gone'].map(again.get))).toEqual([
      rows,
      bytes,
      undefined,
    ]);
    expect(told).toEqual([]);
  });

  it('D-05 keeps both of two rapid changes, and leaves no half file behind', async () => {
    const store = await open();
    const add = (each: number) => store.update('list', (old) => [...((old as number[] | undefined) ?? []), each]);
    await add(1);
    const first = store.flush();
    await Promise.all([add(2), add(3)]);
    await Promise.all([first, store.flush()]);

    expect(await (await open()).get('list')).toEqual([1, 2, 3]);
    expect(await readdir(join(folder.path, 'kept'))).toEqual(['state.json']);
  });

  it('D-05 writes on its own a moment after a change', async () => {
    const store = await open(1);
    await store.set('key', 'value');

    await expect.poll(async () => (await open()).get('key')).toBe('value');
  });

  it.each(['{ "format": 1, "values": { "tables', '[]', '{ "format": 2, "values": {} }', ''])(
    'D-05 puts the broken file %j aside and says so',
    async (text) => {
      await (await open()).flush();
      const store = await open();
      await store.set('key', 'old');
      await store.flush();
      await writeFile(join(folder.path, 'kept', 'state.json'), text);

      const fresh = await open();
      expect(await fresh.get('key')).toBeUndefined();
      const [aside = ''] = await readdir(join(folder.path, 'kept'));
      expect(aside).toMatch(/^state\.json\.broken-/u);
      expect(await readFile(join(folder.path, 'kept', aside), 'utf8')).toBe(text);
      expect(told).toEqual([expect.stringContaining(aside)]);
    },
  );

  it('lets nobody but its owner read the file, in which the issuer’s keys stand', async () => {
    const store = await open();
    await store.set('key', 1);
    await store.flush();

    expect((await stat(join(folder.path, 'kept', 'state.json'))).mode & 0o077).toBe(0);
  });

  it('says that it cannot write, and keeps what it could not write for the next time', async () => {
    await writeFile(join(folder.path, 'kept'), 'a file where the folder would be');
    const store = await openFileStore({
      path: join(folder.path, 'kept', 'state.json'),
      waitMs: 1,
      tell: (sentence) => told.push(sentence),
    }).catch(() => undefined);
    expect(store).toBeUndefined();

    const other = await openFileStore({
      path: join(folder.path, 'other', 'state.json'),
      waitMs: 1,
      tell: (sentence) => told.push(sentence),
    });
    await writeFile(join(folder.path, 'other'), 'in the way');
    await other.set('key', 1);
    await expect.poll(() => told).toEqual([expect.stringContaining('could not be written')]);
    await expect(other.flush()).rejects.toThrow();
    expect(await other.get('key')).toBe(1);
  });

  it('keeps a value as it was when the caller’s object changes', async () => {
    const store = await open();
    const rows: Record<string, { ten: string }> = { a: { ten: 'cũ' } };
    const bytes = new Uint8Array([1]);
    await store.set('rows', rows);
    await store.set('bytes', bytes);
    rows['b'] = { ten: 'mới' };
    bytes[0] = 2;
    expect(() => Object.assign(rows['a'] ?? {}, { ten: 'mới' })).toThrow(TypeError);
    Object.assign((await store.get('rows')) as object, { c: { ten: 'mới' } });

    expect(await Promise.all([store.get('rows'), store.get('bytes')])).toEqual([
      { a: { ten: 'cũ' } },
      new Uint8Array([1]),
    ]);
  });
});
