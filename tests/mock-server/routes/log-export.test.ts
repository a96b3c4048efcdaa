import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { exportMostRows, largestPageSize } from '@/domain/constants';
import type { ListQuery } from '@/domain/lists/list-query';
import type { LogListItem } from '@/domain/log/log-entry';
import {
  createExportMachine,
  type ExportedFile,
  type ExportedRows,
  type ExportPage,
} from '@/machines/lists/export-machine';
import { allRows } from '@/views/shared/print/all-rows';
import { logList } from '@/views/system/log/log-list';

import { openOffice, type Office } from './office';

/** A page of the log of three months as the list asks for it. */
async function pageOf(office: Office, { page, pageSize }: ExportPage): Promise<Page<LogListItem>> {
  const desk = await office.as('admin');
  const asked = `sorting=thoiGian desc&skipCount=${page * pageSize}&maxResultCount=${pageSize}`;
  return (await desk.get(`/api/app/nhat-ky?tu=2026-08-16&den=2026-11-15&${asked}`)).body as Page<LogListItem>;
}

it('B-23 W-06 the log is taken away whole, though the export stands in it from its first page on', async () => {
  const office = await openOffice(20);
  const { totalCount } = await pageOf(office, { page: 0, pageSize: 10 });
  expect(totalCount).toBeGreaterThan(2 * largestPageSize);

  const written: LogListItem[] = [];
  const machine = createExportMachine<LogListItem>().provide({
    actors: {
      fetchPage: fromPromise<Page<LogListItem>, ExportPage & { readonly query: ListQuery }>(({ input }) =>
        pageOf(office, input),
      ),
      writeFile: fromPromise<Blob, ExportedRows<LogListItem>>(({ input: { rows } }) => {
        written.push(...rows);
        return Promise.resolve(new Blob(['xlsx']));
      }),
      saveFile: fromPromise<void, ExportedFile>(() => Promise.resolve()),
    },
  });
  const query: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };
  const { mostExported: most = exportMostRows, isGrowing } = logList;
  const actor = createActor(machine, { input: { query, total: totalCount, format: 'xlsx', most, isGrowing } }).start();
  actor.send({ type: 'export.start' });
  const ended = await waitFor(actor, (snapshot) => snapshot.status === 'done' || snapshot.matches('failed'));

  expect([ended.value, ended.context.error]).toEqual(['done', undefined]);
  expect(written.map(({ id }) => id)).toEqual([...new Set(written.map(({ id }) => id))]);
  expect(written).toHaveLength(totalCount);
});

it('B-23 a paper of the log has every entry once, though its own fetching stands in the log', async () => {
  const office = await openOffice(20);
  const { totalCount } = await pageOf(office, { page: 0, pageSize: 10 });
  const { rows } = await allRows(
    (page) => pageOf(office, page),
    () => undefined,
    logList.isGrowing,
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows).toHaveLength(totalCount);
});
