import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { newerThanBrowsers } from '../support/newer-than-browsers';

/** What browsers run; the rest of the mock back end runs in Node alone. */
const folders = ['src', 'mock-server', 'public'];
const inNode = join('mock-server', 'node');

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

function sources(): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.(?:tsx?|js)$/u.test(file) && !file.startsWith(inNode));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gmsu, '');
}
