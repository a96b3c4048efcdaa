import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { allMachines, machineFiles } from '../support/all-machines';

describe('generated documents', () => {
  it('every machine file exports a machine, each under an id of its own', () => {
    expect(machineFiles.length).toBeGreaterThan(5);
    expect(machineFiles.filter(({ machines }) => machines.length === 0)).toEqual([]);
    expect(new Set(allMachines.map(({ id }) => id)).size).toBe(allMachines.length);
  });

  it('every machine has its chart, and no chart is left of a machine that is gone (npm run docs draws them)', () => {
    const expected = allMachines.flatMap(({ id }) => [`${id}.md`, `${id}.svg`]);
    expect(readdirSync('docs/machines').sort()).toEqual(expected.sort());
  });
});

describe('written documents', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ].filter((name) => name.endsWith('.md'));

  it('every link to a file of the project leads somewhere', () => {
    const broken = documents.flatMap((document) =>
      linksOf(document)
        .filter((target) => !existsSync(target))
        .map((target) => `${document} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('every link into a document leads to a heading that is there', () => {
    const broken = documents.flatMap((document) =>
      placesOf(document)
        .filter(({ file, anchor }) => file.endsWith('.md') && !anchorsOf(file).includes(anchor))
        .map(({ file, anchor }) => `${document} → ${file}#${anchor}`),
    );
    expect(broken).toEqual([]);
  });

  it('the first page fits a screen and leads to every other one', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(46);
    const first = documents.filter((name) => /^docs\/[^/]+\.md$|^[^/]+\.md$|^docs\/guide\//u.test(name));
    const linked = ['README.md', ...linksOf('README.md')];
    expect(first.length).toBeGreaterThan(15);
    expect(first.filter((name) => !linked.includes(name))).toEqual([]);
  });

  it('every npm command that a document names exists', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = documents.flatMap((document) =>
      [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''),
    );
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('what the browser keeps', () => {
  it('stands in the administrator’s guide by the name of every key', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !name.startsWith('views/desk'))
      .map((name) => read(`src/${name}`));
    const keys = sources.flatMap((text) =>
      [...text.matchAll(/const \w*[kK]ey = '([\w-]+\.[\w.-]+)'/gu)].map(([, key = '']) => key),
    );
    expect(keys.length).toBeGreaterThan(10);
    const guide = read('docs/administration.md');
    // Written and taken away in one breath, to see whether there is a storage at all.
    const passing = ['fund-office.probe'];
    expect(keys.filter((key) => !passing.includes(key) && !guide.includes(key.replace('fund-office.', '')))).toEqual(
      [],
    );
  });
});

describe('the comparison with other clients', () => {
  const rows = read('docs/comparison.md')
    .split('\n')
    .filter((line) => /^\| \d+ /u.test(line))
    .map((line) => line.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|')));

  it('has the 49 rows, and says no to none but the one it explains', () => {
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
    const denied = rows.filter((cells) => cells[6] !== 'yes').map(([, number]) => number);
    expect(denied).toEqual(['45']);
  });

  it('says of sign-in what the bench has measured, and of sizes what the budgets allow', () => {
    const measured = tableRows('docs/bench/sign-in.md');
    const [, told = ''] = /### Signing in\n([^]*?)\n###/u.exec(read('docs/comparison.md')) ?? [];
    const figures = told.split('\n').filter((line) => /\| \d/u.test(line));
    expect(figures.length).toBeGreaterThan(4);
    expect(figures.map(cellsOf).filter((row) => !measured.includes(row))).toEqual([]);
    const budgets = [...read('tests/browser/production-bundle.spec.ts').matchAll(/ kib: (\d+)/gu)].map(
      ([, kib]) => kib,
    );
    const [, sizes = ''] = /until sign-in is usable([^]*?)\n### /u.exec(read('docs/comparison.md')) ?? [];
    expect(budgets.length).toBeGreaterThan(4);
    expect(budgets.filter((kib = '') => !new RegExp(`\\b${kib}\\b`, 'u').test(sizes))).toEqual([]);
    const ofList = /page: 'a list', kib: ([\d.]+)/u.exec(read('tests/browser/production-bundle.spec.ts'))?.[1];
    const [, ofListTold] = /A list\s+is up to (\S+) KiB of code/u.exec(read('docs/comparison.md')) ?? [];
    expect(ofListTold).toBe(ofList);
  });

  it('links each yes to a test that exists', () => {
    const unproven = rows
      .filter((cells) => cells[6] === 'yes' && !isProven(cells[7] ?? ''))
      .map(([, number]) => number);
    expect(unproven).toEqual([]);
  });
});

/** A link whose words stand in the file that it leads to. */
function isProven(cell: string): boolean {
  const [, words = '', file = ''] = /^\[(.+)\]\(\.\.\/(.+)\)$/u.exec(cell) ?? [];
  return words.length > 10 && existsSync(file) && read(file).includes(words);
}

function tableRows(path: string): readonly string[] {
  return read(path)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
}

/** A row of a table without what Prettier does to its width. */
function cellsOf(line: string): string {
  return line.replaceAll(/ +/gu, ' ');
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function linksOf(document: string): readonly string[] {
  return [...read(document).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !target.includes('://'))
    .map((target) => fileBeside(document, target));
}

function placesOf(document: string): readonly { readonly file: string; readonly anchor: string }[] {
  return [...read(document).matchAll(/\]\(([^)#]*)#([^)]+)\)/g)]
    .filter(([, target = '']) => !target.includes('://'))
    .map(([, target = '', anchor = '']) => ({
      file: target === '' ? document : fileBeside(document, target),
      anchor: decodeURIComponent(anchor),
    }));
}

function fileBeside(document: string, target: string): string {
  return new URL(target, `file:///${document}`).pathname.slice(1);
}

/** What a heading is linked by, as GitHub makes it. */
function anchorsOf(document: string): readonly string[] {
  return [...read(document).matchAll(/^##* (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
