import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type * as settingsModule from '@mock-server/settings';
import { expect, test } from '@playwright/test';

import { gzipKib, pageBundle } from '../../scripts/support/login-bundle.mjs';
import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';

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

test('code comes in layers, not in crumbs', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeLessThan(220);
});

test('the size of the sign-in page is written down', () => {
  const scripts = pageBundle('dist');
  const report = { gzipKib: gzipKib(scripts), scripts };
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/login-bundle.json', `${JSON.stringify(report, null, 2)}\n`);
  expect(scripts.length).toBeGreaterThan(0);
});

function tracesIn(folder: string, known: readonly string[]): readonly string[] {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return known.filter((trace) => texts.some((text) => text.includes(trace)));
}
