import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import type { Worker } from '@/domain/workers/worker';
import type { MergePlan, WorkerPair } from '@/domain/workers/worker-merge';
import { workerMergeMachine } from '@/machines/records/worker-merge-machine';
import type { WorkerMergeEmitted } from '@/machines/records/worker-merge-setup';

import { left, right, today } from '../../domain/workers/merge-fixtures';

const conflict = new AppError('http.conflict', { status: 409 });
const notFound = new AppError('server.message', { status: 404 });

describe('workerMergeMachine', () => {
  it('B-10 proposes what to keep, takes choices, asks, and merges once what was chosen', async () => {
    const merge = vi.fn((plan: MergePlan) => Promise.resolve({ ...plan.left, dienThoai: plan.right.dienThoai }));
    const { actor, announced } = start({ merge });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'comparing' }));
    expect(actor.getSnapshot().context).toMatchObject({ kept: 'left', choices: { soCccd: 'right', email: 'left' } });

    actor.send({ type: 'choice.take', field: 'soCccd', side: 'left' });
    actor.send({ type: 'record.keep', side: 'right' });
    actor.send({ type: 'record.keep', side: 'left' });
    actor.send({ type: 'merge.ask' });
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'merge.cancel' });
    expect(actor.getSnapshot().context.choices?.soCccd).toBe('left');
    actor.send({ type: 'merge.ask' });
    actor.send({ type: 'merge.confirm' });
    actor.send({ type: 'merge.confirm' });
    const done = await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(merge).toHaveBeenCalledTimes(1);
    expect(merge.mock.calls[0]?.[0]).toMatchObject({ kept: 'left', choices: { soCccd: 'left', soHoChieu: 'right' } });
    expect(done.output?.merged?.dienThoai).toBe('0912345678');
    expect(announced.map(({ type }) => type)).toEqual(['records.merged']);
  });

  it('B-10 proposes to keep the record that has more contracts, whichever side it is on', async () => {
    const { actor } = start({ pairs: [{ left: { ...left, hopDong: [] }, right }] });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    expect(context.kept).toBe('right');
  });

  it('B-10 does not ask as long as the result breaks a rule of the record', async () => {
    const other = { ...right, ngaySinh: '1997-06-03', soCccd: '042197000054' };
    const { actor } = start({ pairs: [{ left, right: other }] });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));

    actor.send({ type: 'choice.take', field: 'soCccd', side: 'left' });
    expect(actor.getSnapshot().can({ type: 'merge.ask' })).toBe(false);
    actor.send({ type: 'choice.take', field: 'ngaySinh', side: 'left' });
    expect(actor.getSnapshot().can({ type: 'merge.ask' })).toBe(true);
  });

  it('B-10 X-02 on a 409 loads both anew and keeps the choices that still mean what was chosen', async () => {
    const renewed = {
      ...right,
      soHoChieu: 'P1111111',
      concurrencyStamp: 'stamp-2',
      lastModificationTime: '2026-11-14T08:00:00',
    };
    const { actor, plans } = start({
      pairs: [
        { left, right },
        { left, right: renewed },
      ],
      merge: (plan) => (plan.right.concurrencyStamp === 'stamp-2' ? Promise.resolve(left) : Promise.reject(conflict)),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    actor.send({ type: 'record.keep', side: 'right' });
    actor.send({ type: 'choice.take', field: 'soCccd', side: 'left' });
    actor.send({ type: 'choice.take', field: 'soHoChieu', side: 'left' });
    askAndConfirm(actor);
    const reviewing = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'reviewing' }));

    expect(reviewing.context).toMatchObject({
      kept: 'right',
      pair: { right: renewed },
      choices: { soCccd: 'left', soHoChieu: 'right' },
    });
    askAndConfirm(actor);
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(plans.map(({ right: { concurrencyStamp } }) => concurrencyStamp)).toEqual(['stamp-right', 'stamp-2']);
  });

  it('B-10 X-02 says so when the merge does not get through, keeps the choices and can repeat it as it was', async () => {
    const merge = vi
      .fn<(plan: MergePlan) => Promise<Worker>>()
      .mockRejectedValueOnce(new AppError('network.unreachable'))
      .mockResolvedValueOnce(left);
    const { actor, announced } = start({ merge });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    actor.send({ type: 'choice.take', field: 'email', side: 'right' });
    askAndConfirm(actor);
    const failed = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
    expect([failed.context.choices?.email, failed.context.error?.code]).toEqual(['right', 'network.unreachable']);

    actor.send({ type: 'merge.retry' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(merge.mock.calls[1]).toEqual(merge.mock.calls[0]);
    expect(announced.map(({ type }) => type)).toEqual(['merge.failed', 'records.merged']);
  });

  it('V-04 stays open with what the server refuses, until another choice is made', async () => {
    const refusal = new AppError('http.validation', { status: 400 });
    const { actor } = start({ merge: () => Promise.reject(refusal) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    askAndConfirm(actor);
    const refused = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'refused' }));
    expect(refused.context.error).toBe(refusal);

    actor.send({ type: 'choice.take', field: 'soCccd', side: 'left' });
    expect(actor.getSnapshot().context).toMatchObject({ error: undefined, choices: { soCccd: 'left' } });
  });

  it('B-10 X-02 ends where a record is gone, loaded or merged, and can look again', async () => {
    const { actor } = start({ merge: () => Promise.reject(notFound) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    askAndConfirm(actor);
    await waitFor(actor, (snapshot) => snapshot.matches('missing'));
    actor.send({ type: 'record.reload' });
    expect((await waitFor(actor, (snapshot) => snapshot.hasTag('open'))).context.error).toBeUndefined();
  });

  it('B-10 X-02 tells a record that is gone from one that cannot be loaded', async () => {
    const { actor } = start({ pairs: [notFound, new AppError('http.server'), { left, right }] });
    const missing = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect([missing.value, missing.context.error]).toEqual(['missing', notFound]);
    actor.send({ type: 'record.reload' });
    const unavailable = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect([unavailable.value, unavailable.context.error?.code]).toEqual(['unavailable', 'http.server']);
    actor.send({ type: 'record.reload' });
    expect((await waitFor(actor, (snapshot) => snapshot.hasTag('open'))).context.error).toBeUndefined();
  });

  it('B-10 X-02 says what became of the records that were saved meanwhile: one is gone, or they do not come', async () => {
    for (const [error, state, said] of [
      [notFound, 'missing', []],
      [new AppError('http.server'), { open: 'failed' }, [{ type: 'merge.failed', error: new AppError('http.server') }]],
    ] as const) {
      const { actor, announced } = start({ pairs: [{ left, right }, error], merge: () => Promise.reject(conflict) });
      await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
      askAndConfirm(actor);
      const { value, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      expect([value, context.error, announced]).toEqual([state, error, said]);
    }
  });

  it('B-10 X-02 does not tell of a call that did not get through once its repetition has found newer records', async () => {
    const merge = vi
      .fn<(plan: MergePlan) => Promise<Worker>>()
      .mockRejectedValueOnce(new AppError('network.unreachable'))
      .mockRejectedValueOnce(conflict);
    const { actor } = start({ merge });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    askAndConfirm(actor);
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
    actor.send({ type: 'merge.retry' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'reviewing' }));
    expect(context.error).toBeUndefined();
  });

  it('B-10 merges no record with itself', () => {
    const load = vi.fn();
    const { actor } = start({ rightId: 'left', load });
    expect(actor.getSnapshot().value).toBe('impossible');
    expect(load).not.toHaveBeenCalled();
  });
});

type Fakes = {
  readonly rightId?: string;
  readonly load?: () => void;
  /** What each load answers or fails with; the last one again from then on. */
  readonly pairs?: readonly (WorkerPair | AppError)[];
  readonly merge?: (plan: MergePlan) => Promise<Worker>;
};

function start({
  rightId = 'right',
  load,
  pairs = [{ left, right }],
  merge = () => Promise.resolve(left),
}: Fakes = {}) {
  const answers = [...pairs];
  const plans: MergePlan[] = [];
  const loadPair = fromPromise<WorkerPair, { readonly leftId: string; readonly rightId: string }>(() => {
    load?.();
    const [next = { left, right }] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return next instanceof AppError ? Promise.reject(next) : Promise.resolve(next);
  });
  const actor = createActor(
    workerMergeMachine.provide({
      actors: {
        loadPair,
        loadPresent: loadPair,
        mergeRecords: fromPromise<Worker, MergePlan>(({ input }) => {
          plans.push(input);
          return merge(input);
        }),
      },
    }),
    { input: { leftId: 'left', rightId, today } },
  );
  const announced: WorkerMergeEmitted[] = [];
  actor.on('*', (event) => announced.push(event));
  actor.start();
  return { actor, announced, plans };
}

function askAndConfirm(actor: ReturnType<typeof start>['actor']): void {
  actor.send({ type: 'merge.ask' });
  actor.send({ type: 'merge.confirm' });
}
