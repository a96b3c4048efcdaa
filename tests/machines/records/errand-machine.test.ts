import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { createErrandMachine } from '@/machines/records/errand-machine';

describe('errand machine', () => {
  it('B-19 carries out one after another, in the order they were asked for', async () => {
    const { actor, calls, said } = startErrands();
    for (const errand of ['An', 'Minh', 'Tâm']) {
      actor.send({ type: 'errand.add', errand });
    }
    for (const count of [1, 2, 3]) {
      await expect.poll(() => calls.length).toBe(count);
      expect(actor.getSnapshot().hasTag('busy')).toBe(true);
      calls[count - 1]?.resolve();
    }
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(calls.map(({ errand }) => errand)).toEqual(['An', 'Minh', 'Tâm']);
    expect(said).toEqual(['An', 'Minh', 'Tâm'].map((errand) => ({ type: 'errand.done', errand })));
  });

  it('B-19 tells which one failed and why, and goes on with the next', async () => {
    const { actor, calls, said } = startErrands();
    const error = new AppError('http.forbidden', { status: 403 });
    actor.send({ type: 'errand.add', errand: 'An' });
    actor.send({ type: 'errand.add', errand: 'Minh' });
    calls[0]?.reject(error);
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(said).toEqual([
      { type: 'errand.failed', errand: 'An', error },
      { type: 'errand.done', errand: 'Minh' },
    ]);
    actor.send({ type: 'errand.add', errand: 'An' });
    expect(calls.map(({ errand }) => errand)).toEqual(['An', 'Minh', 'An']);
  });

  it('says nothing of a call that its screen has called off', async () => {
    const { actor, calls, said } = startErrands();
    actor.send({ type: 'errand.add', errand: 'An' });
    calls[0]?.reject(new AppError('request.cancelled'));
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(said).toEqual([]);
  });
});

type Call = { readonly errand: string; readonly resolve: () => void; readonly reject: (error: AppError) => void };

function startErrands() {
  const calls: Call[] = [];
  const said: unknown[] = [];
  const carryOut = fromPromise<void, { readonly errand: string }>(
    ({ input: { errand } }) => new Promise((resolve, reject) => void calls.push({ errand, resolve, reject })),
  );
  const actor = createActor(createErrandMachine<string>().provide({ actors: { carryOut } })).start();
  actor.on('*', (event) => said.push(event));
  return { actor, calls, said };
}
