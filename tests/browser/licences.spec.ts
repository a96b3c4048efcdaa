import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** What only a demo build holds. */
const ofTheDemo = ['elkjs', 'idb-keyval', 'miragejs'];

/** Packages of the file by name, each with its licence's name and text. */
function handedOn(folder: string): ReadonlyMap<string, string> {
  const parts = readFileSync(`${folder}/third-party-licences.txt`, 'utf8')
    .split(/^-{80}\n/mu)
    .slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]));
}

test('the builds hand on the licence of every package in them, of fonts and workers too', () => {
  const direct = Object.keys(dependencies);
  const inProduct = handedOn('dist');
  const inDemo = handedOn('dist-demo');

  expect(direct.filter((name) => !inDemo.has(name))).toEqual([]);
  expect(direct.filter((name) => !inProduct.has(name)).sort()).toEqual(ofTheDemo);
  expect(inProduct.get('@fontsource-variable/inter')).toContain('SIL OPEN FONT LICENSE');
  expect(inProduct.get('hucre')).toContain('Permission is hereby granted');
  expect(inProduct.get('formik')).toMatch(/Copyright Jared Palmer[^]*Apache License/u);

  const withoutText = [...inDemo].filter(([, part]) => part.includes('brings no text')).map(([name]) => name);
  // The Unlicense asks for nothing.
  expect(withoutText).toEqual(['wouter']);
});
