import { expect, it } from 'vitest';

import { largestPageSize } from '@/domain/constants';
import { logFieldOf } from '@/domain/log/log-fields';
import type { NamedValue } from '@/domain/reference/named-value';
import { filterNames, reportTable } from '@/domain/reports/report-table';
import { filterFields, type ListFilter } from '@/views/shared/list/list-description';
import { createNames } from '@/views/shared/list/cells/names';
import { createValueWriter } from '@/views/system/log/log-values';
import type { LogRow } from '@mock-server/data/log-row';

import { ask, lists, office, servicesAt, today, type List } from '../support/all-lists';

const write = createValueWriter(createNames('vi', new Map()), 'vi', { yes: 'Có', no: 'Không' });

/** Filters that only say how another one is meant: asked for together with that. */
const meant: Readonly<Record<string, Readonly<Record<string, string>>>> = { tuoiNo: { chuaDongDenNgay: today } };

/** «Quý: 2» says all that «Quý 2» does. */
const spoken = /^quy$/u;

type Choices = Extract<ListFilter, { readonly kind: 'select' | 'multiSelect' }>;

/** What a select offers, by the names that people choose by. */
async function offered({ options }: Choices): Promise<readonly Pick<NamedValue<string | number>, 'id' | 'ten'>[]> {
  const services = servicesAt(await (await office).as('admin'), () => undefined);
  const { signal } = new AbortController();
  switch (options.kind) {
    case 'values':
      return options.values;
    case 'loaded':
      return options.load(services, signal);
    case 'lookup':
    case 'dependentLookup':
      return (await services.lookups.all(options.name)).slice(0, 40);
  }
}

/** The newest entry of an export that the log keeps. */
async function entryOf(list: List, filters: Readonly<Record<string, string>>): Promise<LogRow | undefined> {
  const { backend } = await office;
  const before = new Set([...backend.database.logEntries.rows()].map(({ id }) => id));
  await ask(list, { pageSize: largestPageSize, filters });
  return [...backend.database.logEntries.rows()].find(({ id, hanhDong }) => !before.has(id) && hanhDong === 'xuat');
}

it.each(lists.map((list) => [list.id, list] as const))(
  'B-23 K-03 what a list is narrowed down by stands in the log as people choose it: %s',
  async (_, list) => {
    const fields = [...list.filters.flatMap(filterFields), ...(list.tabs === undefined ? [] : [list.tabs.field])];
    expect(fields.filter((field) => logFieldOf(field) === undefined)).toEqual([]);

    const nameless: string[] = [];
    for (const filter of list.filters) {
      const isChosen = filter.kind === 'select' || filter.kind === 'multiSelect';
      if (!isChosen || spoken.test(filter.field)) {
        continue;
      }
      const choices = await offered(filter);
      const first = String(choices[0]?.id);
      const entry = await entryOf(list, { ...meant[filter.field], [filter.field]: first });
      const logged = entry?.thayDoi.find(({ truong }) => truong === filter.field);
      if (entry === undefined || logged === undefined) {
        nameless.push(`${filter.field}: not logged`);
        continue;
      }
      for (const { id, ten } of logged.moi === first ? choices : choices.slice(0, 1)) {
        const moi = logged.moi === first ? String(id) : (logged.moi ?? '');
        const shown = write(entry.doiTuong, filter.field, moi);
        // A code that begins its name is the word that people know it by.
        if (shown !== ten && !ten.startsWith(`${shown} – `)) {
          nameless.push(`${filter.field}: ${shown} for ${ten}`);
        }
      }
    }
    expect(nameless).toEqual([]);
  },
  60_000,
);

it('B-23 K-03 B-12 what a report is narrowed down by stands in the log as people choose it', () => {
  const nameless = reportTable.flatMap(({ code, filters }) =>
    filters.flatMap((filter) => [
      ...filterNames(filter).filter((name) => logFieldOf(name) === undefined),
      ...('values' in filter ? filter.values : []).flatMap(({ id, ten }) => {
        const [field = ''] = filterNames(filter);
        return write('bao-cao', field, String(id)) === ten ? [] : [`${code} ${field}: ${ten}`];
      }),
    ]),
  );
  expect(nameless).toEqual([]);
});
