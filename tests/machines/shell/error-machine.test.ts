import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { errorMachine } from '@/machines/shell/error-machine';

const conflict = new AppError('http.conflict', { status: 409 });
const server = new AppError('http.server', { status: 500 });
const forbidden = new AppError('http.forbidden', { status: 403 });

describe('errorMachine', () => {
  it('X-01 chooses dialog, page, toast, redirect or nothing by the catalogue', () => {
    const shownBy = (code: ConstructorParameters<typeof AppError>[0]) => {
      const { actor, emitted } = startErrors();
      actor.send({ type: 'error.report', error: new AppError(code) });
      return [actor.getSnapshot().value, emitted];
    };
    expect(shownBy('http.conflict')).toEqual(['showingDialog', []]);
    expect(shownBy('http.server')).toEqual(['showingPage', []]);
    expect(shownBy('http.tooManyRequests')).toEqual(['idle', ['toast.requested']]);
    expect(shownBy('http.unauthenticated')).toEqual(['idle', ['redirect.requested']]);
    expect(shownBy('request.cancelled')).toEqual(['idle', []]);
    expect(shownBy('signIn.wrongPassword')).toEqual(['idle', []]);
  });

  it('X-04 counts equal errors while one is shown, and for a moment after it was closed', () => {
    const { actor, clock } = startErrors();
    for (let time = 0; time < 100; time += 1) {
      actor.send({ type: 'error.report', error: server });
    }
    expect(actor.getSnapshot().context).toMatchObject({ shown: { count: 100 }, waiting: undefined });

    actor.send({ type: 'error.close' });
    actor.send({ type: 'error.report', error: server });
    expect(actor.getSnapshot().value).toBe('idle');

    clock.increment(300);
    actor.send({ type: 'error.report', error: server });
    expect(actor.getSnapshot().value).toBe('showingPage');
  });

  it('X-04 shows an error anew that somebody causes quickly after closing it, and at once after a retry', () => {
    const { actor, clock } = startErrors();
    actor.send({ type: 'error.report', error: conflict });
    clock.increment(200);
    actor.send({ type: 'error.close' });
    clock.increment(400);
    actor.send({ type: 'error.report', error: conflict });
    expect(actor.getSnapshot().value).toBe('showingDialog');

    actor.send({ type: 'error.retry' });
    actor.send({ type: 'error.report', error: conflict });
    expect(actor.getSnapshot()).toMatchObject({ value: 'showingDialog', context: { shown: { count: 1 } } });
  });

  it('X-04 asks for one toast when many calls fail alike', () => {
    const { actor, clock, emitted } = startErrors();
    for (let time = 0; time < 20; time += 1) {
      actor.send({ type: 'error.report', error: new AppError('storage.unavailable') });
    }
    expect(emitted).toEqual(['toast.requested']);

    clock.increment(1_000);
    actor.send({ type: 'error.report', error: new AppError('storage.unavailable') });
    expect(emitted).toEqual(['toast.requested', 'toast.requested']);
  });

  it('takes errors that say different things for different errors', () => {
    const { actor } = startErrors();
    const says = (message: string) =>
      new AppError('server.message', {
        server: { code: null, message, details: null, data: null, validationErrors: null },
      });
    actor.send({ type: 'error.report', error: says('một') });
    actor.send({ type: 'error.report', error: says('hai') });
    expect(actor.getSnapshot().context.waiting?.error.server?.message).toBe('hai');
  });

  it('X-04 shows the louder of two errors first and the other one after it', () => {
    const { actor } = startErrors();
    actor.send({ type: 'error.report', error: conflict });
    actor.send({ type: 'error.report', error: server });
    expect(actor.getSnapshot()).toMatchObject({ value: 'showingPage', context: { shown: { error: server } } });

    actor.send({ type: 'error.close' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'showingDialog', context: { shown: { error: conflict } } });

    actor.send({ type: 'error.close' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { shown: undefined, waiting: undefined } });
  });

  it('keeps the loudest of those that wait', () => {
    const { actor } = startErrors();
    actor.send({ type: 'error.report', error: forbidden });
    actor.send({ type: 'error.report', error: conflict });
    actor.send({ type: 'error.report', error: server });
    expect(actor.getSnapshot().context.waiting?.error).toBe(server);
  });

  it('hands the retry of the shown error out and closes', () => {
    const { actor, emitted } = startErrors();
    const retried: string[] = [];
    actor.on('retry.requested', ({ retry }) => {
      retry();
    });
    actor.send({ type: 'error.report', error: server, retry: () => retried.push('again') });
    actor.send({ type: 'error.retry' });
    expect([actor.getSnapshot().value, retried, emitted]).toEqual(['idle', ['again'], ['retry.requested']]);
  });
});

function startErrors() {
  const clock = new SimulatedClock();
  const actor = createActor(errorMachine, { clock });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  return { actor, clock, emitted };
}
