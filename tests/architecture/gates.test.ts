import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { ESLint } from 'eslint';
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
  const faults = [
    ['curly', 'export const a = (on: boolean) => { if (on) return 1; return 2; };'],
    ['eqeqeq', 'export const b = (text: unknown) => text == undefined;'],
    ['no-console', "console.log('c');"],
    ['@typescript-eslint/consistent-type-definitions', 'export interface D { readonly d: string }'],
    ['@typescript-eslint/consistent-type-imports', "import { Type } from './type'; export type E = Type;"],
    [
      '@typescript-eslint/switch-exhaustiveness-check',
      "export function f(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } }",
    ],
    ['@typescript-eslint/no-explicit-any', 'export type G = any;'],
    ['@typescript-eslint/no-floating-promises', 'export function h() { Promise.resolve(1); }'],
    ['@typescript-eslint/restrict-template-expressions', 'export const i = (value: object) => `${value}`;'],
    [
      'react-hooks/rules-of-hooks',
      "import { useState } from 'react'; export function useJ(on: boolean) { if (on) { useState(1); } }",
    ],
    ['max-lines', Array.from({ length: 251 }, (_, line) => `export const line${line} = 1;`).join('\n')],
  ] as const;

  it('refuses a sample of each rule that this project adds or relies on', { timeout: 60_000 }, async () => {
    const { folder } = plant({
      'tsconfig.json': strictConfig,
      'src/clean.ts': 'export const clean = 1;\n',
      'src/type.ts': 'export type Type = string;\n',
      ...Object.fromEntries(faults.map(([, fault], index) => [`src/fault${index}.ts`, `${fault}\n`])),
    });
    const eslint = new ESLint({ cwd: folder, overrideConfigFile: resolve('eslint.config.js') });
    const results = await eslint.lintFiles('src');
    const found = new Map(results.map(({ filePath, messages }) => [basename(filePath), messages.map(rulesOf)]));
    expect(found.get('clean.ts')).toEqual([]);
    expect(faults.filter(([rule], index) => found.get(`fault${index}.ts`)?.includes(rule) !== true)).toEqual([]);
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
    const { status, output } = project.run('node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false');
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

function rulesOf({ ruleId }: { readonly ruleId: string | null }): string {
  return ruleId ?? '';
}
