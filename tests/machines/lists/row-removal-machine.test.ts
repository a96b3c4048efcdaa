import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { rowRemovalMachine } from '@/machines/lists/row-removal-machine';

describe('row removal machine', () => {
  it('removes one row at a time', () => {
    const remove = vi.fn<(id: string) => Promise<void>>(() => new Promise(() => undefined));
    const { actor } = startRemoval(remove);

    actor.send({ type: 'row.remove', id: 'a' });
    actor.send({ type: 'row.remove', id: 'b' });

    expect(remove.mock.calls).toEqual([['a']]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('tells that a row was removed', async () => {
    const { actor, said } = startRemoval(() => Promise.resolve());
    actor.send({ type: 'row.remove', id: 'a' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(said).toEqual([{ type: 'row.removed', id: 'a' }]);
  });

  it('tells why a row was kept', async () => {
    const error = new AppError('http.forbidden', { status: 403 });
    const { actor, said } = startRemoval(() => Promise.reject(error));
    actor.send({ type: 'row.remove', id: 'a' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(said).toEqual([{ type: 'row.kept', error }]);
  });

  it('says nothing of a call that its screen has called off', async () => {
    const { actor, said } = startRemoval(() => Promise.reject(new AppError('request.cancelled')));
    actor.send({ type: 'row.remove', id: 'a' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(said).toEqual([]);
  });
});

function startRemoval(remove: (id: string) => Promise<void>) {
  const said: unknown[] = [];
  const machine = rowRemovalMachine.provide({
    actors: { removeRow: fromPromise<void, { readonly id: string }>(({ input }) => remove(input.id)) },
  });
  const actor = createActor(machine).start();
  actor.on('*', (event) => said.push(event));
  return { actor, said };
}
