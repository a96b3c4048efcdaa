import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Classroom } from '@mock-server/node/classroom/classroom';

import { openTestClassroom, temporaryFolder } from './support/test-classroom';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let running: Classroom;
let statePath: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  statePath = join(folder.path, 'state.json');
  running = await open();
});

afterEach(async () => {
  await running.close();
  await folder.remove();
});

const open = (options: { readonly port?: number; readonly isFresh?: boolean } = {}) =>
  openTestClassroom(join(folder.path, 'dist'), { statePath, ...options });

it('D-05 a class that begins with fresh data forgets nothing while its port is another program’s', async () => {
  const text = '{ "format": 1, "values": {} }\n';
  await writeFile(statePath, text);
  await expect(open({ port: Number(new URL(running.url).port), isFresh: true })).rejects.toThrow('EADDRINUSE');
  expect(await readFile(statePath, 'utf8')).toBe(text);
});

it('D-05 a class that begins with fresh data has nothing of the one before', async () => {
  const nameOfFirst = () => [...running.backend.database.units.rows()][0]?.ten;
  const rename = async (ten: string) => {
    const [first] = running.backend.database.units.rows();
    if (first !== undefined) {
      running.backend.database.units.put({ ...first, ten });
    }
    await running.backend.save();
  };
  const before = nameOfFirst();
  await rename('Lớp hôm qua');
  await running.close();
  running = await open();
  expect(nameOfFirst()).toBe('Lớp hôm qua');
  await running.close();
  running = await open({ isFresh: true });
  expect(nameOfFirst()).toBe(before);
});
