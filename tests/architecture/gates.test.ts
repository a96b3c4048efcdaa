import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { check, resolveConfig } from 'prettier';
import { afterAll, describe, expect, it } from 'vitest';

import { plantProject, type PlantedProject } from '../support/planted-project';

/** Every gate of `npm run check` is seen failing here, on a planted fault; the layer rules in layers.test.ts. */
const projects: PlantedProject[] = [];

function plant(files: Readonly<Record<string, string>>): PlantedProject {
  const project = plantProject(files);
  projects.push(project);
  return project;
}

afterAll(() => {
  for (const project of projects) {
    project.remove();
  }
});

const strictConfig = JSON.stringify({
  extends: resolve('tsconfig.json'),
  compilerOptions: { types: [], paths: {} },
  include: ['src'],
});

describe('check:lint', () => {
  it('passes no folder of ours over', () => {
    const [, patterns = '[]'] = /"ignorePatterns": (\[[^\]]*\])/u.exec(readFileSync('.oxlintrc.json', 'utf8')) ?? [];
    // One that begins with no slash means every folder of this name: `reports/` once left out four of ours.
    const anywhere = (JSON.parse(patterns) as string[]).filter((pattern) => /^[^/]+\/$/u.test(pattern));
    const ours = ['src', 'mock-server', 'tests', 'bench', 'scripts', 'deploy'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    expect(anywhere).toContain('dist/');
    expect(ours.map(({ name }) => `${name}/`).filter((name) => anywhere.includes(name))).toEqual([]);
  });

  const faults = [
    ['eslint(curly)', 'a.ts', 'export const a = (on: boolean) => { if (on) return 1; return 2; };'],
    ['eslint(eqeqeq)', 'b.ts', 'export const b = (text: unknown) => text == undefined;'],
    ['eslint(no-console)', 'c.ts', "console.log('c');"],
    ['eslint(no-undef)', 'd.mjs', 'export const d = undeclared;'],
    ['eslint(no-unused-vars)', 'e.ts', 'const e = 1; export const other = 2;'],
    ['eslint(max-lines)', 'f.ts', Array.from({ length: 251 }, (_, line) => `export const line${line} = 1;`).join('\n')],
    ['eslint(no-restricted-properties)', 'tests/views/g.test.ts', "import { vi } from 'vitest'; vi.mock('./module');"],
    ['typescript(consistent-type-definitions)', 'h.ts', 'export interface H { readonly h: string }'],
    ['typescript(consistent-type-imports)', 'i.ts', "import { Type } from './type'; export type I = Type;"],
    ['typescript(no-explicit-any)', 'j.ts', 'export type J = any;'],
    ['typescript(no-floating-promises)', 'k.ts', 'export function k() { Promise.resolve(1); }'],
    [
      'typescript(no-misused-promises)',
      'l.ts',
      'export const l = [1].forEach(async (n) => { await Promise.resolve(n); });',
    ],
    ['typescript(no-unnecessary-condition)', 'm.ts', "export const m = (text: string) => text ?? 'none';"],
    ['typescript(no-unsafe-assignment)', 'n.ts', "export const n: string = JSON.parse('1');"],
    ['typescript(no-unsafe-member-access)', 'o.ts', "export const o = String(JSON.parse('{}').of);"],
    ['typescript(prefer-nullish-coalescing)', 'p.ts', "export const p = (text: string | undefined) => text || 'none';"],
    ['typescript(restrict-template-expressions)', 'q.ts', 'export const q = (value: object) => `${value}`;'],
    [
      'typescript(return-await)',
      'r.ts',
      'export async function r() { try { return Promise.resolve(1); } catch { return 2; } }',
    ],
    [
      'typescript(switch-exhaustiveness-check)',
      's.ts',
      "export function s(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } }",
    ],
    ['typescript(unbound-method)', 't.ts', 'export const t = document.createElement;'],
    [
      'react-hooks(rules-of-hooks)',
      'u.ts',
      "import { useState } from 'react'; export function useU(on: boolean) { if (on) { useState(1); } }",
    ],
    [
      'react-hooks(exhaustive-deps)',
      'v.tsx',
      "import { useEffect } from 'react'; export function V({ on }: { on: () => void }) { useEffect(() => { on(); }, []); return null; }",
    ],
    ['react(purity)', 'w.tsx', 'export function W() { return <p>{Date.now()}</p>; }'],
    [
      'react(set-state-in-effect)',
      'x.tsx',
      "import { useEffect, useState } from 'react'; export function X() { const [x, setX] = useState(1); useEffect(() => { setX(2); }, []); return <p>{x}</p>; }",
    ],
    ['jsx-a11y(alt-text)', 'y.tsx', 'export const Y = () => <img src="/y.png" />;'],
  ] as const;

  it('refuses a sample of each kind of rule that this project relies on, and nothing else', { timeout: 60_000 }, () => {
    const project = plant({
      'tsconfig.json': JSON.stringify({ ...JSON.parse(strictConfig), include: ['**/*'] }),
      '.oxlintrc.json': readFileSync('.oxlintrc.json', 'utf8'),
      'clean.ts': 'export const clean = 1;\n',
      'type.ts': 'export type Type = string;\n',
      'tests/views/clean.apart.test.ts': "export const vi = { mock: (path: string) => path };\nvi.mock('./module');\n",
      ...Object.fromEntries(faults.map(([, file, fault]) => [file, `${fault}\n`])),
    });
    const { status, output } = project.run('node_modules/oxlint/bin/oxlint', '-f', 'json');
    const { diagnostics } = JSON.parse(output) as { diagnostics: readonly { code: string; filename: string }[] };
    expect(status).not.toBe(0);
    expect(diagnostics.filter(({ filename }) => !faults.some(([, file]) => file === filename))).toEqual([]);
    const isFound = ([rule, file]: (typeof faults)[number]) =>
      diagnostics.some(({ code, filename }) => code === rule && filename === file);
    expect(faults.filter((fault) => !isFound(fault))).toEqual([]);
  });
});

