import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { loaderDelayMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { ListQuery } from '@/domain/lists/list-query';
import { conditionsKey, createListMachine, rowsKey } from '@/machines/lists/list-machine';

type Row = { readonly id: string };

const firstPage: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };
const page = (totalCount: number, ...ids: string[]): Page<Row> => ({ totalCount, items: ids.map((id) => ({ id })) });

describe('list machine', () => {
  it('shows the first page once it is there', async () => {
    const { actor, calls } = startList();
    expect(actor.getSnapshot().hasTag('blank')).toBe(true);

    calls[0]?.resolve(page(1, 'a'));

    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(ready.context).toEqual({
      query: firstPage,
      page: page(1, 'a'),
      foundBy: conditionsKey(firstPage),
      foundWith: firstPage,
      error: undefined,
    });
  });

  it('W-06 says that it is loading only after half a second', () => {
    const { actor, clock } = startList();

    clock.increment(loaderDelayMs - 1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);

    clock.increment(1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
  });

  it('W-06 says so beside the rows of an earlier visit too', () => {
    const { actor, clock } = startList({ keptPage: page(1, 'old') });
    clock.increment(loaderDelayMs);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
  });

  it('C-07 calls the earlier query off, and only the latest one is shown', async () => {
    const { actor, calls } = startList();
    actor.send({ type: 'list.show', query: { ...firstPage, search: 'd' }, keptPage: undefined });
    actor.send({ type: 'list.show', query: { ...firstPage, search: 'dao' }, keptPage: undefined });

    expect(calls.map(({ query, signal }) => [query.search, signal.aborted])).toEqual([
      ['', true],
      ['d', true],
      ['dao', false],
    ]);
    calls[2]?.resolve(page(1, 'dao'));
    calls[0]?.resolve(page(1, 'everything'));
    calls[1]?.resolve(page(1, 'd'));

    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(ready.context.page).toEqual(page(1, 'dao'));
  });

  it('keeps the rows while others are on their way', async () => {
    const { actor, calls } = startList();
    calls[0]?.resolve(page(11, 'a'));
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));

    actor.send({ type: 'list.show', query: { ...firstPage, page: 1 }, keptPage: undefined });

    expect(actor.getSnapshot().matches({ fetching: 'refreshing' })).toBe(true);
    expect(actor.getSnapshot().context.page).toEqual(page(11, 'a'));
  });

  it('shows the rows of an earlier visit at once and the new ones when they come', async () => {
    const { actor, calls } = startList({ keptPage: page(1, 'old') });
    expect(actor.getSnapshot().hasTag('blank')).toBe(false);
    expect(actor.getSnapshot().context.page).toEqual(page(1, 'old'));

    calls[0]?.resolve(page(1, 'new'));

    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(ready.context.page).toEqual(page(1, 'new'));
  });

  it('W-07 knows by what the rows shown were found, also when others are asked for, come, or do not come', async () => {
    const { actor, calls } = startList();
    const filtered = { ...firstPage, filters: { tinhTrang: '2' } };
    const searched = { ...firstPage, search: 'dao' };
    const foundBy = () => actor.getSnapshot().context.foundBy;
    expect(foundBy()).toBeUndefined();
    calls[0]?.resolve(page(1, 'a'));
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));

    actor.send({ type: 'list.show', query: filtered, keptPage: undefined });
    expect(foundBy()).toBe(conditionsKey(firstPage));
    calls[1]?.reject(new AppError('http.server'));
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(foundBy()).toBe(conditionsKey(firstPage));

    actor.send({ type: 'list.reload' });
    calls[2]?.resolve(page(1, 'b'));
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(foundBy()).toBe(conditionsKey(filtered));

    actor.send({ type: 'list.show', query: searched, keptPage: page(1, 'old') });
    expect(foundBy()).toBe(conditionsKey(searched));
    expect(startList({ query: searched, keptPage: page(1, 'old') }).actor.getSnapshot().context.foundBy).toBe(
      foundBy(),
    );
  });

  it('W-07 knows on which page the rows shown stand while those of another are on their way, or do not come', async () => {
    const { actor, calls } = startList();
    const next = { ...firstPage, page: 1 };
    calls[0]?.resolve(page(11, 'a'));
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    actor.send({ type: 'list.show', query: next, keptPage: undefined });
    expect(actor.getSnapshot().context.foundWith).toEqual(firstPage);
    calls[1]?.reject(new AppError('http.server'));
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.foundWith).toEqual(firstPage);
    actor.send({ type: 'list.show', query: { ...next, search: 'dao' }, keptPage: page(1, 'old') });
    expect(actor.getSnapshot().context.foundWith).toEqual({ ...next, search: 'dao' });
  });

  it('asks nothing anew for the query it shows already, in whatever columns', async () => {
    const { actor, calls } = startList();
    calls[0]?.resolve(page(1, 'a'));
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));

    actor.send({ type: 'list.show', query: { ...firstPage, columns: ['hoTen'] }, keptPage: undefined });

    expect(calls).toHaveLength(1);
  });

  it.each([11, 20])('W-07 turns to the last page when the wished one lies beyond the end of %i rows', async (count) => {
    const { actor, calls } = startList({ query: { ...firstPage, page: 2 } });
    const corrected: number[] = [];
    actor.on('list.pageCorrected', ({ query }) => corrected.push(query.page));

    calls[0]?.resolve(page(count));
    await waitFor(actor, () => calls.length === 2);
    calls[1]?.resolve(page(count, 'k'));
    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));

    expect(corrected).toEqual([1]);
    expect(calls[1]?.query.page).toBe(1);
    expect(ready.context).toEqual({
      query: { ...firstPage, page: 1 },
      page: page(count, 'k'),
      foundBy: conditionsKey(firstPage),
      foundWith: { ...firstPage, page: 1 },
      error: undefined,
    });
  });

  it('turns to the first page of a list that has become empty', async () => {
    const { actor, calls } = startList({ query: { ...firstPage, page: 3 } });

    calls[0]?.resolve(page(0));
    await waitFor(actor, () => calls.length === 2);
    calls[1]?.resolve(page(0));

    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(ready.context.query.page).toBe(0);
  });

  it('keeps the rows beside the failure, and forgets the failure with the next try', async () => {
    const { actor, calls } = startList({ keptPage: page(1, 'a') });
    calls[0]?.reject(new AppError('http.server'));
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.error?.code).toBe('http.server');
    expect(failed.context.page).toEqual(page(1, 'a'));

    actor.send({ type: 'list.reload' });

    expect(actor.getSnapshot().context.error).toBeUndefined();
    expect(calls).toHaveLength(2);
  });

  it('never shows a call that was called off from outside', async () => {
    const { actor, calls } = startList();
    calls[0]?.reject(new AppError('request.cancelled'));

    const resting = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(resting.value).toBe('interrupted');
    expect(resting.context.error).toBeUndefined();
  });
});

