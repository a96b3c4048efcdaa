import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly code: string;
  readonly title: string;
  readonly file: string;
};

const rows = readFileSync('docs/threat-model.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| TM-'))
  .map(readRow);

function readRow(line: string): Row {
  const [, id = '', kind = '', , , code = '', proof = ''] = line.split('|').map((cell) => cell.trim());
  const [, title = '', file = ''] = /^\[(.+)\]\(\.\.\/([^)]+)\)$/u.exec(proof) ?? [];
  return { id, kind, code: code.replaceAll('`', ''), title, file };
}

/** Titles of tests, and of the rows that tests are made of: texts that begin with the words. */
function isBeginningOfTitle({ title, file }: Row): boolean {
  const text = readFileSync(file, 'utf8');
  return title.length > 15 && ['(', '[', ' ', ': '].some((before) => hasQuoted(text, before, title));
}

function hasQuoted(text: string, before: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(`${before}${quote}${title}`));
}

it('the threats are numbered without a gap and each is of one of the six kinds', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => `TM-${String(index + 1).padStart(2, '0')}`));
  expect(rows.filter(({ kind }) => !/^[STRIDE]$/u.test(kind)).map(({ id }) => id)).toEqual([]);
});

it('each threat names code that is there', () => {
  expect(rows.filter(({ code }) => !existsSync(code)).map(({ id, code }) => `${id} ${code}`)).toEqual([]);
});

it('each threat is met by a test that is there, by its title', () => {
  const unproven = rows.filter((row) => !existsSync(row.file) || !isBeginningOfTitle(row));
  expect(unproven.map(({ id, title, file }) => `${id} "${title}" ${file}`)).toEqual([]);
});
