// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type * as Help from '@/views/shell/shortcuts/shortcuts-help';

import { findHeading, renderShell } from './shell-fixtures';

const help = vi.hoisted(() => ({ isLost: true }));

vi.mock('@/views/shell/shortcuts/shortcuts-help', async (importOriginal) => {
  const { ShortcutsHelp } = await importOriginal<typeof Help>();
  return {
    get ShortcutsHelp() {
      if (help.isLost) {
        throw new TypeError('Failed to fetch dynamically imported module');
      }
      return ShortcutsHelp;
    },
  };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Fetched when first opened; here that is not what is tested. */
beforeAll(async () => {
  await import('@/views/app/stage/inside');
  await import('@/views/shell/main-layout');
}, 60_000);

describe('tools whose code is fetched late', () => {
  it('X-05 leave the page as it is where their code does not come, and show themselves when it does', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    renderShell();
    await findHeading(/Trần Minh Khoa/);
    await user.keyboard('?');
    expect(await screen.findByText('Phần này đang gặp lỗi.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: /Trần Minh Khoa/ })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Phím tắt' })).toBeNull();

    help.isLost = false;
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Phím tắt' })).toBeTruthy();
  });
});
