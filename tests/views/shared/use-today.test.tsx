// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ofToday } from '@/views/shared/days/of-today';
import { useHour, useToday } from '@/views/shared/days/use-today';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T23:58:30+07:00') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('today', () => {
  it('W-07 begins at the Fund’s midnight on a page that nobody touches', () => {
    const { container } = render(<Clock />);
    expect(container.textContent).toBe('2026-12-31 23');
    pass(60_000);
    expect(container.textContent).toBe('2026-12-31 23');
    pass(30_000);
    expect(container.textContent).toBe('2027-01-01 0');
    pass(6.5 * 3_600_000);
    expect(container.textContent).toBe('2027-01-01 6');
  });

  it('W-07 is told by the clock that was set, as soon as the page is looked at again', () => {
    const { container } = render(<Clock />);
    vi.setSystemTime(Date.parse('2026-12-30T08:00:00+07:00'));
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(container.textContent).toBe('2026-12-30 8');
  });

  it('W-07 is watched for once, however many ask for it, and no longer than somebody does', () => {
    const { unmount } = render(
      <>
        <Clock />
        <Clock />
        <Clock />
      </>,
    );
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('V-01 rules about today are made once a day', () => {
  const rulesOn = vi.fn((today: string) => (day: string) => day > today);
  const isFuture = ofToday(rulesOn);
  expect([isFuture('2026-12-31'), isFuture('2027-01-01')]).toEqual([false, true]);
  vi.setSystemTime(Date.parse('2027-01-01T00:00:00+07:00'));
  expect([isFuture('2027-01-01'), isFuture('2027-01-02')]).toEqual([false, true]);
  expect(rulesOn.mock.calls).toEqual([['2026-12-31'], ['2027-01-01']]);
});

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function Clock() {
  return `${useToday()} ${useHour()}`;
}
