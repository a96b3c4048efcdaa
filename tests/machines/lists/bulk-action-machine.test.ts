import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { undoneRows } from '@/domain/lists/bulk-action';

import { done, gates, key, plan, refusal, row, rows, run, start } from './bulk-action-fakes';

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
    const { actor, calls, changes } = start({ hold: gate.wait });
    actor.send({ type: 'selection.change', rows: rows(5) });
    actor.send({ type: 'action.choose', plan: plan({ perCall: 2 }) });
    actor.send({ type: 'run.start', words: {}, key });
    actor.send({ type: 'run.stop' });
    actor.send({ type: 'run.resume' });
    actor.send({ type: 'run.stop' });
    await gate.open();
    const stopped = await waitFor(actor, (snapshot) => snapshot.matches('stopped'));
    expect(stopped.context.run?.results).toEqual([done('r0'), done('r1')]);
    expect([changes(), stopped.hasTag('unfinished')]).toEqual([1, true]);

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

  it('W-06 goes on with a run whose stop was taken back before it stopped', async () => {
    const gate = gates();
    const { actor, calls } = start({ hold: gate.wait });
    actor.send({ type: 'selection.change', rows: rows(3) });
    actor.send({ type: 'action.choose', plan: plan({ perCall: 2 }) });
    actor.send({ type: 'run.start', words: {}, key });
    actor.send({ type: 'run.stop' });
    actor.send({ type: 'run.resume' });
    await gate.open();
    await waitFor(actor, ({ context }) => context.run?.results.length === 2);
    expect(actor.getSnapshot().value).toEqual({ running: 'sending' });
    await gate.open();
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(calls).toHaveLength(2);
  });

  it('W-06 a run that was to stop behind its last slice is done: nothing is left to go on with', async () => {
    const gate = gates();
    const { actor } = start({ hold: gate.wait });
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'run.start', words: {}, key });
    actor.send({ type: 'run.stop' });
    await gate.open();
    const { value } = await waitFor(actor, (snapshot) => !snapshot.matches('running'));
    expect(value).toBe('done');
  });

  it('sends a call whose answer was lost again under its old name', async () => {
    const { actor, calls, changes } = start({ runErrors: [new AppError('network.unreachable')] });
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'run.start', words: {}, key });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([failed.context.error?.code, failed.hasTag('unfinished'), changes()]).toEqual([
      'network.unreachable',
      true,
      1,
    ]);

    actor.send({ type: 'run.resume' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(calls[1]).toEqual(calls[0]);
    expect(context.error).toBeUndefined();
  });

  it.each([
    ['whose answer was lost may be done', [new AppError('network.unreachable', { status: 0 })], true],
    ['that a gateway answered may be done', [new AppError('http.unavailable', { status: 503 })], true],
    ['that was turned down is not done', [new AppError('http.forbidden', { status: 403 })], false],
    [
      'that a page without a session never sent is not done',
      [new AppError('http.sessionExpired', { status: 401 })],
      false,
    ],
    [
      'that was turned down after its first answer was lost may be done',
      [new AppError('network.unreachable', { status: 0 }), new AppError('http.forbidden', { status: 403 })],
      true,
    ],
  ])('X-01 knows that a call %s', async (_, runErrors, isInDoubt) => {
    const { actor } = start({ runErrors });
    actor.send({ type: 'selection.change', rows: rows(2) });
    actor.send({ type: 'action.choose', plan: plan() });
    actor.send({ type: 'run.start', words: {}, key });
    let failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    for (const _again of runErrors.slice(1)) {
      actor.send({ type: 'run.resume' });
      failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    }
    expect(failed.context.isNextInDoubt).toBe(isInDoubt);

    actor.send({ type: 'run.resume' });
    expect((await waitFor(actor, (snapshot) => snapshot.matches('done'))).context.isNextInDoubt).toBe(false);
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
    expect(actor.getSnapshot().context).toMatchObject({ chosen: [row(1)], run: undefined });
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

  it.each([{ type: 'failures.keep' }, { type: 'result.close' }] as const)(
    'W-06 tells of a lost answer with its run, and not as a failure of choosing: $type',
    async (event) => {
      const { actor } = start({ runErrors: [new AppError('network.unreachable')] });
      actor.send({ type: 'selection.change', rows: rows(2) });
      actor.send({ type: 'action.choose', plan: plan() });
      actor.send({ type: 'run.start', words: {}, key });
      await waitFor(actor, (snapshot) => snapshot.matches('failed'));
      actor.send({ type: 'run.finish' });
      expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { error: { code: 'network.unreachable' } } });
      actor.send(event);
      expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { error: undefined } });
    },
  );

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
    expect(actor.getSnapshot().can({ type: 'failures.retry', key })).toBe(false);
    actor.send({ type: 'result.close' });
    expect(actor.getSnapshot().context).toMatchObject({ chosen: [], run: undefined });
  });
});
