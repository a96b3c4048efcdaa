import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { loaderDelayMs } from '@/domain/constants';
import { collapseMachine } from '@/machines/shell/collapse-machine';
import { loaderMachine } from '@/machines/shell/loader-machine';
import { pageAlertsMachine, type PageAlertRequest } from '@/machines/shell/page-alerts-machine';

describe('collapse', () => {
  function start(isOpen: boolean, durationMs: number) {
    const clock = new SimulatedClock();
    const actor = createActor(collapseMachine, { clock, input: { isOpen, durationMs } }).start();
    return { clock, actor, value: () => actor.getSnapshot().value };
  }

  it.each([250, 200, 400])('W-05 is on its way for %i ms, and can turn round on it', (durationMs) => {
    const { actor, clock, value } = start(false, durationMs);
    expect(actor.getSnapshot().hasTag('hidden')).toBe(true);
    actor.send({ type: 'collapse.open' });
    clock.increment(durationMs - 1);
    expect(value()).toBe('expanding');
    clock.increment(1);
    expect(value()).toBe('expanded');

    actor.send({ type: 'collapse.close' });
    clock.increment(durationMs - 1);
    actor.send({ type: 'collapse.open' });
    clock.increment(durationMs);
    expect(value()).toBe('expanded');
  });

  it('W-05 comes to the same ends at once without motion', () => {
    const { actor, clock, value } = start(true, 0);
    expect(value()).toBe('expanded');
    actor.send({ type: 'collapse.close' });
    clock.increment(0);
    expect(value()).toBe('collapsed');

    actor.send({ type: 'collapse.time', durationMs: 400 });
    actor.send({ type: 'collapse.open' });
    clock.increment(399);
    expect(value()).toBe('expanding');
  });
});

describe('loader', () => {
  function start() {
    const clock = new SimulatedClock();
    const actor = createActor(loaderMachine, { clock }).start();
    return { clock, actor, isVisible: () => actor.getSnapshot().hasTag('visible') };
  }

  it('W-06 never shows a wait of less than half a second', () => {
    const { actor, clock, isVisible } = start();
    actor.send({ type: 'wait.begin' });
    clock.increment(loaderDelayMs - 1);
    expect(isVisible()).toBe(false);
    actor.send({ type: 'wait.end' });
    clock.increment(10_000);
    expect(isVisible()).toBe(false);
  });

  it('W-06 does not flash: what has appeared stays for a moment', () => {
    const { actor, clock, isVisible } = start();
    actor.send({ type: 'wait.begin' });
    clock.increment(loaderDelayMs);
    expect(isVisible()).toBe(true);
    actor.send({ type: 'wait.end' });
    clock.increment(399);
    expect([isVisible(), actor.getSnapshot().hasTag('ending')]).toEqual([true, false]);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('ending')).toBe(true);
    clock.increment(399);
    expect(isVisible()).toBe(true);
    clock.increment(1);
    expect(isVisible()).toBe(false);
  });

  it('W-06 lasts as long as the wait, and goes with its last moment', () => {
    const { actor, clock, isVisible } = start();
    actor.send({ type: 'wait.begin' });
    clock.increment(loaderDelayMs);
    clock.increment(10_000);
    expect([isVisible(), actor.getSnapshot().hasTag('ending')]).toEqual([true, false]);
    actor.send({ type: 'wait.end' });
    expect([isVisible(), actor.getSnapshot().hasTag('ending')]).toEqual([true, true]);
  });

  it.each([
    ['just after it has appeared', 0],
    ['while it is going', 400],
  ])('W-06 stays for another wait that begins %s', (_when, sinceShown) => {
    const { actor, clock, isVisible } = start();
    actor.send({ type: 'wait.begin' });
    clock.increment(loaderDelayMs);
    actor.send({ type: 'wait.end' });
    clock.increment(sinceShown);
    actor.send({ type: 'wait.begin' });
    expect([isVisible(), actor.getSnapshot().hasTag('ending')]).toEqual([true, false]);
    clock.increment(10_000);
    expect([isVisible(), actor.getSnapshot().hasTag('ending')]).toEqual([true, false]);
  });

  it('W-06 every appearance lasts at least 400 ms, whatever begins and ends when', () => {
    const steps = fc.array(
      fc.record({
        type: fc.constantFrom('wait.begin' as const, 'wait.end' as const),
        after: fc.integer({ min: 0, max: 900 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (events) => {
        const { actor, clock, isVisible } = start();
        let now = 0;
        let shownAt: number | undefined;
        const pass = (milliseconds: number) => {
          for (let passed = 0; passed < milliseconds; passed += 1) {
            clock.increment(1);
            now += 1;
            observe();
          }
        };
        const observe = () => {
          if (isVisible()) {
            shownAt ??= now;
          } else if (shownAt !== undefined) {
            expect(now - shownAt).toBeGreaterThanOrEqual(400);
            shownAt = undefined;
          }
        };
        for (const { type, after } of events) {
          actor.send({ type });
          observe();
          pass(after);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('page alerts', () => {
  function start() {
    const actor = createActor(pageAlertsMachine).start();
    const dismissed: string[] = [];
    actor.on('alert.dismissed', ({ about }) => dismissed.push(about));
    const show = (request: PageAlertRequest) => actor.send({ type: 'alert.show', request });
    return { actor, dismissed, show, texts: () => actor.getSnapshot().context.alerts.map(({ text }) => text) };
  }

  it('shows the newest first, each thing once', () => {
    const { actor, show, texts } = start();
    show({ type: 'info', text: 'một' });
    show({ type: 'warning', text: 'hai', about: 'quota' });
    show({ type: 'info', text: 'một' });
    expect(texts()).toEqual(['một', 'hai']);
    show({ type: 'error', text: 'ba', about: 'quota' });
    expect(texts()).toEqual(['ba', 'một']);
    actor.send({ type: 'alert.withdraw', about: 'quota' });
    expect(texts()).toEqual(['một']);
    actor.send({ type: 'alert.clear' });
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it('keeps alerts apart that say the same of something else', () => {
    const { show, texts } = start();
    show({ type: 'error', text: 'lỗi' });
    show({ type: 'warning', text: 'lỗi' });
    show({ type: 'warning', text: 'lỗi khác' });
    show({ type: 'warning', text: 'lỗi', title: 'Hạn mức' });
    show({ type: 'warning', text: 'lỗi', title: 'Hạn mức', about: 'quota' });
    expect(texts()).toEqual(['lỗi', 'lỗi', 'lỗi khác', 'lỗi', 'lỗi']);
  });

  it('lets a person dismiss what may be dismissed, and tells whoever it was about', () => {
    const { actor, dismissed, show, texts } = start();
    show({ type: 'info', text: 'một', about: 'version' });
    show({ type: 'error', text: 'hai', isDismissible: false });
    const ids = actor.getSnapshot().context.alerts.map(({ id }) => id);
    for (const id of ids) {
      actor.send({ type: 'alert.dismiss', id });
    }
    expect([texts(), dismissed]).toEqual([['hai'], ['version']]);
  });
});
