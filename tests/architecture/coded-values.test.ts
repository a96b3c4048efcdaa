import { describe, expect, it } from 'vitest';

import { logKinds } from '@/domain/log/log-lists';
import { logFieldOf, logValuesOf } from '@/domain/log/log-fields';
import type { LogKind } from '@/domain/log/log-entry';
import { createDatabase } from '@mock-server/data/database';
import { changesBetween } from '@mock-server/routes/log/log-changes';
import { recordOf } from '@mock-server/routes/log/log-subjects';

import { recordDecisions } from '../mock-server/scope/scope-decisions';
import { answerOf, listedWords, propertiesOf, resolved, valuesOf } from '../support/contract';
import { workflows } from '../support/workflows';

type Coded = { readonly field: string; readonly values: readonly string[] };

/** The fields of a record, and of the rows inside it, whose values the contract lists: `hopDong.tinhTrang`. */
function codedFields(schema: unknown, prefix = ''): readonly Coded[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const { items = {}, oneOf = [] } = resolved(property) as { items?: unknown; oneOf?: readonly unknown[] };
    const inner = [property, items, ...oneOf].flatMap((part) => codedFields(part, `${prefix}${name}.`));
    const values = valuesOf(property);
    return [...(values.length > 0 ? [{ field: `${prefix}${name}`, values }] : []), ...inner];
  });
}

/** In the place of an id in an address. */
const idOfAny = '1';
const database = createDatabase({ workerCount: 300 });

/** The fields that the log can write of a kind of record: those that a row of it has, or a row inside one. */
function loggedFields(kind: LogKind): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown, prefix: string): void => {
    if (Array.isArray(value)) {
      for (const item of value as readonly unknown[]) {
        walk(item, prefix);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        const isNested = typeof inner === 'object' && inner !== null;
        found.add(`${prefix}${name}`);
        walk(inner, isNested ? `${prefix}${name}.` : prefix);
      }
    }
  };
  const ids = [...(recordDecisions[kind]?.rows(database) ?? [])].slice(0, 200).map(({ id }) => id);
  for (const id of ids) {
    walk(recordOf(database, kind, id)?.row, '');
  }
  return found;
}

/** Fields whose entries a look-up names, and codes that people know by themselves. */
const spoken = /(?:^|\.)(?:loaiDonViId|dieuKien\.ma)$/u;

const kinds = logKinds
  .map(({ id }) => ({ kind: id, fields: codedFields(answerOf('GET', `/api/app/${id}/${idOfAny}`)) }))
  .filter(({ kind, fields }) => fields.length > 0 && recordDecisions[kind] !== undefined && kind !== 'nhat-ky');

describe('a value that the contract lists', () => {
  it.each(kinds)('B-23 K-03 the log calls by its name, not by its number: $kind', ({ kind, fields }) => {
    const written = loggedFields(kind);
    const nameless = fields
      .filter(({ field }) => written.has(field) && !spoken.test(field))
      .flatMap(({ field, values }) => {
        const names = logValuesOf(kind, field)?.map(({ id }) => String(id)) ?? [];
        return values.filter((value) => !names.includes(value)).map((value) => `${field}: ${value}`);
      });
    expect(written.size).toBeGreaterThan(0);
    expect(nameless).toEqual([]);
  });
});

describe('a field of a record', () => {
  it.each(logKinds.map(({ id }) => id).filter((kind) => recordDecisions[kind] !== undefined))(
    'B-23 K-03 the log calls by its name, not by that of the wire, and the row that it lies in too: %s',
    (kind) => {
      const rows = [...(recordDecisions[kind]?.rows(database) ?? [])].slice(0, 300);
      const fields = rows.flatMap(({ id }) => changesBetween(database, undefined, recordOf(database, kind, id)?.row));
      const names = fields.flatMap(({ truong }) => truong.split('.').filter((part) => !/^\d+$/u.test(part)));
      expect([...new Set(names)].filter((name) => !holders.test(name) && logFieldOf(name) === undefined)).toEqual([]);
    },
  );
});

/** What lies inside them is named without them, and whatever an administrator named goes by that. */
const holders = /^(?:gcn|thamSo)$/u;

const domainModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../src/domain/**/*.ts',
  { eager: true },
);

/** The lists of names of the domain whose entries are words of the contract. */
const namedWords = Object.values(domainModules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([list, value]) => (isNamed(value) ? [{ list, ids: value.map(({ id }) => id) }] : []));

function isNamed(value: unknown): value is readonly { readonly id: string }[] {
  const isEntry = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'ten' in entry && 'id' in entry && typeof entry.id === 'string';
  return Array.isArray(value) && value.length > 1 && value.every(isEntry);
}

describe('a list of names', () => {
  it('K-03 has a name for every word that the contract lists, where it names words of the contract', () => {
    const found = namedWords.flatMap(({ list, ids }) => {
      const lists = listedWords.filter((words) => ids.every((id) => words.includes(id)));
      return lists.length === 0 ? [] : [{ list, isWhole: lists.some(({ length }) => length === ids.length) }];
    });
    expect(found.length).toBeGreaterThan(8);
    expect(found.flatMap(({ list, isWhole }) => (isWhole ? [] : [list]))).toEqual([]);
  });
});

/** The workflow of each resource, by the name of what its machine's file exports. */
const resources: Readonly<Record<string, string>> = {
  fundReportWorkflow: 'bao-cao-quy',
  revenueReportWorkflow: 'bao-cao-doanh-thu',
  documentReportWorkflow: 'bao-cao-tai-lieu',
  payInWorkflow: 'phieu-nop-quy',
  selfPayingWorkflow: 'nguoi-lao-dong-tu-dong',
  supportRequestWorkflow: 'yeu-cau-ho-tro',
};

describe('a status of a record', () => {
  it.each(workflows)('B-01 is a state of its machine, so that a step leads on from it: $name', ({ name, workflow }) => {
    const schema = answerOf('GET', `/api/app/${resources[name] ?? name}/${idOfAny}`);
    const statuses = valuesOf(propertiesOf(schema)['trangThai'] ?? {}).map(Number);
    expect(statuses.length).toBeGreaterThan(3);
    const stateless = statuses.filter((trangThai) => {
      const facts = { trangThai, tinhTrangDong: 1 };
      return workflow.stateOf(facts) === undefined;
    });
    expect(stateless).toEqual([]);
  });
});
