import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { isJsonObject } from '@/domain/validation/json-object';
import type { MockBackend } from '@mock-server/backend';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { sampleBytes } from '../../domain/attachments/sample-files';
import { contractProblems } from '../../support/contract';
import { bearer, call, createTestBackend, signIn } from '../support/test-backend';
import { shapeProblem, type Answer } from './hostile-caller';

let backend: MockBackend;
let token: string;
let workerId: string;
/** Keys of contents that are stored. */
let contents: Set<string>;

beforeAll(async () => {
  contents = new Set();
  const memory = createMemoryStore();
  const store = {
    ...memory,
    set: async (key: string, value: unknown) => {
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
});

beforeEach(() => {
  const [row] = [...backend.database.workers.rows()];
  workerId = crypto.randomUUID();
  if (row !== undefined) {
    backend.database.workers.put({ ...row, id: workerId, soCccd: workerId });
  }
});

/** One part of a form as it goes over the wire; a file has the name of one. */
type Part = {
  readonly disposition: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
};

const boundary = 'ranh-gioi';
const formType = `multipart/form-data; boundary=${boundary}`;

const field = (name: string, content: string): Part => ({ disposition: `form-data; name="${name}"`, content });

const file = (filename: string, content: string | Uint8Array = sampleBytes.pdf, name = 'tep'): Part => ({
  disposition: `form-data; name="${name}"; filename="${filename}"`,
  type: 'application/pdf',
  content,
});

const key = () => field('maLanGui', crypto.randomUUID());

function formOf(parts: readonly Part[]): Uint8Array {
  const pieces = parts.flatMap(({ disposition, type, content }) => [
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    content,
    '\r\n',
  ]);
  return joined([...pieces, `--${boundary}--\r\n`]);
}

function joined(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces.map((piece) => Buffer.from(piece as Uint8Array))));
}

