import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { plantProject } from '../support/planted-project';

type Rule = { readonly name: string };
type Violation = { readonly rule: Rule; readonly from: string; readonly to: string };
type Result = { readonly summary: { readonly violations: readonly Violation[] } };

const configFile = resolve('.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(configFile) as { readonly forbidden: readonly Rule[] };

const packageNames = ['react', 'xstate', 'phantom'];

/** For each rule one file that breaks it and what it reaches for; every other import here is allowed. */
const plants = [
  ['no-circular', 'src/services/circle-one.ts', 'src/services/circle-two.ts', "import './circle-two';"],
  ['domain-knows-nobody', 'src/domain/a.ts', 'src/services/leaf.ts', "import '../services/leaf';"],
  ['domain-knows-nobody', 'src/domain/b.ts', 'node_modules/xstate/index.js', "import 'xstate';"],
  ['services-know-domain-only', 'src/services/a.ts', 'src/machines/leaf.ts', "import '@/machines/leaf';"],
  ['services-know-domain-only', 'src/services/b.ts', 'node_modules/react/index.js', "import 'react';"],
  ['machines-know-domain-and-types', 'src/machines/a.ts', 'src/views/app/leaf.ts', "import '../views/app/leaf';"],
  ['machines-know-domain-and-types', 'src/machines/b.ts', 'node_modules/react/index.js', "import 'react';"],
  [
    'machines-do-not-call-services',
    'src/machines/c.ts',
    'src/services/leaf.ts',
    "import { leaf } from '@/services/leaf'; leaf();",
  ],
  ['views-do-not-compose', 'src/views/app/a.ts', 'src/composition/leaf.ts', "import '@/composition/leaf';"],
  ['areas-do-not-know-each-other', 'src/views/workers/a.ts', 'src/views/units/leaf.ts', "import '../units/leaf';"],
  [
    'mock-server-knows-domain-workflows-and-types',
    'mock-server/a.ts',
    'src/services/leaf.ts',
    "import { leaf } from '../src/services/leaf'; leaf();",
  ],
  [
    'only-main-starts-the-mock-server',
    'src/composition/a.ts',
    'mock-server/leaf.ts',
    "import '../../mock-server/leaf';",
  ],
  ['nothing-imports-tests', 'mock-server/b.ts', 'tests/leaf.ts', "import '../tests/leaf';"],
  ['no-orphans', 'src/domain/orphan.ts', 'src/domain/orphan.ts', 'export const alone = 1;'],
  ['no-phantom-dependencies', 'bench/a.ts', 'node_modules/phantom/index.js', "import 'phantom';"],
] as const;

const leaf = "import { rule } from '@/domain/leaf'; export type Leaf = string; export const leaf = () => rule;";

const allowed: Readonly<Record<string, string>> = {
  'src/services/circle-two.ts': "import './circle-one'; export {};",
  'src/domain/leaf.ts': 'export const rule = 1;',
  'src/services/leaf.ts': leaf,
  'src/machines/leaf.ts': `import 'xstate'; import type { Leaf } from '@/services/leaf'; export type Own = Leaf; ${leaf}`,
  'src/views/app/leaf.ts': `import 'react'; import '@/machines/leaf'; ${leaf}`,
  'src/views/units/leaf.ts': `import '../app/leaf'; ${leaf}`,
  'src/composition/leaf.ts': `import '@/services/leaf'; import '@/views/app/leaf'; ${leaf}`,
  'src/main.tsx': "import './composition/leaf'; void import('../mock-server/leaf');",
  'mock-server/leaf.ts': `import type { Leaf } from '../src/services/leaf'; export type Own = Leaf; ${leaf}`,
  'tests/leaf.ts': "import '@/composition/leaf'; export {};",
};

const project = plantProject({
  ...allowed,
  ...Object.fromEntries(plants.map(([, from, , text]) => [from, `${text}\nexport {};\n`])),
  ...Object.fromEntries(packageNames.map((name) => [`node_modules/${name}/index.js`, ''])),
  ...Object.fromEntries(packageNames.map((name) => [`node_modules/${name}/package.json`, JSON.stringify({ name })])),
  'package.json': JSON.stringify({ name: 'planted', dependencies: { react: '1', xstate: '1' } }),
  'tsconfig.json': readFileSync('tsconfig.json', 'utf8'),
});

afterAll(() => {
  project.remove();
});

it('each layer rule refuses what breaks it, and nothing else', () => {
  const { output } = project.run(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', configFile, '--output-type', 'json', 'src', 'mock-server', 'tests', 'bench'],
  );
  const { summary } = JSON.parse(output) as Result;
  const found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(found.sort()).toEqual(plants.map(([rule, from, to]) => `${rule}: ${from} → ${to}`).sort());
});

it('every rule has a plant', () => {
  const planted = new Set<string>(plants.map(([rule]) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});
