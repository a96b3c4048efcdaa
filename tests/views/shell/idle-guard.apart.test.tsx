// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type * as Watch from '@/views/shell/session/idle-watch';

import { findHeading, renderShell } from './shell-fixtures';

const code = vi.hoisted(() => ({ isLost: true, asked: 0 }));

vi.mock('@/views/shell/session/idle-watch', async (importOriginal) => {
  const { IdleWatch } = await importOriginal<typeof Watch>();
  return {
    get IdleWatch() {
      code.asked += 1;
      if (code.isLost) {
        throw new TypeError('Failed to fetch dynamically imported module');
      }
      return IdleWatch;
    },
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Fetched when first opened; here that is not what is tested. */
beforeAll(async () => {
  await import('@/views/app/stage/inside');
  await import('@/views/shell/main-layout');
}, 60_000);

const limits = { idleMs: 3_600_000, warningMs: 60_000 };
const lastAct = () => localStorage.getItem('fund-office.last-act');

it('A-10 X-05 code that does not come is fetched again in silence as the tab wakes, and then the session is watched', async () => {
  renderShell({ services: { idleLimits: () => limits } });
  await findHeading(/Trần Minh Khoa/);
  await waitFor(() => {
    expect(code.asked).toBe(1);
  });
  expect(screen.queryByText('Phần này đang gặp lỗi.')).toBeNull();
  expect(lastAct()).toBeNull();

  code.isLost = false;
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => {
    expect(Number(lastAct())).toBeGreaterThan(0);
  });
});