describe('check:types', () => {
  const faults = [
    ['noUncheckedIndexedAccess', 'export const a: string = ["a"][0];', 'TS2322'],
    ['exactOptionalPropertyTypes', 'export const b: { b?: string } = { b: undefined };', 'TS2375'],
    ['erasableSyntaxOnly', 'export enum C { One }', 'TS1294'],
    ['noPropertyAccessFromIndexSignature', 'export const d = (of: Record<string, string>) => of.d;', 'TS4111'],
    ['noImplicitReturns', 'export function e(on: boolean) { if (on) { return 1; } }', 'TS7030'],
    ['strict', 'export function f(value) { return 1; }', 'TS7006'],
    ['verbatimModuleSyntax', "import { G } from './g'; export type H = G;", 'TS1484'],
  ] as const;

  it('refuses what each strict flag is there for', { timeout: 60_000 }, () => {
    const project = plant({
      'tsconfig.json': strictConfig,
      'src/g.ts': 'export type G = string;',
      ...Object.fromEntries(faults.map(([, fault], index) => [`src/fault${index}.ts`, fault])),
    });
    const { status, output } = project.run('node_modules/typescript-native/bin/tsc', '-p', '.', '--pretty', 'false');
    expect(status).not.toBe(0);
    expect(
      [...output.matchAll(/^src\/(fault\d+)\.ts\(.*?error (TS\d+)/gm)].map(([, file, code]) => [file, code]),
    ).toEqual(faults.map(([, , code], index) => [`fault${index}`, code]));
  });
});

describe('check:format', () => {
  it('refuses a file that Prettier would write otherwise', async () => {
    const options = { ...(await resolveConfig(resolve('src/main.tsx'))), parser: 'typescript' };
    expect(await check("export const a = 'b';\n", options)).toBe(true);
    expect(await check('export const a = "b"\n', options)).toBe(false);
  });
});

describe('check:dead', () => {
  it('refuses an unused file, an unused export and an unused dependency', { timeout: 60_000 }, () => {
    const project = plant({
      'package.json': JSON.stringify({ name: 'planted', type: 'module', dependencies: { unused: '1' } }),
      'knip.json': readFileSync('knip.json', 'utf8'),
      'tsconfig.json': strictConfig,
      'scripts/start.mjs': "import { used } from '../src/module';\nused();\n",
      'src/module.ts': 'export const used = () => 1;\nexport const unused = 1;\n',
      'src/forgotten.ts': 'export const forgotten = 1;\n',
    });
    const { status, output } = project.run('node_modules/knip/bin/knip.js', '--reporter', 'compact');
    expect(status).not.toBe(0);
    expect(output).toContain('src/forgotten.ts');
    expect(output).toContain('src/module.ts: unused');
    expect(output).toContain('package.json: unused');
  });
});

describe('check:coverage', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const [, ...options] = scripts['check:coverage']?.split(' ') ?? [];

  it('refuses a value of type any', { timeout: 60_000 }, () => {
    const clean = { 'tsconfig.src.json': strictConfig, 'src/a.ts': 'export const a: string = "a";\n' };
    const tool = 'node_modules/type-coverage/bin/type-coverage';
    expect(plant(clean).run(tool, ...options).status).toBe(0);
    const spoilt = plant({ ...clean, 'src/b.ts': 'export const b = JSON.parse("1");\n' });
    expect(spoilt.run(tool, ...options).status).not.toBe(0);
  });
});
