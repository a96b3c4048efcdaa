import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

type Locked = {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...entry }));

const inProduction = locked.filter(({ dev }) => dev !== true);

/** Licences that ask for no more than to be handed on; docs/licences.md. */
const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense', 'OFL-1.1'];

/** Looked at one by one; docs/licences.md says what each of them asks for. */
const considered = ['@mui/x-charts-vendor', 'elkjs', 'type-fest'];

it('every package of the product has a licence that docs/licences.md allows', () => {
  expect(inProduction.length).toBeGreaterThan(100);
  const others = inProduction.filter(({ license }) => !permissive.includes(license ?? ''));
  expect([...new Set(others.map(({ name }) => name))].sort()).toEqual(considered);
  const text = readFileSync('docs/licences.md', 'utf8');
  expect([...permissive, ...considered].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('every package is held by a checksum and comes from the registry that npm is set to, none from an address of its own', () => {
  expect(locked.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name)).toEqual([]);
  expect(locked.filter(({ integrity = '' }) => !integrity.startsWith('sha512-')).map(({ name }) => name)).toEqual([]);
});

it('the bill of materials lists every package of the lockfile, and takes none of the product’s for a tool', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 33_554_432 });
  const { bomFormat, components } = JSON.parse(stdout) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly purl: string;
      readonly properties: readonly { readonly name: string }[];
      readonly hashes?: readonly unknown[];
    }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Map(components.map((component) => [decodeURIComponent(component.purl), component]));
  const purl = ({ name, version }: { readonly name: string; readonly version: string }) => `pkg:npm/${name}@${version}`;
  expect(locked.map(purl).filter((each) => !listed.has(each))).toEqual([]);
  const tools = inProduction.map(purl).filter((each) => {
    const { properties = [] } = listed.get(each) ?? {};
    return properties.some(({ name }) => name === 'cdx:npm:package:development');
  });
  expect(tools).toEqual([]);
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
});