describe('rowsKey', () => {
  it('tells queries apart by everything that changes the rows, and by nothing else', () => {
    const query = { ...firstPage, filters: { tinhTrang: '2', dongQuy: '1' } };

    expect(rowsKey({ ...query, filters: { dongQuy: '1', tinhTrang: '2' }, columns: ['ma'] })).toBe(rowsKey(query));
    const up = { ...query, sort: { field: 'hoTen', direction: 'asc' } } as const;
    const others: readonly ListQuery[] = [
      query,
      up,
      { ...query, sort: { field: 'hoTen', direction: 'desc' } },
      { ...query, sort: { field: 'ngaySinh', direction: 'asc' } },
      { ...query, page: 1 },
      { ...query, pageSize: 20 },
      { ...query, search: 'dao' },
      { ...query, filters: { tinhTrang: '2' } },
    ];
    expect(new Set(others.map(rowsKey)).size).toBe(others.length);
  });
});

type Call = {
  readonly query: ListQuery;
  readonly signal: AbortSignal;
  readonly resolve: (page: Page<Row>) => void;
  readonly reject: (reason: unknown) => void;
};

function startList({ query = firstPage, keptPage }: { query?: ListQuery; keptPage?: Page<Row> } = {}) {
  const calls: Call[] = [];
  const clock = new SimulatedClock();
  const machine = createListMachine<Row>().provide({
    actors: {
      loadPage: fromPromise<Page<Row>, { readonly query: ListQuery }>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            calls.push({ query: input.query, signal, resolve, reject });
          }),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { query, keptPage } }).start();
  return { actor, calls, clock };
}
