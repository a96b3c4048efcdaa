// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DateCalendar, MonthCalendar } from '@/views/shared/form/date-calendar';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

/** One o'clock in the night of the first of December in Vietnam; in Europe and America it is still November. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T18:00:00Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (calendar: React.ReactNode) =>
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
      {calendar}
    </Surroundings>,
  );

it('K-04 a calendar opens on the Fund’s day and marks it, wherever the machine stands', () => {
  show(<DateCalendar value={null} onChange={() => undefined} />);
  expect(document.querySelector('[id$=grid-label]')?.textContent).toMatch(/12.*2026/u);
  expect(document.querySelector('[aria-current=date]')?.textContent).toBe('1');
});

it('K-04 so does a calendar of months', () => {
  show(<MonthCalendar value={null} onChange={() => undefined} />);
  expect(document.querySelector('[aria-current=date]')?.textContent).toMatch(/12|mười hai/iu);
});

it('K-04 names the days of the week as Vietnam does, Monday first', () => {
  show(<DateCalendar value={null} onChange={() => undefined} />);
  const days = screen.getAllByRole('columnheader');
  expect(days.map(({ textContent }) => textContent)).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']);
  expect(days.map((day) => day.getAttribute('aria-label'))[0]).toMatch(/thứ hai/iu);
});
