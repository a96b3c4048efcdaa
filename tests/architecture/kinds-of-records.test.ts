import { describe, expect, it } from 'vitest';

import { recordKinds } from '@/domain/desk/second-user';
import { logKinds } from '@/domain/log/log-lists';
import { searchHitKinds } from '@/domain/search/search-hit';
import { createDatabase } from '@mock-server/data/database';
import { attachmentOwners } from '@mock-server/routes/attachments/attachment-owners';
import { stepStories } from '@mock-server/routes/notifications/step-stories';
import { recordKinds as searchedKinds } from '@mock-server/routes/search/found-records';

const sources = import.meta.glob<string>(
  [
    '../../mock-server/routes/workers/merge-followers.ts',
    '../../mock-server/routes/units/unit-routes.ts',
    '../machines/workflows/workflows.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const machines = Object.keys(import.meta.glob('../../src/machines/workflows/*-workflow-machine.ts'));

/** `payIn` of `pay-in-workflow-machine.ts`. */
const workflowKinds = machines.map((path) =>
  (path.split('/').at(-1) ?? '')
    .replace('-workflow-machine.ts', '')
    .replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()),
);

const resourceOf = (kind: string) =>
  (recordKinds as Readonly<Record<string, { readonly path: string } | undefined>>)[kind]?.path.split('/').at(-1) ??
  `${kind}: not in src/domain/desk/second-user.ts`;

/** Where a kind of record with a workflow has to be entered, beside what the compiler asks for. */
const places: readonly (readonly [place: string, isIn: (kind: string, resource: string) => boolean])[] = [
  ['mock-server/routes/attachments/attachment-owners.ts', (_, resource) => resource in attachmentOwners],
  ['mock-server/routes/search/found-records.ts', (_, resource) => searchedKinds.some(({ loai }) => loai === resource)],
  ['src/domain/search/search-hit.ts', (_, resource) => searchHitKinds.some((kind) => kind === resource)],
  ['src/domain/log/log-lists.ts', (_, resource) => logKinds.some(({ id }) => id === resource)],
  // Its texts have called the dossier so before it was a kind among others, and stored messages name it.
  [
    'mock-server/routes/notifications/known-record.ts and step-stories.ts',
    (kind) => (kind === 'selfPaying' ? 'dossier' : kind) in stepStories,
  ],
  ['tests/machines/workflows/workflows.test.ts', (kind) => sourceOf('workflows.test.ts').includes(`${kind}Workflow,`)],
];

function sourceOf(file: string): string {
  return Object.entries(sources).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? '';
}

describe('a kind of record with a workflow', () => {
  it.each(places)('D-06 has been entered in %s', (_, isIn) => {
    expect(workflowKinds.length).toBeGreaterThan(5);
    expect(workflowKinds.filter((kind) => !isIn(kind, resourceOf(kind))).map(resourceOf)).toEqual([]);
  });
});

const tables = Object.entries(createDatabase({ workerCount: 300 }));

/** The log tells of what is gone. */
const isLog = (name: string) => /logEntries$/iu.test(name);

/** Tables in whose rows, or in rows inside of them, a field has that name. */
function tablesWith(...fields: readonly string[]): readonly string[] {
  return tables
    .filter(([name, table]) => {
      if (isLog(name)) {
        return false;
      }
      const text = JSON.stringify([...table.rows()].slice(0, 50));
      return fields.some((field) => text.includes(`"${field}":`));
    })
    .map(([name]) => name);
}

describe('a table whose rows name a record that can go', () => {
  it('D-02 a worker or a contract: it follows when two records become one, in merge-followers.ts', () => {
    const named = tablesWith('nguoiLaoDongId', 'hopDongId');
    expect(named.length).toBeGreaterThan(3);
    const known = sourceOf('merge-followers.ts');
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(known))).toEqual([]);
  });

  it('D-02 a unit: it keeps the unit from being deleted, in unit-routes.ts', () => {
    const named = tablesWith('donViId');
    expect(named.length).toBeGreaterThan(6);
    const known = sourceOf('unit-routes.ts');
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(known))).toEqual([]);
  });
});
