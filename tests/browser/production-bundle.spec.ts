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

test('code comes in layers, not in crumbs', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeLessThan(220);
});

/**
 * What a first visit may fetch, beyond the sign-in page where it is not that page itself: KiB gzip and files. A little
 * above what it is; who needs more says why here. One to three of each are for parts that
 * fail in a boundary of their own, for the focus where something goes, and for comparing two versions of a record as sent; of the
 * sign-in page one is for the profile that its person has saved, of a list and a form for the one name of each status;
 * one and a half of a list are for removing many rows, with the question and the answer for each, and for finding one of
 * thousands of people; two of a list are for ranges by one press and widths that stay, seven tenths of the sign-in
 * page for telling what is wrong with a tenant, a kept session or the line, one of the settings for what boxes and round buttons
 * share, which spares lists and records the round buttons; three tenths of a list and one of a form are for locking a session
 * that nobody works in; two tenths of a form are for numbers with characters that nobody sees and for the unit that a
 * certificate keeps, and one for naming the entries of look-ups apart from their fields, which spares a record sixteen; a
 * tenth of the settings is for the tab of the days off; three tenths of a record are for a page that is open over midnight,
 * and for the moment at which a paper's figures were read; half of a form is for drafts that a colleague has overtaken and for
 * saves whose answer was lost, half of a list for the focus where a row goes,
 * half of a record for judging files by their content, which the sign-in page had been carrying; one of home,
 * and half of a form and the settings, for reading another page's name out and for the focus where its holder goes;
 * half of a list and a record for English that says one of one, and half of a form for a new record that is made once although
 * its answer was lost; half of each but the sign-in page for tabs that speak one language, which brings what the server
 * words along, and a half more of a list for the order of the cards of a phone; of each but the settings up to a half for
 * an issuer that asks for patience, for keys of input methods, for what only a newer back end knows, for letters and dashes
 * out of old documents, and of a list for saying which part of it is empty, and what a firewall has blocked; a quarter of the
 * sign-in page and a form for what the application of before has left: its tokens, tenant, addresses and old numbers,
 * and a quarter of a list and a form for where the focus goes when something is tried again; a quarter of a list for the
 * units of an officer who has left; a quarter of the sign-in page for the task by which home is seen before its effects run,
 * and of a list and the settings for the grid that is drawn in idle time with a row in it; three quarters of a form for the lists by which the
 * log reads its values, after which the bundler parts anew what forms share; a quarter of a list for a notice at the sign-in
 * that waits until nothing is pressed, and comes with the frame; a quarter of a form for saying why this person cannot change a record;
 * one file of a list and of a record for the lists by which the log reads filters.
 */
const budgets: readonly {
  readonly page: string;
  readonly kib: number;
  readonly files: number;
  readonly heads?: string[];
}[] = [
  { page: 'the sign-in page', kib: 157, files: 2 },
  { page: 'home', kib: 137.75, files: 6, heads: ['shell', 'home-screen'] },
  { page: 'a list', kib: 352, files: 35, heads: ['shell', 'list-grid', 'workers-screen'] },
  { page: 'a record', kib: 222.5, files: 33, heads: ['shell', 'worker-screen'] },
  { page: 'a form', kib: 239, files: 34, heads: ['shell', 'worker-form-screen'] },
  { page: 'the settings', kib: 135.25, files: 4, heads: ['shell', 'settings-screen'] },
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
