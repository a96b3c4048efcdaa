// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { watchActs } from '@/services/tabs/watch-acts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  showTab('visible');
});

/** A page that notes the moments of acts, in milliseconds. */
function watching() {
  const page = { now: 0, acts: [] as number[] };
  stop = watchActs(
    () => page.acts.push(page.now),
    () => page.now,
  );
  return page;
}

const moveTo = (screenX: number, screenY: number) =>
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, screenX, screenY }));

function showTab(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('acts of a person', () => {
  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove'])('A-10 %s is one', (type) => {
    const { acts } = watching();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(acts).toEqual([0]);
  });

  it('A-10 is one also where a part of the page keeps the event to itself', () => {
    const { acts } = watching();
    const field = document.createElement('input');
    document.body.append(field);
    field.addEventListener('keydown', (event) => event.stopPropagation());
    field.dispatchEvent(new Event('keydown', { bubbles: true }));
    field.remove();
    expect(acts).toEqual([0]);
  });

  it('A-10 is told once in five seconds at most, and at once where the clock was set back', () => {
    const page = watching();
    for (const at of [0, 1_000, 4_999, 5_000, 9_000, 10_001]) {
      page.now = at;
      window.dispatchEvent(new Event('keydown'));
    }
    expect(page.acts).toEqual([0, 5_000, 10_001]);
    page.now = -3_600_000;
    window.dispatchEvent(new Event('keydown'));
    expect(page.acts.at(-1)).toBe(-3_600_000);
  });

  it('A-10 a pointer that moves is one, one that lies still while the page moves under it is none', () => {
    const page = watching();
    moveTo(10, 10);
    moveTo(10, 10);
    expect(page.acts).toEqual([]);
    moveTo(11, 10);
    expect(page.acts).toEqual([0]);
  });

  it('A-10 showing the tab is one, hiding it is none', () => {
    const { acts } = watching();
    showTab('hidden');
    expect(acts).toEqual([]);
    showTab('visible');
    expect(acts).toEqual([0]);
  });

  it('A-10 are not heard once the watch is over', () => {
    const { acts } = watching();
    stop();
    window.dispatchEvent(new Event('keydown'));
    moveTo(1, 1);
    moveTo(2, 2);
    showTab('visible');
    expect(acts).toEqual([]);
  });
});
