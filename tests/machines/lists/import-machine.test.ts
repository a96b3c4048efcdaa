import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { importRowsPerCall } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { answeredRows, unansweredRows } from '@/machines/lists/import-machine';

import { accepted, begin, file, keyOf, numbers, previewOf, row, start } from './import-fixtures';

describe('import machine', () => {
  it('sends only the rows without errors, after somebody has said so', async () => {
    const preview = { ...previewOf(3), rows: [row(0), row(1, true), row(2)] };
    const { actor, calls } = start({ preview });
    actor.send({ type: 'file.choose', file, key: keyOf('0b') });
    await waitFor(actor, (snapshot) => snapshot.matches('previewing'));
    expect(calls).toEqual([]);

    actor.send({ type: 'import.start' });
    const done = await waitFor(actor, (snapshot) => snapshot.matches('done'));

    expect(calls).toEqual([{ rows: [0, 2], key: keyOf('0b') }]);
    expect(answeredRows(done.context)).toEqual([
      { row: row(0), result: { id: 'id-0' } },
      { row: row(2), result: { id: 'id-2' } },
    ]);
  });

  it('does not start without a row to send', async () => {
    const { actor } = start({ preview: { ...previewOf(1), rows: [row(0, true)] } });
    actor.send({ type: 'file.choose', file, key: keyOf('0b') });
    const previewing = await waitFor(actor, (snapshot) => snapshot.matches('previewing'));
    expect(previewing.can({ type: 'import.start' })).toBe(false);
  });

  it('V-05 B-05 knows whether a person has decided about rows, until these are sent or another file takes their place', async () => {
    const { actor } = start({ preview: previewOf(2) });
    const hasDecisions = () => actor.getSnapshot().context.hasDecisions;
    const read = async () => {
      actor.send({ type: 'file.choose', file, key: keyOf('0b') });
      await waitFor(actor, (snapshot) => snapshot.matches('previewing'));
    };
    const found: boolean[] = [];
    await read();
    found.push(hasDecisions());
    actor.send({ type: 'preview.change', preview: previewOf(2) });
    found.push(hasDecisions());
    await read();
    found.push(hasDecisions());
    actor.send({ type: 'preview.touch' });
    found.push(hasDecisions());
    actor.send({ type: 'file.drop' });
    found.push(hasDecisions());
    await read();
    actor.send({ type: 'preview.touch' });
    actor.send({ type: 'import.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    found.push(hasDecisions());
    expect(found).toEqual([false, true, false, true, false, false]);
  });

  it('W-06 sends call by call, counts how far it is, and stops after the call that is under way', async () => {
    const answers: (() => void)[] = [];
    const { actor, calls } = start({
      preview: previewOf(importRowsPerCall * 3),
      send: (call) => new Promise((resolve) => answers.push(() => resolve(accepted(call)))),
    });
    await begin(actor);
    answers[0]?.();
    await waitFor(actor, ({ context }) => context.results.length === importRowsPerCall);
    await waitFor(actor, () => answers.length === 2);

    actor.send({ type: 'import.stop' });
    expect(actor.getSnapshot().value).toEqual({ importing: 'stopping' });
    answers[1]?.();
    const stopped = await waitFor(actor, (snapshot) => snapshot.matches('stopped'));

    expect([stopped.context.results.length, calls.length]).toEqual([importRowsPerCall * 2, 2]);
    expect(unansweredRows(stopped.context)).toHaveLength(importRowsPerCall);
  });

  it('goes on where it was stopped, and a wish to stop can be taken back', async () => {
    const answers: (() => void)[] = [];
    const { actor, calls } = start({
      preview: previewOf(importRowsPerCall + 1),
      send: (call) => new Promise((resolve) => answers.push(() => resolve(accepted(call)))),
    });
    await begin(actor);
    actor.send({ type: 'import.stop' });
    actor.send({ type: 'import.resume' });
    expect(actor.getSnapshot().value).toEqual({ importing: 'sending' });
    actor.send({ type: 'import.stop' });
    answers[0]?.();
    await waitFor(actor, (snapshot) => snapshot.matches('stopped'));
    actor.send({ type: 'import.resume' });
    answers[1]?.();
    await waitFor(actor, (snapshot) => snapshot.matches('done'));

    expect(calls.flatMap(({ rows }) => rows)).toEqual(numbers(0, importRowsPerCall + 1));
  });

  it('keeps what was answered when the network dies, and sends the lost call again under its name, nothing else twice', async () => {
    let tries = 0;
    const { actor, calls } = start({
      preview: previewOf(importRowsPerCall * 2 + 5),
      send: (call) => {
        tries += 1;
        return tries === 2 ? Promise.reject(new AppError('network.unreachable')) : accepted(call);
      },
    });
    await begin(actor);
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.error?.code).toBe('network.unreachable');
    expect([failed.context.results.length, failed.hasTag('unfinished')]).toEqual([importRowsPerCall, true]);

    actor.send({ type: 'import.resume' });
    const done = await waitFor(actor, (snapshot) => snapshot.matches('done'));

    expect(calls.map(({ key }) => key)).toEqual([
      keyOf('0b'),
      keyOf('0b', '0064'),
      keyOf('0b', '0064'),
      keyOf('0b', '00c8'),
    ]);
    expect(calls[1]).toEqual(calls[2]);
    expect(answeredRows(done.context).map(({ result }) => result)).toEqual(
      numbers(0, importRowsPerCall * 2 + 5).map((input) => ({ id: `id-${input}` })),
    );
    expect(done.context.error).toBeUndefined();
  });

  it('can be ended in the middle, and says which rows were not sent', async () => {
    const { actor } = start({
      preview: previewOf(3),
      send: () => Promise.reject(new AppError('http.server')),
    });
    await begin(actor);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'import.finish' });
    const { context, value } = actor.getSnapshot();
    expect([value, answeredRows(context), unansweredRows(context).map(({ input }) => input)]).toEqual([
      'done',
      [],
      [0, 1, 2],
    ]);
  });

  it('reads the second file when it is dropped before the first is read', async () => {
    const signals: AbortSignal[] = [];
    const read: string[] = [];
    const { actor } = start({
      read: (chosen, signal) => {
        read.push(chosen.name);
        signals.push(signal);
        return chosen.name === 'a.xlsx' ? new Promise(() => undefined) : Promise.resolve(previewOf(1));
      },
    });
    actor.send({ type: 'file.choose', file, key: keyOf('0b') });
    await waitFor(actor, () => read.length === 1);
    actor.send({ type: 'file.choose', file: new File(['PK'], 'b.xlsx'), key: keyOf('0c') });
    const previewing = await waitFor(actor, (snapshot) => snapshot.matches('previewing'));
    expect([read, previewing.context.file?.name, signals[0]?.aborted]).toEqual([['a.xlsx', 'b.xlsx'], 'b.xlsx', true]);
  });

  it('B-01 B-10 names every call by a UUID, and the calls of a file that is chosen again otherwise', async () => {
    const { actor, calls } = start({ preview: previewOf(1) });
    await begin(actor);
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    actor.send({ type: 'file.drop' });
    expect(actor.getSnapshot().context).toMatchObject({ file: undefined, rows: [], results: [], preview: undefined });
    await begin(actor, keyOf('0c'));
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(calls.map(({ key }) => key)).toEqual([keyOf('0b'), keyOf('0c')]);
  });

  it('says why a file was refused, and reads it again on request', async () => {
    let tries = 0;
    const { actor } = start({
      read: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new AppError('import.unreadable')) : Promise.resolve(previewOf(1));
      },
    });
    actor.send({ type: 'file.choose', file, key: keyOf('0b') });
    const refused = await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    expect(refused.context.error?.code).toBe('import.unreadable');
    actor.send({ type: 'file.retry' });
    const previewing = await waitFor(actor, (snapshot) => snapshot.matches('previewing'));
    expect(previewing.context.error).toBeUndefined();
  });
});
