import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';

import { createProbe } from '../support/probe';
import { bearer, call, createTestBackend, refusal, signIn } from '../support/test-backend';
import { shapeProblem } from './hostile-caller';

let backend: MockBackend;
let probe: ReturnType<typeof createProbe>;
let token: string;
let admin: string;

beforeAll(async () => {
  probe = createProbe();
  ({ backend } = await createTestBackend({ extraRoutes: probe.routes }));
  token = (await signIn(backend, 'khoa.tm')).access_token;
  admin = (await signIn(backend, 'admin')).access_token;
});

beforeEach(() => {
  probe.seen = undefined;
});

const echo = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  call(backend, `/api/test/echo/x${query}`, { method: 'POST', headers });

describe('a language that is none', () => {
  const odd = [
    ...['', '*', ';', ',', ',,,,', ';q=1', '-', '--', 'x', '__proto__', 'constructor', 'q=0.5', 'vi_VN', 'zz-ZZ'],
    ...['en;q=', 'en;q=x', 'en;q=1e400', 'en;q=-1', 'en;;q=1', '"en"', '\u00ff', '%', '%00'],
  ].map((wanted) => [wanted, wanted] as const);
  const long: readonly (readonly [string, string])[] = [
    ['100,000 hyphens', '-'.repeat(100_000)],
    ['50,000 parts', `de${'-a'.repeat(50_000)}`],
    ['100,000 commas', ','.repeat(100_000)],
    ['50,000 languages', `${'de,'.repeat(50_000)}de`],
  ];

  it.each([...odd, ...long])('D-02 is answered in one that there is: %s', async (_, wanted) => {
    const responses = [
      await echo('', { 'Accept-Language': wanted }),
      await echo('', { cookie: `.AspNetCore.Culture=c=${wanted.slice(0, 50_000)}|uic=${wanted}` }),
      await echo(`?culture=${encodeURIComponent(wanted)}`),
      await echo(`?ui-culture=${encodeURIComponent(wanted)}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(['vi', 'en']).toContain(probe.seen?.culture);
  });

  it('D-02 is looked for among the first three of a list, as ASP.NET does', async () => {
    await echo('', { 'Accept-Language': 'fr;q=0.1, de;q=0.2, en;q=0.3' });
    const third = probe.seen?.culture;
    await echo('', { 'Accept-Language': 'fr, fr-CA, de, en' });
    expect([third, probe.seen?.culture]).toEqual(['en', 'vi']);
  });
});

describe('a name that a query has twice', () => {
  it('D-02 counts once, with its first value, in any letters', async () => {
    await echo('?SkipCount=5&skipCount=6&Filter=&Filter=an&culture=en&culture=vi');
    const { query, culture } = probe.seen ?? {};
    expect([query?.get('skipcount'), query?.get('filter'), culture]).toEqual(['5', '', 'en']);
    await echo('?Culture=en&CULTURE=vi');
    expect(probe.seen?.culture).toBe('en');
  });

  it('D-02 pages a list by its first value', async () => {
    const response = await call(backend, '/api/app/nguoi-lao-dong?MaxResultCount=2&MaxResultCount=5', {
      headers: bearer(token),
    });
    expect(((await response.json()) as { readonly items: readonly unknown[] }).items).toHaveLength(2);
  });

  it('D-02 names the tenant once', async () => {
    await echo('?__tenant=dao-tao&__TENANT=khong-co');
    expect(probe.seen?.tenantId).toBe('3a1312ab-0000-4d8e-9a52-000000000001');
  });
});

describe('an authorization that is none', () => {
  const mine = (headers: Readonly<Record<string, string>>) => call(backend, '/api/test/mine', { headers });

  it.each<readonly [string, (own: string) => string]>([
    ['nothing', () => ''],
    ['the scheme alone', () => 'Bearer'],
    ['blanks', () => 'Bearer    '],
    ['no scheme', (own) => own],
    ['another scheme', (own) => `Basic ${own}`],
    ['a scheme that begins alike', (own) => `Bearerx ${own}`],
    ['a tab', (own) => `Bearer\t${own}`],
    ['two of them', (own) => `Bearer ${own}, Bearer ${own}`],
    ['something behind it', (own) => `Bearer ${own} x`],
    ['a text', () => 'Bearer null'],
    ['three texts', () => 'Bearer a.b.c'],
    ['dots', () => 'Bearer ...'],
    ['letters beyond ASCII', () => 'Bearer \u00ff\u00fe.\u00ff.\u00ff'],
    ['far too long', () => `Bearer ${'x'.repeat(200_000)}`],
    ['far too many parts', () => `Bearer ${'x.'.repeat(100_000)}`],
    ['no signature', (own) => `Bearer ${own.slice(0, own.lastIndexOf('.') + 1)}`],
    ['no algorithm', (own) => `Bearer ${btoa('{"alg":"none","typ":"at+jwt"}')}.${own.split('.')[1] ?? ''}.`],
    ['five parts', (own) => `Bearer ${own}.a.b`],
  ])('A-01 D-02 is refused with 401 and a challenge: %s', async (_, written) => {
    const response = await mine({ Authorization: written(token) });
    expect([response.status, await response.text(), response.headers.get('WWW-Authenticate')?.split(' ')[0]]).toEqual([
      401,
      '',
      'Bearer',
    ]);
    const open = await call(backend, '/api/test/text', { headers: { Authorization: written(token) } });
    expect(open.status).toBe(200);
  });

  // RFC 9110 §11.4: the scheme in any letters, and one blank or more behind it.
  it.each(['bearer', 'BEARER', 'Bearer', 'Bearer ', 'bEARER   '])(
    'A-01 D-02 is taken after the scheme %j',
    async (scheme) => {
      const headers = { Authorization: `${scheme} ${token}` };
      const info = await call(backend, '/connect/userinfo', { headers });
      expect([(await mine(headers)).status, info.status]).toEqual([200, 200]);
    },
  );
});

describe('a body that is not what its type says', () => {
  const json = JSON.stringify({ ten: 'Đơn vị' });
  const form = new FormData();
  form.set('ten', 'x');
  const post = (type: string, body: BodyInit) =>
    call(backend, '/api/setting-management/emailing', {
      method: 'POST',
      headers: { ...bearer(admin), ...(type === '' ? {} : { 'Content-Type': type }) },
      body,
    });

  it.each<readonly [string, string, BodyInit]>([
    ['bytes', 'application/octet-stream', json],
    ['many bytes', 'application/octet-stream', new Uint8Array(20_000_000)],
    ['a picture', 'image/png', json],
    ['XML', 'application/xml', '<a/>'],
    ['a text', 'text/plain', json],
    ['a form', 'application/x-www-form-urlencoded', json],
    ['a form with files', '', form],
    ['no type', ' ', json],
    ['half a letter', 'application/json', Uint8Array.of(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xe1, 0xbb, 0x22, 0x7d)],
    ['UTF-16', 'application/json', new Uint8Array(Buffer.from(json, 'utf16le'))],
    ['NUL bytes', 'application/json', '\0\0'],
    ['JSON and more', 'application/json', `${json}${json}`],
    ['JSON with a comma too many', 'application/json', '{"a":1,}'],
    ['NaN', 'application/json', '{"smtpPort":NaN}'],
    ['blanks', 'application/json', '   '],
    ['brackets without end', 'application/json', '['.repeat(100_000)],
  ])('E-01 D-02 is refused with 400 and its envelope: %s', async (_, type, body) => {
    const response = await post(type, body);
    const answer = { status: response.status, body: (await response.json()) as unknown };
    expect([response.status, shapeProblem(answer)]).toEqual([400, undefined]);
  });

  it.each<readonly [string, readonly number[]]>([
    ['half a letter', [0x22, 0xe1, 0xbb, 0x22]],
    ['a byte of Windows-1258', [0x22, 0xd0, 0x22]],
    ['a half character', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('E-01 D-02 is not mended in silence: %s', async (_, bytes) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await call(backend, '/api/test/echo/x', { method: 'POST', headers, body: Uint8Array.from(bytes) });
    expect([response.status, probe.seen]).toEqual([400, undefined]);
  });

  it.each([
    ['application/json', '{'],
    ['application/json', '{"grant_type":"password"}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', '--a--'],
    ['text/plain', 'grant_type=password'],
    ['application/octet-stream', 'grant_type=password'],
    ['x', 'grant_type=password'],
  ])('A-01 D-02 is no form of the token endpoint, which answers in its own words: %s %s', async (type, body) => {
    for (const path of ['/connect/token', '/connect/revocat']) {
      const response = await call(backend, path, { method: 'POST', headers: { 'Content-Type': type }, body });
      expect([response.status, await response.json()]).toEqual([
        400,
        refusal('invalid_request', "The specified 'Content-Type' header is invalid.", 'ID2082'),
      ]);
    }
  });

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/problem+json'])(
    'D-02 is read as JSON in any letters of its type: %s',
    async (type) => {
      const text = new TextEncoder().encode(`\u{feff}${json}`);
      await call(backend, '/api/test/echo/x', { method: 'POST', headers: { 'Content-Type': type }, body: text });
      expect(probe.seen?.body).toEqual({ ten: 'Đơn vị' });
    },
  );
});

describe('other headers without sense', () => {
  const nobodys = ['__proto__', '<script>alert(1)</script>', '{}', '%00', '\u00ff', '../..', 'a, b'];

  it.each([...nobodys.map((name) => [name, name]), ['100,000 letters', 'x'.repeat(100_000)]])(
    'D-02 name no tenant: %s',
    async (_, name = '') => {
      const asHeader = await echo('', { __tenant: name });
      const asQuery = await echo(`?__tenant=${encodeURIComponent(name)}%F0%9F%98%80%00`);
      expect([asHeader.status, asQuery.status]).toEqual([404, 404]);
      expect(`${await asHeader.text()}${await asQuery.text()}`).not.toContain('<script');
      expect(probe.seen).toBeUndefined();
    },
  );

  it('D-02 name the host where they are blank', async () => {
    expect([(await echo('?__tenant=')).status, (await echo('?__tenant=%20%20')).status]).toEqual([200, 200]);
    expect(probe.seen?.tenantId).toBeUndefined();
  });

  it('D-02 are no correlation id where they are empty', async () => {
    const { headers } = await echo('', { 'X-Correlation-Id': '' });
    expect(headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f]{32}$/u);
  });

  it.each<readonly [string, string]>([
    ['XSRF-TOKEN=%', '%25'],
    ['XSRF-TOKEN=abc', 'ABC'],
    ['XSRF-TOKEN=abcd', 'x'.repeat(100_000)],
    ['XSRF-TOKEN=', 'x'],
    ['XSRF-TOKEN==; =; ;;; a', ''],
    ['XSRF-TOKEN=abc; XSRF-TOKEN=def', 'def'],
  ])('D-02 prove nothing of %s', async (cookie, proof) => {
    const response = await echo('', { cookie, RequestVerificationToken: proof });
    expect([response.status, await response.text(), probe.seen]).toEqual([400, '', undefined]);
  });

  it('D-02 change nothing about an answer', async () => {
    const odd = { 'If-Match': '"x"', 'If-None-Match': '*', 'If-Modified-Since': 'x', Range: 'bytes=9-1', Accept: 'x' };
    const response = await call(backend, '/api/test/text', {
      headers: { ...odd, Host: 'x', Origin: 'null', Prefer: 'x', TE: 'x', 'X-Requested-With': '\u00ff' },
    });
    expect([response.status, await response.text()]).toEqual([200, 'UTC']);
  });
});
