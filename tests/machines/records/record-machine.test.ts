import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { createRecordMachine } from '@/machines/records/record-machine';

type Note = { readonly id: string; readonly text: string };

const note: Note = { id: '7', text: 'Ghi chú' };
const notFound = new AppError('http.notFound', { status: 404 });

describe('recordMachine', () => {
  it('B-10 B-11 is ready with the loaded record', async () => {
    const { actor } = startRecord();

    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(ready.context).toEqual({ id: '7', record: note, error: undefined });
  });

  it('X-02 tells a record that is not there from one that could not be loaded', async () => {
    const missing = startRecord({ load: () => Promise.reject(notFound) }).actor;
    const broken = startRecord({ load: () => Promise.reject(new AppError('http.server', { status: 500 })) }).actor;

    await waitFor(missing, (snapshot) => snapshot.matches('missing'));
    await waitFor(broken, (snapshot) => snapshot.matches('unavailable'));
    expect(broken.getSnapshot().can({ type: 'record.reload' })).toBe(true);
  });

  it('C-07 asks anew when something has changed while the record was on its way, and never shows the older answer', async () => {
    const answers: ((record: Note) => void)[] = [];
    const { actor } = startRecord({ load: () => new Promise((resolve) => answers.push(resolve)) });

    actor.send({ type: 'record.reload' });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.({ ...note, text: 'Cũ' });
    answers[1]?.({ ...note, text: 'Mới' });

    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(ready.context.record?.text).toBe('Mới');
  });

  it('B-10 B-11 ends with the id of the removed record, and removes once', async () => {
    const remove = vi.fn(() => Promise.resolve());
    const { actor, announced } = startRecord({ remove });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));

    actor.send({ type: 'record.remove' });
    actor.send({ type: 'record.remove' });
    const removed = await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(removed.output).toEqual({ removedId: '7' });
    expect(remove).toHaveBeenCalledTimes(1);
    expect(announced).toEqual(['record.removed']);
  });

  it('B-10 B-11 keeps showing a record whose removal the server refuses', async () => {
    const refusal = new AppError('server.message', { status: 403 });
    const { actor, announced } = startRecord({ remove: () => Promise.reject(refusal) });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));

    actor.send({ type: 'record.remove' });
    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));

    expect(ready.context.record).toEqual(note);
    expect(announced).toEqual(['record.kept']);
  });

  it('B-10 B-11 removes a shown record that is being loaded again, or could not be', async () => {
    const broken = new AppError('http.server', { status: 500 });
    for (const again of [() => Promise.reject(broken), () => new Promise<Note>(() => undefined)]) {
      const load = vi.fn(again).mockResolvedValueOnce(note);
      const remove = vi.fn(() => Promise.resolve());
      const { actor, announced } = startRecord({ load, remove });
      await waitFor(actor, (snapshot) => snapshot.matches('ready'));
      actor.send({ type: 'record.reload' });
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));

      actor.send({ type: 'record.remove' });
      await waitFor(actor, (snapshot) => snapshot.status === 'done');
      expect([remove.mock.calls.length, announced]).toEqual([1, ['record.removed']]);
    }
  });

  it('B-10 B-11 removes nothing that was never shown', async () => {
    const { actor } = startRecord({ load: () => Promise.reject(new AppError('http.server', { status: 500 })) });
    expect(actor.getSnapshot().can({ type: 'record.remove' })).toBe(false);
    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
    expect(actor.getSnapshot().can({ type: 'record.remove' })).toBe(false);
  });

  it('C-07 loads a record again that has changed while its removal was refused', async () => {
    const load = vi.fn(() => Promise.resolve({ ...note, text: 'Mới' })).mockResolvedValueOnce(note);
    let refuse: (error: AppError) => void = () => undefined;
    const { actor, announced } = startRecord({
      load,
      remove: () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    actor.send({ type: 'record.remove' });
    actor.send({ type: 'record.reload' });
    refuse(new AppError('server.message', { status: 403 }));

    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect([ready.context.record?.text, announced]).toEqual(['Mới', ['record.kept']]);
  });
});

type Fakes = { readonly load?: () => Promise<Note>; readonly remove?: () => Promise<void> };

function startRecord({ load = () => Promise.resolve(note), remove = () => Promise.resolve() }: Fakes = {}) {
  const machine = createRecordMachine<Note>().provide({
    actors: { loadRecord: fromPromise(load), removeRecord: fromPromise(remove) },
  });
  const actor = createActor(machine, { input: { id: '7' } });
  const announced: string[] = [];
  actor.on('*', ({ type }) => announced.push(type));
  actor.start();
  return { actor, announced };
}
