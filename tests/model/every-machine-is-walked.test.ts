import { expect, it } from 'vitest';

import { machineFiles } from '../support/all-machines';

const walks = import.meta.glob<string>('./*.test.ts', { query: '?raw', import: 'default', eager: true });

it('D-06 every machine file of the product is walked by a model test', () => {
  const imported = Object.entries(walks)
    .filter(([, code]) => code.includes('machine-walk'))
    .map(([, code]) => code)
    .join('\n');

  expect(machineFiles.length).toBeGreaterThan(8);
  expect(
    machineFiles
      .map(({ file }) => file.replace(/^src\/(.*)\.ts$/u, '@/$1'))
      .filter((path) => !imported.includes(`'${path}'`)),
  ).toEqual([]);
});
