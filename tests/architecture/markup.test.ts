import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Ways in which a text becomes markup or code; React itself writes text. */
const waysOfMarkup =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(|srcdoc|srcDoc/u;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name))
  .map((name) => `src/${name}`);

it('nothing in the product writes markup or makes code of a text', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect('element.innerHTML = name').toMatch(waysOfMarkup);
  expect(sources.filter((path) => waysOfMarkup.test(readFileSync(path, 'utf8')))).toEqual([]);
});
