import { readFileSync } from 'node:fs';

import { seedRoleNames } from '@mock-server/data/role-policies';
import { seedGrants } from '@mock-server/data/seed/administration/role-seed';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';

import { defaultEnvironment } from '@/domain/environment/default-environment';
import { policies } from '@/domain/policies/policy-names';
import { assignableUnitTypes, unitTypes } from '@/domain/reference/unit-types';

import { productHeaders, readHeaders } from '../../scripts/support/doctor/check-back-end';
import { findingIds, findingTable } from '../../scripts/support/doctor/finding-table';

const path = 'docs/connect-to-abp.md';
const guide = readFileSync(path, 'utf8');

/** Permissions by the one they stand below: what a definition provider of ABP is made of. */
function permissionRows(): readonly string[] {
  const names = Object.values(policies);
  const roots = [...new Set(names.map((name) => name.split('.').slice(0, 2).join('.')))];
  return roots.map((root) => {
    const children = names.filter((name) => name.startsWith(`${root}.`)).map((name) => name.slice(root.length + 1));
    return `| \`${root}\` | ${children.join(', ')} |`;
  });
}

/** What of a permission each of the fund's own roles is granted; «read» is the permission without what stands below it. */
function roleRows(): readonly string[] {
  const granted = new Map(
    seedRoleNames.map((role) => [
      role as string,
      new Set(seedGrants().flatMap(({ providerKey, name }) => (providerKey === role ? [name] : []))),
    ]),
  );
  const names = Object.values(policies);
  const roots = [...new Set(names.map((name) => name.split('.').slice(0, 2).join('.')))];
  return roots.flatMap((root) => {
    const own = names.filter((name) => name === root || name.startsWith(`${root}.`));
    const rolesOf = (name: string) => seedRoleNames.filter((role) => granted.get(role)?.has(name)).join(', ');
    return [...new Set(own.map(rolesOf))].map((roles) => {
      const parts = own
        .filter((name) => rolesOf(name) === roles)
        .map((name) => (name === root ? 'read' : name.slice(root.length + 1)));
      return `| \`${root}\` | ${parts.join(', ')} | ${roles === '' ? 'none' : roles} |`;
    });
  });
}

const tables = {
  roles: ['| permission | what of it | roles |', '| --- | --- | --- |', ...roleRows()],
  permissions: ['| permission | below it |', '| --- | --- |', ...permissionRows()],
  findings: [
    '| finding | what is looked at | what to do | more |',
    '| --- | --- | --- | --- |',
    ...findingIds.map((id) => {
      const { title, advice, section } = findingTable[id];
      return `| \`${id}\` | ${title} | ${advice} | [${section}](#${section}) |`;
    }),
  ],
};

function withTables(text: string): string {
  return Object.entries(tables).reduce((whole, [name, lines]) => {
    const [before = '', after = ''] = whole.split(`<!-- ${name} -->`);
    const rest = after.slice(after.indexOf('<!-- end -->'));
    return `${before}<!-- ${name} -->\n\n${lines.join('\n')}\n\n${rest}`;
  }, text);
}

it('P-02 the guide has every permission and every finding of the code', async () => {
  const config = await resolveConfig(path);
  const written = await format(withTables(guide), { ...config, parser: 'markdown' });
  await expect(written).toMatchFileSnapshot(`../../${path}`);
});

it('every finding leads to a heading of the guide', () => {
  const anchors = [...guide.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const sections = new Set<string>(findingIds.map((id) => findingTable[id].section));
  expect([...sections].filter((section) => !anchors.includes(section))).toEqual([]);
});

it('C-01 C-02 the guides name the headers that the back end has to allow, and no others', () => {
  const asked = productHeaders(defaultEnvironment('https://quy.example.vn'));
  const [, sent = ''] = /The product sends ([^]*?) to the back end/u.exec(guide) ?? [];
  expect(codesIn(sent)).toEqual(asked);
  const [, allowed = ''] = /Allowed request headers: ([^]*)/u.exec(readFileSync('docs/deployment.md', 'utf8')) ?? [];
  expect(codesIn(allowed)).toEqual(['accept-language', ...asked].toSorted());
});

it('C-01 C-02 the guide exposes the headers that the doctor looks for, and the other guide leads there', () => {
  const [, exposed = ''] = /WithExposedHeaders\(([^)]*)\)/u.exec(guide) ?? [];
  // ABP's own method exposes the mark of its errors.
  expect(['_AbpErrorFormat', ...exposed.replaceAll('"', '').split(', ')]).toEqual(readHeaders);
  expect(readFileSync('docs/deployment.md', 'utf8')).toContain(
    'expose [the headers that the product reads](connect-to-abp.md#cors)',
  );
});

it('B-05 B-25 both guides name the Fund’s own settings, and this one how a host defines them', () => {
  const own = readFileSync('mock-server/data/settings.ts', 'utf8').match(/'Quy\.\w+'/gu) ?? [];
  expect(own.length).toBeGreaterThan(0);
  for (const name of new Set(own.map((quoted) => quoted.slice(1, -1)))) {
    expect(guide).toContain(`new SettingDefinition("${name}"`);
    expect(readFileSync('docs/administration.md', 'utf8')).toContain(name);
  }
});

it('B-11 B-24 the guide tells to seed what no screen can make: a unit of each type that is not offered', () => {
  const [, seeded = ''] = /## What has to be seeded([^]*?)\n## /u.exec(guide) ?? [];
  const notOffered = unitTypes.filter((type) => !assignableUnitTypes.includes(type));
  expect(notOffered.map(({ id }) => id).filter((id) => !seeded.includes(`of type ${id} (`))).toEqual([]);
});

const codesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name.toLowerCase()).toSorted();
