import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { largestPageSize } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { undoneRows, type BulkCall, type BulkPlan, type BulkResult } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import { createBulkActionMachine } from '@/machines/bulk-action-machine';

type Row = { readonly id: string; readonly concurrencyStamp: string };

const key = '0b54e6a2-6d0c-4f59-9c62-3f6a0a5a0000';
const query: ListQuery = { page: 4, pageSize: 10, sort: undefined, search: 'a', filters: {}, columns: undefined };
const row = (n: number, stamp = 's1'): Row => ({ id: `r${n}`, concurrencyStamp: stamp });
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n));
const plan = (changes: Partial<BulkPlan<Row>> = {}): BulkPlan<Row> => ({
  id: 'approve',
  most: 50,
  perCall: 50,
  isOffered: () => true,
  ...changes,
});
const done = (id: string): BulkResult => ({ id, ma: id.toUpperCase(), thanhCong: true });
const refusal = (id: string): BulkResult => ({ id, ma: null, thanhCong: false, loi: { message: 'Chưa khớp.' } });

describe('bulk action machine: choosing', () => {
  it('gathers all that matches page by page, up to the most that the action takes', async () => {
    const most = largestPageSize + 500;
    const { actor, asked } = start({ total: 1_000_000 });
    actor.send({ type: 'selection.gather', query, most });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));

    expect(context.chosen).toEqual(rows(most));
    expect(asked.map(({ page, pageSize, search }) => [page, pageSize, search])).toEqual([
      [0, largestPageSize, 'a'],
      [1, largestPageSize, 'a'],
    ]);
  });

  it('asks for no more than the most where one page holds it, and ends where the list ends', async () => {
    const { actor, asked } = start({ total: 7 });
    actor.send({ type: 'selection.gather', query, most: 50 });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect([context.chosen.length, asked.map(({ pageSize }) => pageSize)]).toEqual([7, [50]]);
  });

  it('says why gathering failed and keeps what was chosen', async () => {
    const { actor } = start({ fetchError: new AppError('http.server') });
    actor.send({ type: 'selection.change', rows: [row(3)] });
    actor.send({ type: 'selection.gather', query, most: 50 });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect([context.chosen, context.error?.code]).toEqual([[row(3)], 'http.server']);
    actor.send({ type: 'selection.gather', query, most: 50 });
    expect(actor.getSnapshot()).toMatchObject({ value: 'gathering', context: { error: undefined } });
  });

  it('W-06 A-22 stops gathering on request, keeps what was chosen and begins at the first page the next time', async () => {
    const { actor, asked } = start({ total: 3 * largestPageSize });
    const most = 2 * largestPageSize;
    actor.send({ type: 'selection.change', rows: [row(3)] });
    actor.send({ type: 'selection.gather', query, most });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    const stopping = actor.subscribe(({ context }) => {
      if (context.gathered.length > 0) {
        stopping.unsubscribe();
        actor.send({ type: 'selection.stop' });
      }
    });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));

    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { chosen: [row(3)], gathered: [] } });
    actor.send({ type: 'selection.gather', query, most });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(context.chosen).toEqual(rows(most));
    expect(asked.map(({ page }) => page).slice(-2)).toEqual([0, 1]);
  });

  it('V-05 asks about an action that was cancelled no more, and keeps what was chosen', () => {
    const { actor } = start({});
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'action.cancel' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { chosen: rows(2), run: undefined } });
  });

  it('sends the stamps of the rows as they were loaded last', async () => {
    const { actor, calls } = start({});
    actor.send({ type: 'selection.change', rows: [row(1), row(2)] });
    actor.send({ type: 'rows.refresh', rows: [row(2, 's2'), row(9)] });
    await run(actor);
    expect(calls[0]?.items).toEqual([row(1), row(2, 's2')]);
  });
});

