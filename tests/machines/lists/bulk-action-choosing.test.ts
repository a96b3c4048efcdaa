import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { largestPageSize } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';

import { plan, query, row, rows, run, start } from './bulk-action-fakes';

/** What happens while the rest is still being gathered. */
function afterOnePage(
  actor: ReturnType<typeof start>['actor'],
  event: { readonly type: 'selection.stop' | 'selection.clear' },
): void {
  const waiting = actor.subscribe(({ context }) => {
    if (context.gathered.length > 0) {
      waiting.unsubscribe();
      actor.send(event);
    }
  });
}

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

  it('W-07 chooses each row once where the list counts more than it has, as when one was removed meanwhile', async () => {
    for (const [total, gone] of [
      [7, 2],
      [2, 2],
    ] as const) {
      const { actor, asked } = start({ total, gone });
      actor.send({ type: 'selection.gather', query, most: 50 });
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
      expect([context.chosen, asked.length]).toEqual([rows(total - gone), 1]);
    }
  });

  it('W-07 chooses nothing of a list that finds others', () => {
    const { actor } = start({});
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'selection.clear' });
    expect(actor.getSnapshot().context.chosen).toEqual([]);
  });

  it('says why gathering failed and keeps what was chosen', async () => {
    const { actor } = start({ fetchErrors: [new AppError('http.server')] });
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
    afterOnePage(actor, { type: 'selection.stop' });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));

    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { chosen: [row(3)], gathered: [] } });
    actor.send({ type: 'selection.gather', query, most });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(context.chosen).toEqual(rows(most));
    expect(asked.map(({ page }) => page).slice(-2)).toEqual([0, 1]);
  });

  it('W-06 A-22 begins at the first page after a gathering that failed behind it', async () => {
    const { actor, asked } = start({
      total: 3 * largestPageSize,
      fetchErrors: [undefined, new AppError('http.server')],
    });
    const most = 2 * largestPageSize;
    actor.send({ type: 'selection.gather', query, most });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect([asked.length, failed.context.error?.code]).toEqual([2, 'http.server']);
    actor.send({ type: 'selection.gather', query, most });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(context.chosen).toEqual(rows(most));
    expect(asked.map(({ page }) => page).slice(2)).toEqual([0, 1]);
  });

  it('W-06 A-22 begins at the first page after a gathering that was done', async () => {
    const { actor, asked } = start({ total: 3 * largestPageSize });
    for (const most of [largestPageSize, 2 * largestPageSize]) {
      actor.send({ type: 'selection.gather', query, most });
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
      expect(context.chosen).toEqual(rows(most));
    }
    expect(asked.map(({ page }) => page)).toEqual([0, 0, 1]);
  });

  it('W-07 a list that finds others ends gathering with nothing chosen, and the next begins at the first page', async () => {
    const { actor, asked } = start({ total: 3 * largestPageSize });
    const most = 2 * largestPageSize;
    actor.send({ type: 'selection.change', rows: [row(3)] });
    actor.send({ type: 'selection.gather', query, most });
    afterOnePage(actor, { type: 'selection.clear' });
    const cleared = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(cleared.context.chosen).toEqual([]);
    const before = asked.length;
    actor.send({ type: 'selection.gather', query, most });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(context.chosen).toEqual(rows(most));
    expect(asked.map(({ page }) => page).slice(before)).toEqual([0, 1]);
  });

  it.each([
    { type: 'selection.change', rows: rows(1) },
    { type: 'selection.clear' },
    { type: 'action.choose', plan: plan() },
  ] as const)('W-06 forgets why gathering has failed with the next choice: $type', async (event) => {
    const { actor } = start({ fetchErrors: [new AppError('http.server')] });
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'selection.gather', query, most: 50 });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    actor.send(event);
    expect(actor.getSnapshot().context.error).toBeUndefined();
  });

  it('V-05 asks about an action that was cancelled no more, and keeps what was chosen', () => {
    const { actor } = start({});
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'action.cancel' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { chosen: rows(2), run: undefined } });
  });

  it('V-05 names the rows that the action in question is not offered for, whatever was asked about before', () => {
    const { actor } = start({});
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan({ isOffered: () => false }) });
    expect(actor.getSnapshot().context.refused).toEqual(rows(2));
    actor.send({ type: 'action.cancel' });
    actor.send({ type: 'action.choose', plan: plan() });
    expect(actor.getSnapshot().context.refused).toEqual([]);
  });

  it('sends the stamps of the rows as they were loaded last', async () => {
    const { actor, calls } = start({});
    actor.send({ type: 'selection.change', rows: [row(1), row(2)] });
    actor.send({ type: 'rows.refresh', rows: [row(2, 's2'), row(9)] });
    await run(actor);
    expect(calls[0]?.items).toEqual([row(1), row(2, 's2')]);
  });
});
