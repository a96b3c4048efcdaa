import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { toastMachine } from '@/machines/shell/toast-machine';

describe('toastMachine', () => {
  it('W-01 removes a toast after 5000 ms, a sticky one never', () => {
    const { actor, clock, texts } = startToasts();
    actor.send({ type: 'toast.show', request: { severity: 'success', text: 'Đã lưu' } });
    actor.send({ type: 'toast.show', request: { severity: 'warning', text: 'Giữ lại', isSticky: true } });

    clock.increment(4_999);
    expect(texts()).toEqual(['Đã lưu', 'Giữ lại']);
    clock.increment(1);
    expect(texts()).toEqual(['Giữ lại']);
    clock.increment(3_600_000);
    expect(texts()).toEqual(['Giữ lại']);
  });

  it('W-01 lets no time pass while hovered or focused, and gives the whole life again afterwards', () => {
    const { actor, clock, texts } = startToasts();
    actor.send({ type: 'toast.show', request: { severity: 'info', text: 'một' } });
    clock.increment(4_000);
    actor.send({ type: 'toast.pause' });
    actor.send({ type: 'toast.show', request: { severity: 'info', text: 'hai' } });
    clock.increment(60_000);
    expect(texts()).toEqual(['một', 'hai']);

    actor.send({ type: 'toast.resume' });
    clock.increment(4_999);
    expect(texts()).toEqual(['một', 'hai']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('W-01 closes one toast of the stack, and time runs again when the last hovered one is closed', () => {
    const { actor, texts } = startToasts();
    actor.send({ type: 'toast.show', request: { severity: 'info', text: 'một' } });
    actor.send({ type: 'toast.show', request: { severity: 'info', text: 'hai' } });
    actor.send({ type: 'toast.pause' });
    actor.send({ type: 'toast.close', id: 'toast-1' });
    expect(texts()).toEqual(['hai']);
    actor.send({ type: 'toast.close', id: 'toast-2' });
    expect(actor.getSnapshot().value).toBe('running');
  });

  it('X-04 counts the same words instead of stacking them, and starts their time anew', () => {
    const { actor, clock, texts } = startToasts();
    actor.send({ type: 'toast.show', request: { severity: 'error', text: 'Lỗi' } });
    clock.increment(3_000);
    actor.send({ type: 'toast.show', request: { severity: 'error', text: 'Lỗi' } });
    expect(actor.getSnapshot().context.toasts.map(({ count }) => count)).toEqual([2]);
    clock.increment(4_999);
    expect(texts()).toEqual(['Lỗi']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('shows five at most, the newest ones, and clears them all on request', () => {
    const { actor, texts } = startToasts();
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      actor.send({ type: 'toast.show', request: { severity: 'info', text } });
    }
    expect(texts()).toEqual(['2', '3', '4', '5', '6']);
    actor.send({ type: 'toast.clear' });
    expect(texts()).toEqual([]);
  });
});

function startToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  return { actor, clock, texts: () => actor.getSnapshot().context.toasts.map(({ text }) => text) };
}
