import { describe, expect, it } from 'vitest';

import type { ListFilter } from '@/views/shared/list/list-description';

import { ask, lists, today, type Asked, type List } from '../support/all-lists';
import { listedValuesOf } from '../support/contract';

const outcomeOf = ({ reply }: Asked) =>
  reply.status === 200 ? (reply.body as { readonly totalCount: number }).totalCount : 'refused';

const nobody = '00000000-0000-4000-8000-000000000000';

/** Filters that only say how another one is meant: tried together with that. */
const meant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  moiHopDong: { ngayVeNuocDen: today },
  tuoiNo: { chuaDongDenNgay: today },
};

/** Ways to fill a filter so that it finds other rows than none: what nothing has, either word, what lies out of reach. */
function fillings(filter: ListFilter): readonly Readonly<Record<string, string>>[] {
  switch (filter.kind) {
    case 'boolean':
      return [{ [filter.field]: 'true' }, { [filter.field]: 'false' }];
    case 'unit':
    case 'person':
      return [{ [filter.field]: nobody }];
    case 'select':
    case 'multiSelect': {
      const offered = filter.options.kind === 'values' ? filter.options.values.map(({ id }) => String(id)) : [];
      return ['987654', ...offered].map((value) => ({ [filter.field]: value }));
    }
    case 'text':
      return [{ [filter.field]: '987654' }];
    case 'date':
      return [{ [filter.field]: '1990-01-01' }];
    case 'numberRange':
    case 'moneyRange':
      return [{ [filter.from]: '999999999' }];
    case 'dateRange':
      return [{ [filter.from]: '2090-01-01' }];
    case 'period':
      return [{ [filter.from]: '2090-01' }];
  }
}

/** The same for the other end of a range. */
function otherEnds(filter: ListFilter): readonly Readonly<Record<string, string>>[] {
  switch (filter.kind) {
    case 'numberRange':
    case 'moneyRange':
      return [{ [filter.to]: '0' }];
    case 'dateRange':
      return [{ [filter.to]: '1990-01-01' }];
    case 'period':
      return [{ [filter.to]: '1990-01' }];
    default:
      return [];
  }
}

describe.each(lists.map((list) => [list.id, list] as const))('the list %s', (_, list) => {
  it('W-07 every filter of it, and every tab, is one that the back end goes by', async () => {
    const all = outcomeOf(await ask(list, {}));
    expect(all).toBeGreaterThan(0);
    const tabs = (list.tabs?.items ?? []).map(({ value }) => ({ [list.tabs?.field ?? '']: value }));
    const idle: string[] = [];
    for (const ways of [...list.filters.flatMap((filter) => [fillings(filter), otherEnds(filter)]), tabs]) {
      const [name] = Object.keys(ways[0] ?? {});
      const company = meant[name ?? ''];
      const before = company === undefined ? all : outcomeOf(await ask(list, { filters: company }));
      const asked = ways.map(async (filters) => outcomeOf(await ask(list, { filters: { ...company, ...filters } })));
      const outcomes = await Promise.all(asked);
      if (name !== undefined && outcomes.every((outcome) => outcome === before)) {
        idle.push(name);
      }
    }
    expect(idle).toEqual([]);
  });

  it('W-07 the back end can put it in the order of each of its columns that says so', async () => {
    const unsorted: string[] = [];
    for (const { field, isSortable } of list.columns) {
      const { reply } = await ask(list, { sort: { field, direction: 'asc' } });
      if (isSortable !== false && reply.status !== 200) {
        unsorted.push(field);
      }
    }
    expect(unsorted).toEqual([]);
  });
});

/** What the filters and tabs of a list offer by name. */
function offersOf(list: List): readonly { readonly field: string; readonly values: readonly string[] }[] {
  return [
    ...list.filters.flatMap((filter) =>
      (filter.kind === 'select' || filter.kind === 'multiSelect') && filter.options.kind === 'values'
        ? [{ field: filter.field, values: filter.options.values.map(({ id }) => String(id)) }]
        : [],
    ),
    ...(list.tabs === undefined
      ? []
      : [{ field: list.tabs.field, values: list.tabs.items.flatMap(({ value }) => value.split(',')) }]),
  ];
}

it('W-07 the choices and tabs of a list have every value that the contract gives the field of that name', async () => {
  const offered = new Map<string, { readonly path: string; readonly field: string; readonly values: Set<string> }>();
  for (const list of lists) {
    const { path } = await ask(list, {});
    for (const { field, values } of offersOf(list)) {
      // What one list leaves out for its readers another one of the same rows has.
      const known = offered.get(`${path} ${field}`) ?? { path, field, values: new Set() };
      offered.set(`${path} ${field}`, { ...known, values: new Set([...known.values, ...values]) });
    }
  }
  const missing = [...offered.values()].flatMap(({ path, field, values }) =>
    listedValuesOf(path, field)
      .filter((value) => !values.has(value))
      .map((value) => `${path} ${field}: ${value}`),
  );
  expect([...offered.values()].filter(({ path, field }) => listedValuesOf(path, field).length > 0)).not.toEqual([]);
  expect(missing).toEqual([]);
});
