import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { buildTarget, oldBrowserWords, oldestBrowsers } from '../../scripts/support/oldest-browsers.mjs';
import config from '../../vite.config';
import { newerThanBrowsers } from '../support/newer-than-browsers';

/** What browsers run; the rest of the mock back end runs in Node alone. */
const folders = ['src', 'mock-server', 'public'];
const inNode = join('mock-server', 'node');

it('the builds are made for the browsers that administrators, staff and visitors are told', () => {
  const rows = readFileSync('docs/browsers.md', 'utf8').matchAll(
    /^\| (Chrome|Edge|Firefox|Safari)\b[^|]*\| ([\d.]+) *\|/gmu,
  );
  const told = Object.fromEntries(Array.from(rows, ([, name = '', version]) => [name.toLowerCase(), version]));
  expect(told).toEqual(oldestBrowsers);
  for (const mode of ['production', 'demo']) {
    expect(config({ mode, command: 'build' }).build?.target).toEqual(buildTarget);
  }
  const { chrome, firefox, safari } = oldestBrowsers;
  const names = `Chrome, Edge từ bản ${chrome}, Firefox từ bản ${firefox}, Safari từ bản ${safari} hay Cốc Cốc bản mới`;
  expect(oldBrowserWords[1]).toContain(names);
  expect(readFileSync('docs/guide/huong-dan-su-dung.md', 'utf8')).toContain(names);
  expect(readFileSync('docs/deployment.md', 'utf8')).toContain(
    `Chrome ${chrome}, Edge ${oldestBrowsers.edge}, Firefox ${firefox}, Safari ${safari} or newer`,
  );
});

it('S-04 D-01 no code calls what the oldest browsers have not', () => {
  const found = sources().flatMap((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'));
    return newerThanBrowsers
      .filter(([call]) => call.test(text))
      .map(([call, since]) => `${file} ${call.source} ${since}`);
  });
  // Asks first whether it is there.
  expect(found.filter((one) => !one.startsWith(join('src', 'services', 'http', 'any-signal.ts')))).toEqual([]);
});

it('A-10 a page that waits for its person is veiled where a backdrop knows no property of the page: Safari before 17.4', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const veils = sheets.flatMap((name) => readFileSync(join('src', name), 'utf8').match(/::backdrop \{[^}]*\}/gu) ?? []);
  expect(veils.length).toBeGreaterThan(0);
  expect(veils.filter((veil) => /var\([^,)]*\)/u.test(veil))).toEqual([]);
  // Where colours cannot be mixed either, what cannot be read decides, not what shines through.
  expect(veils[0]).toContain('background: var(--page, Canvas);');
});

function sources(): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.(?:tsx?|js)$/u.test(file) && !file.startsWith(inNode));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gmsu, '');
}
