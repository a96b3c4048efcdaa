import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import * as constants from '@/domain/constants';

it('K-01 has the numbers of the specification, each once', () => {
  expect({ ...constants }).toMatchObject({
    fundUnitTypeId: 100,
    mobileMaxWidthPx: 991,
    longestTimerMs: 2_147_483_647,
    refreshFactor: 0.75,
    clockSkewMs: 600_000,
    nonceLength: 45,
    toastLifetimeMs: 5_000,
    toastWidthPx: 350,
    confirmDialogWidthPx: 450,
    loaderDelayMs: 500,
    escapeDebounceMs: 150,
    enterDebounceMs: 200,
    maskAnimationMs: 250,
    settingsCollapseMs: 200,
    generalAnimationMs: 400,
    featureIndentPx: 20,
    defaultPageSize: 10,
    popupWidthPx: 500,
    popupHeightPx: 470,
    popupClosedCheckMs: 500,
    popupAnswerGraceMs: 5_000,
    silentRefreshTimeoutMs: 20_000,
    datePattern: 'dd/MM/yyyy',
    frameworkDatePattern: 'MM/dd/yyyy',
  });
});

/** Numbers that mean one thing only; a second literal of them would be a second truth. */
const telling = ['2147483647', '20000'];

it('K-01 repeats none of its telling numbers as a literal elsewhere', () => {
  const repeated = sourceFiles('src')
    .filter((file) => !file.endsWith(join('domain', 'constants.ts')))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
        .replaceAll(/(?<=\d)_(?=\d)/gu, '');
      return telling
        .filter((number) => new RegExp(String.raw`\b${number}\b`, 'u').test(code))
        .map((number) => `${file}: ${number}`);
    });

  expect(repeated).toEqual([]);
});

it('K-01 has no number that nothing of product or mock takes from there', () => {
  const taken = new Set(
    [...sourceFiles('src'), ...sourceFiles('mock-server')].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '[^']*\/constants'/gu)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
      ),
    ),
  );

  expect(taken.size).toBeGreaterThan(40);
  expect(Object.keys(constants).filter((name) => !taken.has(name))).toEqual([]);
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => join(folder, name));
}
