import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { exportMostRows } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { SpreadsheetFormat } from '@/domain/files/spreadsheet-format';
import type { ListQuery } from '@/domain/lists/list-query';
import {
  createExportMachine,
  isOutOfStep,
  type ExportedFile,
  type ExportedRows,
  type ExportPage,
} from '@/machines/lists/export-machine';

type Row = { readonly id: string };

const query: ListQuery = {
  page: 4,
  pageSize: 20,
  sort: { field: 'hoTen', direction: 'desc' },
  search: 'dang',
  filters: { tinhTrang: '2' },
  columns: ['hoTen'],
};
const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index) }));
const file = new Blob(['xlsx']);

describe('export machine', () => {
  it('asks for nothing before somebody starts it', () => {
    const { actor, asked } = startExport({});
    expect(actor.getSnapshot().value).toBe('idle');
    expect(asked).toEqual([]);
  });

  it('fetches everything found page by page with the largest page, writes it and saves it', async () => {
    const { actor, asked, write, save } = startExport({ total: 2_300 });

    actor.send({ type: 'export.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));

    expect(asked).toEqual([0, 1, 2].map((page) => ({ ...query, page, pageSize: 1_000 })));
    expect(write.mock.calls).toEqual([[rows(0, 2_300), 'xlsx']]);
    expect(save.mock.calls).toEqual([[file, 'xlsx']]);
  });

  it('B-10 makes the kind of file that was remembered, or the one that was chosen before the start', async () => {
    const remembered = startExport({ format: 'csv' });
    remembered.actor.send({ type: 'export.start' });
    await waitFor(remembered.actor, (snapshot) => snapshot.matches('done'));
    expect([remembered.write.mock.calls[0]?.[1], remembered.save.mock.calls]).toEqual(['csv', [[file, 'csv']]]);

    const chosen = startExport({ format: 'xlsx', fetch: () => new Promise(() => undefined) });
    chosen.actor.send({ type: 'export.choose', format: 'csv' });
    chosen.actor.send({ type: 'export.start' });
    chosen.actor.send({ type: 'export.choose', format: 'xlsx' });
    expect(chosen.actor.getSnapshot().context.format).toBe('csv');
  });

  it('W-06 counts how far it is, and stops at once when it is cancelled', async () => {
    const signals: AbortSignal[] = [];
    const { actor, write, save } = startExport({
      fetch: ({ page }, signal) => {
        signals.push(signal);
        return page === 0
          ? Promise.resolve({ totalCount: 1_500, items: rows(0, 1_000) })
          : new Promise(() => undefined);
      },
    });
    actor.send({ type: 'export.start' });
    const halfway = await waitFor(actor, (snapshot) => snapshot.context.rows.length > 0);
    expect([halfway.context.rows.length, halfway.context.total]).toEqual([1_000, 1_500]);
    expect(halfway.hasTag('busy')).toBe(true);

    actor.send({ type: 'export.cancel' });

    expect(actor.getSnapshot().value).toBe('cancelled');
    expect(actor.getSnapshot().context.rows).toEqual([]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    expect([write.mock.calls, save.mock.calls]).toEqual([[], []]);
  });

  it('can be cancelled while the file is being written', async () => {
    let writing: AbortSignal | undefined;
    const { actor, save } = startExport({
      write: (_, signal) => {
        writing = signal;
        return new Promise(() => undefined);
      },
    });
    actor.send({ type: 'export.start' });
    await waitFor(actor, (snapshot) => snapshot.matches({ running: 'writing' }) && writing !== undefined);

    actor.send({ type: 'export.cancel' });

    expect(writing?.aborted).toBe(true);
    expect(actor.getSnapshot().value).toBe('cancelled');
    expect(save.mock.calls).toEqual([]);
  });

  it.each([
    ['more were added', { totalCount: 1_501, items: rows(1_000, 501) }],
    ['a page came short', { totalCount: 1_500, items: rows(1_000, 499) }],
    ['nothing came', { totalCount: 1_500, items: [] }],
    ['more came than were found', { totalCount: 1_500, items: rows(1_000, 501) }],
    ['a row came twice, and another so not at all,', { totalCount: 1_500, items: rows(999, 500) }],
  ])('B-04 fails rather than cutting the file when %s on the way', async (_, second) => {
    const { actor, write } = startExport({
      fetch: ({ page }) => Promise.resolve(page === 0 ? { totalCount: 1_500, items: rows(0, 1_000) } : second),
    });
    actor.send({ type: 'export.start' });

    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.error?.code).toBe('export.failed');
    expect(write.mock.calls).toEqual([]);
  });

  it.each([
    ['are at the front', 1_501, rows(999, 501), rows(0, 1_500)],
    ['are at the end', 1_502, rows(1_000, 502), rows(0, 1_502)],
  ])(
    'B-23 a list that only grows is written with each row once where new ones %s',
    async (_, totalCount, items, all) => {
      const { actor, write } = startExport({
        isGrowing: true,
        fetch: ({ page }) =>
          Promise.resolve(page === 0 ? { totalCount: 1_500, items: rows(0, 1_000) } : { totalCount, items }),
      });
      actor.send({ type: 'export.start' });
      await waitFor(actor, (snapshot) => snapshot.matches('done'));
      expect(write.mock.calls).toEqual([[all, 'xlsx']]);
    },
  );

  it.each([
    ['it shrinks', { totalCount: 1_499, items: rows(1_000, 499) }],
    ['more rows came twice than are new', { totalCount: 1_501, items: rows(998, 501) }],
  ])('B-23 a list that only grows is not cut when %s', async (_, second) => {
    const { actor, write } = startExport({
      isGrowing: true,
      fetch: ({ page }) => Promise.resolve(page === 0 ? { totalCount: 1_500, items: rows(0, 1_000) } : second),
    });
    actor.send({ type: 'export.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(write.mock.calls).toEqual([]);
  });

  it('B-15 knows a row without an id by the contract that it is about', () => {
    const contracts = (...ids: readonly string[]) => ({
      totalCount: ids.length,
      items: ids.map((hopDongId) => ({ hopDongId })),
    });
    const before = { rows: [], total: 0, firstTotal: 0, isGrowing: false };
    expect([isOutOfStep(before, contracts('a', 'b')), isOutOfStep(before, contracts('a', 'a'))]).toEqual([false, true]);
  });

  it('fails when the server lets fewer rows through than asked for, instead of asking for ever', async () => {
    const { actor } = startExport({ fetch: () => Promise.resolve({ totalCount: 5_000, items: rows(0, 100) }) });
    actor.send({ type: 'export.start' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.error?.code).toBe('export.failed');
  });

  it('B-04 refuses more rows than a file may have, before anything is fetched', () => {
    const { actor, asked } = startExport({ total: exportMostRows + 1 });
    actor.send({ type: 'export.start' });
    expect(actor.getSnapshot().value).toBe('tooMuch');
    expect(asked).toEqual([]);
  });

  it('B-04 refuses them at the first page too, when there are more by then', async () => {
    const { actor, write } = startExport({
      fetch: () => Promise.resolve({ totalCount: exportMostRows + 1, items: rows(0, 1_000) }),
    });
    actor.send({ type: 'export.start' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('tooMuch'));
    expect([context.total, context.rows, write.mock.calls]).toEqual([exportMostRows + 1, [], []]);
  });

  it('B-04 refuses them at a later page too, and keeps no rows', async () => {
    const { actor } = startExport({
      fetch: ({ page }) =>
        Promise.resolve(
          page === 0
            ? { totalCount: 1_500, items: rows(0, 1_000) }
            : { totalCount: exportMostRows + 1, items: rows(1_000, 1_000) },
        ),
    });
    actor.send({ type: 'export.start' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('tooMuch'));
    expect([context.total, context.rows]).toEqual([exportMostRows + 1, []]);
  });

  it('B-04 exports the most rows that a file may have', async () => {
    const { actor, asked, write } = startExport({ total: exportMostRows });
    actor.send({ type: 'export.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect([asked.length, write.mock.calls[0]?.[0].length]).toEqual([exportMostRows / 1_000, exportMostRows]);
  });

  it('begins anew when a failed export is repeated', async () => {
    let tries = 0;
    const { actor, write } = startExport({
      fetch: () => {
        tries += 1;
        return tries === 1
          ? Promise.reject(new AppError('network.unreachable'))
          : Promise.resolve({ totalCount: 3, items: rows(0, 3) });
      },
    });
    actor.send({ type: 'export.start' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.error?.code).toBe('network.unreachable');

    actor.send({ type: 'export.retry' });
    const done = await waitFor(actor, (snapshot) => snapshot.matches('done'));

    expect(done.context).toMatchObject({ error: undefined, rows: [], file: undefined });
    expect(write.mock.calls).toEqual([[rows(0, 3), 'xlsx']]);
  });

  it('B-04 tells a file that could not be written, and keeps no rows', async () => {
    const { actor } = startExport({ write: () => Promise.reject(new AppError('export.failed')) });
    actor.send({ type: 'export.start' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([failed.context.error?.code, failed.context.rows]).toEqual(['export.failed', []]);
  });

  it('B-04 tells a file that could not be saved', async () => {
    const { actor } = startExport({ save: () => Promise.reject(new AppError('export.failed')) });
    actor.send({ type: 'export.start' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([failed.context.error?.code, failed.context.file]).toEqual(['export.failed', undefined]);
  });
});

type Fakes = {
  readonly total?: number;
  readonly format?: SpreadsheetFormat;
  readonly isGrowing?: boolean;
  readonly fetch?: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  readonly write?: (rows: readonly Row[], signal: AbortSignal) => Promise<Blob>;
  readonly save?: () => Promise<void>;
};

function startExport({ total = 3, format = 'xlsx', isGrowing, fetch, write: writeFile, save: saveFile }: Fakes) {
  const asked: ListQuery[] = [];
  const write = vi.fn<(rows: readonly Row[], format: SpreadsheetFormat) => void>();
  const save = vi.fn<(file: Blob, format: SpreadsheetFormat) => void>();
  const pageOf = ({ page, pageSize }: ListQuery): Promise<Page<Row>> =>
    Promise.resolve({ totalCount: total, items: rows(page * pageSize, Math.min(pageSize, total - page * pageSize)) });
  const machine = createExportMachine<Row>().provide({
    actors: {
      fetchPage: fromPromise<Page<Row>, ExportPage & { readonly query: ListQuery }>(({ input, signal }) => {
        const { query: found, ...wish } = input;
        const wanted = { ...found, ...wish };
        asked.push(wanted);
        return (fetch ?? pageOf)(wanted, signal);
      }),
      writeFile: fromPromise<Blob, ExportedRows<Row>>(({ input, signal }) => {
        if (writeFile !== undefined) {
          return writeFile(input.rows, signal);
        }
        write(input.rows, input.format);
        return Promise.resolve(file);
      }),
      saveFile: fromPromise<void, ExportedFile>(({ input }) => {
        save(input.file, input.format);
        return saveFile?.() ?? Promise.resolve();
      }),
    },
  });
  const actor = createActor(machine, { input: { query, total, format, isGrowing } }).start();
  return { actor, asked, write, save };
}
