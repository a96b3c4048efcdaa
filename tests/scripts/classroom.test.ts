import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ownCertificate } from '../../scripts/support/certificate.mjs';
import { classroomArguments } from '../../scripts/support/classroom-arguments.mjs';
import { isStale } from '../../scripts/support/stale-build.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'classroom-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const addresses = ['192.0.2.7'];
const usual = {
  port: 4180,
  host: '127.0.0.1',
  name: '127.0.0.1',
  isOpen: false,
  cert: undefined,
  key: undefined,
  flow: 'code',
  state: 'classroom/classroom-state.json',
  reset: false,
  code: undefined,
};

it('opens a class on this machine alone unless told', () => {
  expect(classroomArguments([], addresses)).toEqual(usual);
  expect(classroomArguments(['--flow', 'password', '--port=4190', '--reset'], addresses)).toEqual({
    ...usual,
    flow: 'password',
    port: 4190,
    state: 'classroom/classroom-state-4190.json',
    reset: true,
  });
  expect(classroomArguments(['--help'], addresses)).toBe('help');
});

it('D-05 keeps the data of a class at another port apart, unless it is told where they are', () => {
  const stateOf = (...args: readonly string[]) => classroomArguments(args, addresses);
  expect(stateOf('--port', '4181')).toMatchObject({ state: 'classroom/classroom-state-4181.json' });
  expect(stateOf('--port', '04180')).toMatchObject({ state: 'classroom/classroom-state.json' });
  expect(stateOf('--port', '4181', '--state', 'own.json')).toMatchObject({ state: 'own.json' });
});

it('opens a class to the room under the first address of this machine, or under a name', () => {
  expect(classroomArguments(['--host', '0.0.0.0'], addresses)).toMatchObject({ name: '192.0.2.7', isOpen: true });
  expect(classroomArguments(['--host', '0.0.0.0', '--name', 'lop-hoc.example'], addresses)).toMatchObject({
    name: 'lop-hoc.example',
    isOpen: true,
  });
  expect(classroomArguments(['--host', '192.0.2.9'], addresses)).toMatchObject({ name: '192.0.2.9', isOpen: true });
});

it.each([
  [['--port', '0'], /--port/u],
  [['--port', 'x'], /--port/u],
  [['--flow', 'implicit'], /--flow/u],
  [['--cert', 'a.pem'], /--cert and --key/u],
  [['--code', 'short'], /--code/u],
  [['--name', 'a b'], /--name/u],
  [['--nonsense'], /--nonsense/u],
])('says in a sentence what is wrong with %o', (args, sentence) => {
  expect(classroomArguments(args, addresses)).toEqual({ trouble: expect.stringMatching(sentence) as string });
});

it('cannot open a class to a room without a network', () => {
  expect(classroomArguments(['--host', '0.0.0.0'], [])).toEqual({
    trouble: expect.stringContaining('no address') as string,
  });
});

it('builds anew what is missing, and what is older than its sources', () => {
  mkdirSync(join(folder, 'src', 'views'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  const touch = (path: string, seconds: number) => {
    writeFileSync(join(folder, path), '');
    utimesSync(join(folder, path), seconds, seconds);
  };
  touch('src/views/home.tsx', 1_000);
  expect(isStale(folder, 'dist/index.html')).toBe(true);
  touch('dist/index.html', 2_000);
  expect(isStale(folder, 'dist/index.html')).toBe(false);
  touch('src/views/home.tsx', 3_000);
  expect(isStale(folder, 'dist/index.html')).toBe(true);
});

it('has OpenSSL sign a certificate for the name, and does without where there is none', () => {
  const ran: string[] = [];
  const run = (program: string, args: readonly string[]) => {
    ran.push([program, ...args].join(' '));
    return false;
  };
  expect(ownCertificate(folder, '192.0.2.7', run)).toBeUndefined();
  expect(ownCertificate(folder, 'lop-hoc.example', run)).toBeUndefined();
  expect(ran).toEqual([
    expect.stringContaining('subjectAltName=IP:192.0.2.7'),
    expect.stringContaining('subjectAltName=DNS:lop-hoc.example'),
  ]);
});
