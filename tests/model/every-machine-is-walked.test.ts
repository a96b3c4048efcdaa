import { expect, it } from 'vitest';

import { allMachines } from '../support/all-machines';
import { allWalks } from './all-walks';

const tests = Object.values(
  import.meta.glob<string>('./*.test.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const descriptions = Object.keys(import.meta.glob('./walks/*-walks.ts'));

it('D-06 every machine of the product has a description of its walk, and a model test walks it', () => {
  const described = new Set(allWalks.map(({ machine }) => machine.id));

  expect(allMachines.length).toBeGreaterThan(30);
  expect(allMachines.map(({ id }) => id).filter((id) => !described.has(id))).toEqual([]);
  expect(descriptions.filter((path) => !tests.includes(`'${path.replace('.ts', '')}'`))).toEqual([]);
});
