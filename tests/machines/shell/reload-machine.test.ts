import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { reloadMachine } from '@/machines/shell/reload-machine';

describe('reload helper', () => {
  it('A-17 reloads the page the first time, whoever asks', () => {
    const { ref, reload, leave } = started({ wasReloaded: false });
    ref.send({ type: 'reload.ask', isAuthenticated: true });
    ref.send({ type: 'reload.ask', isAuthenticated: false });
    expect([reload.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  });

  it('A-17 signs a visitor out and goes to the sign-in page once reloading has not helped', () => {
    const { ref, reload, leave } = started({ wasReloaded: true });
    ref.send({ type: 'reload.ask', isAuthenticated: false });
    expect([reload.mock.calls.length, leave.mock.calls.length]).toEqual([0, 1]);
  });

  it('A-17 lets the part that failed try again by itself while the person is signed in', () => {
    const { ref, reload, leave, useless } = started({ wasReloaded: true });
    ref.send({ type: 'page.fail' });
    ref.send({ type: 'reload.ask', isAuthenticated: true });
    expect([reload.mock.calls.length, leave.mock.calls.length, useless.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it('A-17 counts anew once the page has been in order for a while, and not before', async () => {
    const { ref, clock, reload, forget } = started({ wasReloaded: true });
    ref.send({ type: 'page.fail' });
    clock.increment(60_000);
    expect(forget).not.toHaveBeenCalled();
    ref.send({ type: 'page.recover' });
    clock.increment(9_999);
    expect(forget).not.toHaveBeenCalled();
    clock.increment(1);
    expect(forget).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(ref.getSnapshot().value).toBe('settled'));
    ref.send({ type: 'reload.ask', isAuthenticated: true });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('A-17 takes a page that never fails after its reload as one that was helped', () => {
    const { clock, forget } = started({ wasReloaded: true });
    clock.increment(10_000);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('A-17 reloads once, whatever parts of the page fail or go while it is under way', () => {
    const { ref, reload } = started({ wasReloaded: false });
    ref.send({ type: 'reload.ask', isAuthenticated: true });
    for (const type of ['page.fail', 'page.recover'] as const) {
      ref.send({ type });
      expect(ref.getSnapshot().value).toBe('reloading');
    }
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('A-17 A-22 comes back when the browser does not leave, and does not reload again', () => {
    const { ref, clock, reload, useless } = started({ wasReloaded: false });
    ref.send({ type: 'reload.ask', isAuthenticated: true });
    clock.increment(30_000);
    expect(ref.getSnapshot().value).toBe('failing');
    ref.send({ type: 'reload.ask', isAuthenticated: true });
    expect([reload.mock.calls.length, useless.mock.calls.length]).toEqual([1, 1]);
  });
});

function started(input: { readonly wasReloaded: boolean }) {
  const reload = vi.fn();
  const leave = vi.fn();
  const forget = vi.fn();
  const useless = vi.fn();
  const clock = new SimulatedClock();
  const ref = createActor(
    reloadMachine.provide({
      actors: {
        reloadPage: fromPromise(() => {
          reload();
          return new Promise<void>(() => undefined);
        }),
        leaveForSignIn: fromPromise(() => {
          leave();
          return Promise.resolve();
        }),
        forgetReload: fromPromise(() => {
          forget();
          return Promise.resolve();
        }),
      },
    }),
    { input, clock },
  );
  ref.on('reload.useless', useless);
  ref.start();
  return { ref, clock, reload, leave, forget, useless };
}