describe('bulk action machine: running', () => {
  it('names the rows that are not offered and sends the others in one call with what was written', async () => {
    const { actor, calls } = start({});
    actor.send({ type: 'selection.change', rows: rows(3) });
    actor.send({ type: 'action.choose', plan: plan({ isOffered: ({ id }) => id !== 'r1' }) });
    expect(actor.getSnapshot().context.refused).toEqual([row(1)]);

    actor.send({ type: 'run.start', words: { yKien: 'Đạt' }, key });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));

    expect(calls).toEqual([{ actionId: 'approve', items: [row(0), row(2)], input: { yKien: 'Đạt', maLanGui: key } }]);
    expect(context.run?.results).toEqual([done('r0'), done('r2')]);
  });

  it('does not start with nothing to send or with more than the action takes', () => {
    const { actor } = start({});
    expect(actor.getSnapshot().can({ type: 'action.choose', plan: plan() })).toBe(false);
    actor.send({ type: 'selection.change', rows: rows(3) });
    actor.send({ type: 'action.choose', plan: plan({ most: 2 }) });
    expect(actor.getSnapshot().can({ type: 'run.start', words: {}, key })).toBe(false);
    actor.send({ type: 'action.cancel' });
    actor.send({ type: 'action.choose', plan: plan({ isOffered: () => false }) });
    expect(actor.getSnapshot().can({ type: 'run.start', words: {}, key })).toBe(false);
  });

  it('W-06 goes slice by slice, stops between slices and goes on behind the last answered row', async () => {
    const gate = gates();
    const { actor, calls } = start({ hold: gate.wait });
    actor.send({ type: 'selection.change', rows: rows(5) });
    actor.send({ type: 'action.choose', plan: plan({ perCall: 2 }) });
    actor.send({ type: 'run.start', words: {}, key });
    actor.send({ type: 'run.stop' });
    actor.send({ type: 'run.resume' });
    actor.send({ type: 'run.stop' });
    await gate.open();
    const stopped = await waitFor(actor, (snapshot) => snapshot.matches('stopped'));
    expect(stopped.context.run?.results).toEqual([done('r0'), done('r1')]);

    actor.send({ type: 'run.resume' });
    await gate.open();
    await gate.open();
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(calls.map(({ items }) => items.map(({ id }) => id))).toEqual([['r0', 'r1'], ['r2', 'r3'], ['r4']]);
    expect(new Set(calls.map(({ input }) => input.maLanGui)).size).toBe(3);
  });

  it('W-06 ends a run that was stopped between slices, tells the list, and sends no more', async () => {
    const gate = gates();
    const { actor, calls, changes } = start({ hold: gate.wait });
    actor.send({ type: 'selection.change', rows: rows(3) });
    actor.send({ type: 'action.choose', plan: plan({ perCall: 2 }) });
    actor.send({ type: 'run.start', words: {}, key });
    actor.send({ type: 'run.stop' });
    await gate.open();
    await waitFor(actor, (snapshot) => snapshot.matches('stopped'));
    const before = changes();

    actor.send({ type: 'run.finish' });
    const { value, context } = actor.getSnapshot();
    expect([value, calls.length, changes() - before]).toEqual(['done', 1, 1]);
    expect(context.run && undoneRows(context.run)).toEqual([row(2)]);
  });

  it('sends a call whose answer was lost again under its old name', async () => {
    const { actor, calls, changes } = start({ runErrors: [new AppError('network.unreachable')] });
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'run.start', words: {}, key });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([failed.context.error?.code, changes()]).toEqual(['network.unreachable', 1]);

    actor.send({ type: 'run.resume' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(calls[1]).toEqual(calls[0]);
    expect(context.error).toBeUndefined();
  });

  it('counts a row that the answer leaves out as not done', async () => {
    const { actor } = start({ answer: () => [] });
    const { context } = await run(actor, rows(1));
    expect(context.run && undoneRows(context.run)).toEqual([row(0)]);
  });

  it('keeps the failed rows chosen on request, or tries them again in a run of its own', async () => {
    const { actor, calls } = start({
      answer: ({ items }) => items.map(({ id }) => (id === 'r1' ? refusal : done)(id)),
    });
    await run(actor, rows(3));
    const otherKey = key.replace('0b', '1c');
    actor.send({ type: 'failures.retry', key: otherKey });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(calls[1]).toEqual({ actionId: 'approve', items: [row(1)], input: { maLanGui: otherKey } });

    actor.send({ type: 'failures.keep' });
    expect(actor.getSnapshot().context).toMatchObject({ chosen: [row(1)], run: undefined, refused: [] });
  });

  it('keeps or retries what a run that was ended early left undone as it is now', async () => {
    const { actor, changes } = start({ runErrors: [new AppError('network.unreachable')] });
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'run.start', words: {}, key });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    // Not while the call may go out again: it has to be the very same.
    actor.send({ type: 'rows.refresh', rows: [row(0, 's2')] });
    expect(actor.getSnapshot().context.run?.rows).toEqual(rows(2));

    const before = changes();
    actor.send({ type: 'run.finish' });
    expect(changes()).toBe(before + 1);
    actor.send({ type: 'rows.refresh', rows: [row(0, 's2')] });
    actor.send({ type: 'failures.keep' });
    expect(actor.getSnapshot().context.chosen).toEqual([row(0, 's2'), row(1)]);
  });

  it('W-07 asks no more about rows of a list that finds others by now', () => {
    const { actor } = start({});
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'selection.clear' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { chosen: [], run: undefined } });
  });

  it('chooses nothing any more once its result was read, and tells the list at every end', async () => {
    const { actor, changes } = start({});
    const { value } = await run(actor, rows(2));
    expect([value, changes()]).toEqual(['done', 1]);
    expect(actor.getSnapshot().can({ type: 'failures.keep' })).toBe(false);
    actor.send({ type: 'result.close' });
    expect(actor.getSnapshot().context.chosen).toEqual([]);
  });
});

