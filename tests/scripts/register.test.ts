import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { parseRegister, parseSignInRegister } from '../../scripts/support/trace-matrix.mjs';

const markdown = readFileSync('docs/requirements.md', 'utf8');
const requirements = parseRegister(markdown);

const sizes = { S: 11, W: 7, E: 4, F: 8, A: 22, T: 11, V: 5, P: 4, C: 8, X: 5, K: 4, B: 26, D: 6 };

it('the register holds every id once, in order, with a text', () => {
  const ids = Object.entries(sizes).flatMap(([letter, size]) =>
    Array.from({ length: size }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`),
  );
  expect(requirements.map(({ id }) => id)).toEqual(ids);
});

it('no line of the register is lost by its form', () => {
  expect(markdown.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(requirements.length);
});

it('the sign-in register holds the 60 cases, the conformance rows and the 12 promises once, and loses no line', () => {
  const text = readFileSync('docs/sign-in-register.md', 'utf8');
  const rows = parseSignInRegister(text);
  const ids = rows.map(({ id }) => id);
  const inGroup = (group: string) => rows.filter((row) => row.group === group).map(({ id }) => id);

  expect(inGroup('Failure cases')).toEqual(
    Array.from({ length: 60 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`),
  );
  expect(inGroup('Promises')).toEqual(Array.from({ length: 12 }, (_, index) => `promise-${String(index + 1)}`));
  expect(new Set(ids).size).toBe(ids.length);
  // Each of the three tables has a line of heads and a line of dashes.
  expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(rows.length + 6);
});
