import { describe, expect, it } from 'vitest';

import type { Worker } from '@/domain/workers/worker';
import { workerImportColumns } from '@/domain/workers/worker-import-columns';
import { mergeGroups } from '@/domain/workers/worker-merge';
import { workerGroups } from '@/views/database/workers/worker-groups';
import { workerTexts } from '@/views/database/workers/worker-texts';
import { bodyShapes } from '@mock-server/http/body-shapes';

const sources = import.meta.glob<string>('../../src/views/database/workers/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whether one of these files names a field, as a name of its own or as the end of a path. */
const isNamedIn =
  (...files: readonly string[]) =>
  (field: string) =>
    files.some((file) =>
      new RegExp(`['".]${field}\\b`, 'u').test(sources[`../../src/views/database/workers/${file}`] ?? ''),
    );

const shapes: Readonly<Record<string, unknown>> = bodyShapes;
const { hopDong, ...person } = shapes['POST /api/app/nguoi-lao-dong'] as { readonly hopDong: readonly [object] };
const personFields = Object.keys(person);
const merged: readonly string[] = Object.values(mergeGroups).flat();
const whole = Object.fromEntries(personFields.map((field) => [field, 'x'])) as unknown as Worker;
const told: readonly string[] = workerGroups(whole).flatMap(({ fields }) => fields);
const imported: readonly string[] = workerImportColumns.map(({ field }) => field);

/** What the back end says of a contract, and nobody types. */
const answered = ['id', 'donViTen', 'dongQuy', 'soGcn', 'ngayDong'];
const contractFields = Object.keys(hopDong[0]).filter((field) => !answered.includes(field));
/** The currency is read with the wage. */
const isToldIn =
  (...files: readonly string[]) =>
  (field: string) =>
    isNamedIn(...files)(field === 'tienTe' ? 'mucLuong' : field);

type Place = readonly [place: string, isIn: (field: string) => boolean];

/** Drawn by the fields of an identity number, which other forms have too. */
const ofTheNumber = ['soCccd', 'lyDoCccd'];

const placesOfPerson: readonly Place[] = [
  ['the form: person-sections.tsx', (field) => ofTheNumber.includes(field) || isNamedIn('person-sections.tsx')(field)],
  ['its name: worker-texts.ts', (field) => `worker.${field}` in workerTexts.vi],
  ['the sheet and the paper: worker-groups.ts', (field) => told.includes(field)],
  ['the import: worker-import-columns.ts', (field) => imported.includes(field)],
  ['what becomes of two records that are one: mergeGroups of worker-merge.ts', (field) => merged.includes(field)],
];

const placesOfContract: readonly Place[] = [
  ['the form: contract-fields.tsx', isNamedIn('contract-fields.tsx')],
  ['its name: worker-texts.ts', (field) => `contract.${field}` in workerTexts.vi],
  ['the sheet: contract-facts.tsx, contracts-table.tsx', isToldIn('contract-facts.tsx', 'contracts-table.tsx')],
  ['the paper: worker-paper.tsx', isToldIn('contract-facts.tsx', 'worker-paper.tsx')],
  ['the import: worker-import-columns.ts', (field) => imported.includes(`hopDong[0].${field}`)],
];

describe('a field that the contract lets a person write', () => {
  it.each(placesOfPerson)('B-10 of a worker has its place in %s', (_, isIn) => {
    expect(personFields.length).toBeGreaterThan(20);
    expect(personFields.filter((field) => !isIn(field))).toEqual([]);
  });

  it.each(placesOfContract)('B-10 of a contract has its place in %s', (_, isIn) => {
    expect(contractFields.length).toBeGreaterThan(15);
    expect(contractFields.filter((field) => !isIn(field))).toEqual([]);
  });
});