async function send(body: BodyInit | undefined, type: string | undefined, id = workerId): Promise<Answer> {
  const response = await call(backend, `/api/app/nguoi-lao-dong/${id}/tep-dinh-kem`, {
    method: 'POST',
    headers: { ...bearer(token), 'Accept-Language': 'vi', ...(type === undefined ? {} : { 'Content-Type': type }) },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const sendParts = (...parts: readonly Part[]) => send(formOf(parts) as BodyInit, formType);

function membersOf({ body }: Answer): readonly string[] {
  const error = isJsonObject(body) ? body['error'] : undefined;
  const errors = isJsonObject(error) ? error['validationErrors'] : undefined;
  return Array.isArray(errors) ? errors.flatMap(({ members }: { members: readonly string[] }) => members) : [];
}

function stored() {
  const rows = [...backend.database.attachments.rows()].filter(({ banGhiId }) => banGhiId === workerId);
  const strays = [...contents].filter((each) => !backend.database.attachments.find(each.replace('attachments/', '')));
  return { names: rows.map(({ ten }) => ten), strays };
}

const nothing = { names: [], strays: [] };

describe('an upload that is none', () => {
  const good = formOf([file('a.pdf'), key()]);
  const cut = good.slice(0, good.length - 20);
  const text = new TextDecoder('latin1').decode(good);

  it.each<readonly [string, Uint8Array | string | undefined, string | undefined]>([
    ['no body', undefined, formType],
    ['no body and no type', undefined, undefined],
    ['an empty body', '', formType],
    ['a form without a boundary', good, 'multipart/form-data'],
    ['a form with another boundary', good, 'multipart/form-data; boundary=khac'],
    ['a form with an empty boundary', good, 'multipart/form-data; boundary='],
    ['a form with a far too long boundary', good, `multipart/form-data; boundary=${'x'.repeat(5_000)}`],
    ['a form that is cut off', cut, formType],
    ['a form that is cut off in a header', text.slice(0, 40), formType],
    ['a form without its last line', text.replace(`--${boundary}--\r\n`, ''), formType],
    ['a form of line feeds alone', text.replaceAll('\r\n', '\n'), formType],
    ['the boundary alone', `--${boundary}--\r\n`, formType],
    ['a part without a name', text.replaceAll(/name="[^"]*"/gu, ''), formType],
    ['a part that is no form data', text.replaceAll('form-data;', 'attachment;'), formType],
    ['a name that is not closed', text.replace('filename="a.pdf"', 'filename="a.pdf'), formType],
    ['JSON', JSON.stringify({ tep: 'x', maLanGui: 'x' }), 'application/json'],
    ['broken JSON', '{', 'application/json'],
    ['the file alone', sampleBytes.pdf, 'application/pdf'],
    ['a form that is called another one', good, 'multipart/mixed; boundary=ranh-gioi'],
    ['a form that is called an address', good, 'application/x-www-form-urlencoded'],
    ['a form without a type', good, ''],
    ['a form with a type that is none', good, ';;;,'],
  ])('B-10 V-02 is refused with 400 and stores nothing: %s', async (_, body, type) => {
    const answer = await send(body as BodyInit | undefined, type);
    expect([answer.status, shapeProblem(answer), stored()]).toEqual([400, undefined, nothing]);
  });

  it.each<readonly [string, readonly string[], readonly Part[]]>([
    ['no file', ['tep'], [key()]],
    ['a text in place of the file', ['tep'], [field('tep', '%PDF-1.4'), key()]],
    ['a text before the file', ['tep'], [field('tep', 'x'), file('a.pdf'), key()]],
    ['the file under another name', ['tep'], [file('a.pdf', sampleBytes.pdf, 'file'), key()]],
    ['a file without a name', ['tep'], [file(''), key()]],
    ['a file that is called by blanks', ['tep'], [file('   '), key()]],
    ['a file that is an ending alone', ['tep'], [file('.pdf'), key()]],
    ['a file that is called by what nobody sees', ['tep'], [file('\u200b\u202e.pdf'), key()]],
    ['a file that is a folder', ['tep'], [file('a.pdf/'), key()]],
    ['a name of 5,000 characters', ['tep'], [file(`${'a'.repeat(5_000)}.pdf`), key()]],
    ['a name of 151 Vietnamese letters', ['tep'], [file(`${'ễ'.normalize('NFD').repeat(147)}.pdf`), key()]],
    ['0 bytes', ['tep'], [file('a.pdf', ''), key()]],
    ['HTML that is called PDF', ['tep'], [file('a.pdf', sampleBytes.html), key()]],
    ['HTML that is called PNG', ['tep'], [file('a.png', sampleBytes.html), key()]],
    ['SVG that is called PNG', ['tep'], [file('a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), key()]],
    ['SVG', ['tep'], [file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), key()]],
    ['PDF that is called HTML', ['tep'], [file('a.pdf.html'), key()]],
    ['PDF that is called PNG', ['tep'], [file('a.png'), key()]],
    ['an archive that is called a workbook', ['tep'], [file('a.xlsx', sampleBytes.zip), key()]],
    [
      'a byte over 10 MB',
      ['tep'],
      [file('a.pdf', joined([sampleBytes.pdf, new Uint8Array(10_485_761 - sampleBytes.pdf.length)])), key()],
    ],
    ['no name of the intention', ['maLanGui'], [file('a.pdf')]],
    ['an intention that is a file', ['maLanGui'], [file('a.pdf'), file('b.pdf', 'x', 'maLanGui')]],
    ['an intention of blanks', ['maLanGui'], [file('a.pdf'), field('maLanGui', '   ')]],
    ['an intention of 65 characters', ['maLanGui'], [file('a.pdf'), field('maLanGui', 'a'.repeat(65))]],
    ['an intention with a NUL', ['maLanGui'], [file('a.pdf'), field('maLanGui', 'a\0b')]],
    ['a paper of 65 characters', ['giayTo'], [file('a.pdf'), key(), field('giayTo', 'a'.repeat(65))]],
    ['a paper with a NUL', ['giayTo'], [file('a.pdf'), key(), field('giayTo', 'a\0b')]],
    ['a paper that is a file', ['giayTo'], [file('a.pdf'), key(), file('b.pdf', sampleBytes.pdf, 'giayTo')]],
    ['two files', ['tep'], [file('a.pdf'), file('b.pdf'), key()]],
  ])('B-10 V-02 is refused by its field and stores nothing: %s', async (_, members, parts) => {
    const answer = await sendParts(...parts);
    expect([answer.status, membersOf(answer), shapeProblem(answer), stored()]).toEqual([
      400,
      members,
      undefined,
      nothing,
    ]);
  });

  it('B-10 E-01 is refused with 404 for a record that is nobody’s', async () => {
    const ids = [crypto.randomUUID(), 'abc', '__proto__', '%00', '..%2f..', 'x'.repeat(5_000)];
    const answers = await Promise.all(ids.map((id) => send(good as BodyInit, formType, id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404));
    expect(stored()).toEqual(nothing);
  });
});

describe('an upload under an odd name', () => {
  it.each<readonly [name: string, ten: string]>([
    ['../../etc/Đơn.pdf', 'Đơn.pdf'],
    ['C:\\Users\\an\\Đơn.pdf', 'Đơn.pdf'],
    ['/Đơn.pdf', 'Đơn.pdf'],
    ['Đơn đề nghị.pdf'.normalize('NFD'), 'Đơn đề nghị.pdf'],
    [' Đơn\u202e\u0007.pdf ', 'Đơn.pdf'],
    ["Đơn 'ông' (1)*.PDF", "Đơn 'ông' (1)*.PDF"],
    ['a;filename=b.html.pdf', 'a;filename=b.html.pdf'],
    ['<img src=x onerror=1>.pdf', '<img src=x onerror=1>.pdf'],
    [`${'ễ'.normalize('NFD').repeat(146)}.pdf`, `${'ễ'.repeat(146)}.pdf`],
  ])('B-10 D-02 is stored as the contract has it, and comes back under a safe one: %j', async (name, ten) => {
    const answer = await sendParts(file(name), key());
    expect([answer.status, isJsonObject(answer.body) ? answer.body['ten'] : undefined]).toEqual([200, ten]);
    const path = `/api/app/nguoi-lao-dong/${workerId}/tep-dinh-kem`;
    const query = new URLSearchParams();
    expect(contractProblems({ method: 'POST', path, query, body: undefined, ...asAnswer(answer) })).toEqual([]);
    const id = isJsonObject(answer.body) ? String(answer.body['id']) : '';
    const { headers } = await call(backend, `/api/app/tep-dinh-kem/${id}/noi-dung`, { headers: bearer(token) });
    const disposition = headers.get('Content-Disposition') ?? '';
    expect([headers.get('Content-Type'), headers.get('X-Content-Type-Options')]).toEqual([
      'application/octet-stream',
      'nosniff',
    ]);
    // RFC 8187 §3.2.1: nothing but these stands for itself.
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''(?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})+$/u);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(ten);
  });

  it('B-10 is taken in any letters of its type, which is case-blind', async () => {
    const answer = await send(formOf([file('a.pdf'), key()]) as BodyInit, formType.replace('form-data', 'Form-Data'));
    expect([answer.status, stored().names]).toEqual([200, ['a.pdf']]);
  });
});

function asAnswer({ status, body }: Answer) {
  return { status, answer: body };
}