type Fakes = {
  readonly total?: number;
  readonly fetchError?: AppError;
  readonly runErrors?: readonly AppError[];
  readonly hold?: () => Promise<void>;
  readonly answer?: (call: BulkCall) => readonly BulkResult[];
};

function start({ total = 0, fetchError, runErrors = [], hold, answer }: Fakes) {
  const asked: ListQuery[] = [];
  const calls: BulkCall[] = [];
  let changed = 0;
  const actor = createActor(
    createBulkActionMachine<Row>().provide({
      actors: {
        fetchPage: fromPromise<Page<Row>, { readonly query: ListQuery }>(({ input }) => {
          asked.push(input.query);
          const first = input.query.page * input.query.pageSize;
          const size = Math.max(0, Math.min(input.query.pageSize, total - first));
          const items = Array.from({ length: size }, (_, index) => row(first + index));
          return fetchError === undefined ? Promise.resolve({ totalCount: total, items }) : Promise.reject(fetchError);
        }),
        runCall: fromPromise(async ({ input }: { input: BulkCall }) => {
          calls.push(input);
          await hold?.();
          const error = runErrors[calls.length - 1];
          if (error !== undefined) {
            throw error;
          }
          return answer?.(input) ?? input.items.map(({ id }) => done(id));
        }),
      },
    }),
  );
  actor.on('rows.changed', () => {
    changed += 1;
  });
  actor.start();
  return { actor, asked, calls, changes: () => changed };
}

type Actor = ReturnType<typeof start>['actor'];

function run(actor: Actor, chosen?: readonly Row[]) {
  if (chosen !== undefined) {
    actor.send({ type: 'selection.change', rows: chosen });
  }
  actor.send({ type: 'action.choose', plan: plan() });
  actor.send({ type: 'run.start', words: {}, key });
  return waitFor(actor, (snapshot) => snapshot.matches('done'));
}

/** Calls that wait until each is let go. */
function gates() {
  const waiting: (() => void)[] = [];
  const arrivals: (() => void)[] = [];
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        arrivals.shift()?.();
      }),
    open: async () => {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => arrivals.push(resolve));
      }
      waiting.shift()?.();
    },
  };
}
