import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type * as settingsModule from '@mock-server/settings';
import { expect, test } from '@playwright/test';

import { gzipKib, pageBundle, screenBundle } from '../../scripts/support/login-bundle.mjs';
import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { newerThanBrowsers } from '../support/newer-than-browsers';

/** Traces that the mock and the trainer's desk leave in a bundle: its library, its people, its messages. */
const traces = [
  'Mirage:',
  'Pretender',
  'khoa.tm',
  'dv0007',
  'The signature key was not found',
  'faults/armed',
  'desk-highlight',
  'quy.demo.lesson',
  'Tài khoản dùng thử',
  'Bàn huấn luyện',
  'Nhật ký gọi',
  'desk/network',
  'Diễn thật',
  'quy.demo.desk',
];

test('D-04 the production build holds no trace of the mock, where the demo build holds them all', async () => {
  const { defaultSettings } = await loadTypeScript<typeof settingsModule>('mock-server/settings.ts');
  const known = [...traces, defaultSettings.password];

  expect(tracesIn('dist-demo', known)).toEqual(known);
  expect(tracesIn('dist', [...known, 'miragejs', 'mock-server'])).toEqual([]);
});

/** What a secret looks like, each with one that has to be found. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\n|\s)+[\w+/]{20}/u, `-----BEGIN EC PRIVATE KEY-----\n${'M'.repeat(64)}`],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+/u, 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmVk'],
  [/"d":"[\w-]{40,}"/u, `"kty":"EC","d":"${'x'.repeat(43)}"`],
  [/\b(?:client_?secret|password|api_?key)["'`]?\s*[:=]\s*["'`][^"'`\s]*\d[^"'`\s]*["'`]/iu, "clientSecret: '1q2w3e*'"],
  [/\bhttps?:\/\/[^\s"'`/@]+:[^\s"'`/@]+@/u, 'https://user:word@host'],
  [/\bAKIA[0-9A-Z]{16}\b/u, 'AKIAABCDEFGHIJKLMNOP'],
  [/\bgh[pousr]_\w{36}\b/u, `ghp_${'a'.repeat(36)}`],
];

test('the production build holds no secret, no path of the machine that built it and no map to its sources', () => {
  expect(secrets.filter(([pattern, sample]) => !pattern.test(sample))).toEqual([]);
  const texts = textsOf('dist');
  const found = texts.flatMap((text) => secrets.flatMap(([pattern]) => pattern.exec(text)?.[0] ?? []));
  expect(found).toEqual([]);
  expect(tracesIn('dist', [process.cwd(), 'sourceMappingURL', 'node_modules/'])).toEqual([]);
  expect(
    readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:map|env)$/u.test(name)),
  ).toEqual([]);
});

/** Calls that are made only where they are there; React's of a view transition is in a `try`, for pages that have one. */
const asked =
  /(?:Error\.captureStackTrace&&Error\.captureStackTrace|Uint8Array\.fromBase64\)return Uint8Array\.fromBase64|AbortSignal\.any===?["'`]function["'`]\?AbortSignal\.any|\.startViewTransition)\(/gu;

test('neither product nor packages call what the oldest browsers of docs/browsers.md have not', () => {
  const scripts = textsOf('dist/assets').map((text) => text.replaceAll(asked, ''));
  const found = newerThanBrowsers.filter(([call]) => scripts.some((text) => call.test(text)));
  expect(found.map(([call, since]) => `${call.source} ${since}`)).toEqual([]);
});

test('code comes in files of some size, not in crumbs', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeLessThan(205);
});

/**
 * What a first visit may fetch, beyond the sign-in page where it is not that page itself: KiB gzip and files. Some 1.5 %
 * above what it is, and a few files: the plan of the files answers each change with another one, which moves a page by one
 * in a hundred. Who needs more says why in the commit, and looks first at what the page fetches without need
 * (docs/decisions/0022-files-by-visit.md).
 */
const budgets: readonly {
  readonly page: string;
  readonly kib: number;
  readonly files: number;
  readonly heads?: string[];
}[] = [
  { page: 'the sign-in page', kib: 157, files: 2 },
  { page: 'home', kib: 139, files: 5, heads: ['shell', 'home-screen'] },
  { page: 'a list', kib: 352, files: 24, heads: ['shell', 'list-grid', 'workers-screen'] },
  { page: 'a record', kib: 225, files: 26, heads: ['shell', 'worker-screen'] },
  { page: 'a form', kib: 244, files: 28, heads: ['shell', 'worker-form-screen'] },
  { page: 'the settings', kib: 141, files: 5, heads: ['shell', 'settings-screen'] },
  { page: 'a record with a workflow', kib: 246, files: 26, heads: ['shell', 'request-screen'] },
  { page: 'a form with a workflow', kib: 277, files: 31, heads: ['shell', 'request-form-screen'] },
  { page: 'a list with a workflow', kib: 354, files: 25, heads: ['shell', 'list-grid', 'fund-reports-screen'] },
];

for (const { page, kib, files, heads } of budgets) {
  test(`the code of ${page} keeps to its budget`, () => {
    const scripts = heads === undefined ? pageBundle('dist') : screenBundle('dist', heads);
    expect(gzipKib(scripts)).toBeLessThanOrEqual(kib);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });
}

test('index.html keeps to its budget, half a KiB of it for telling why there is no product', () => {
  expect(gzipSync(readFileSync('dist/index.html'), { level: 9 }).length).toBeLessThan(8 * 1_024);
});

function tracesIn(folder: string, known: readonly string[]): readonly string[] {
  const texts = textsOf(folder);
  return known.filter((trace) => texts.some((text) => text.includes(trace)));
}

function textsOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
