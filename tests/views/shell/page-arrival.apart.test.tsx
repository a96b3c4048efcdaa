// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';

import { findHeading, renderShell } from './shell-fixtures';

vi.mock('@/views/system/log/log-screen', async () => ({
  LogScreen: (await import('./shell-fixtures')).LightLogScreen,
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Fetched when first opened; here that is not what is tested. */
beforeAll(async () => {
  await import('@/views/app/stage/inside');
  await import('@/views/shell/main-layout');
  await import('@/views/shell/palette/command-palette');
}, 60_000);

const readOut = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);

describe('another page, for who does not see it', () => {
  it('S-08 is read out by its name; who came by a link of the page before goes on from its beginning', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ at: '/system/log', policies: [policies.log] });
    await findHeading('Nhật ký hệ thống');
    await waitFor(() => expect(readOut()).toContain('Nhật ký hệ thống | Quỹ HTVLNN'));
    expect(document.activeElement).toBe(document.body);

    const way = within(screen.getByRole('main')).getByRole('link', { name: 'Trang chủ' });
    way.focus();
    await user.keyboard('{Enter}');
    await findHeading(/Trần Minh Khoa/);
    await waitFor(() => expect(readOut()).toContain(document.title));
    expect(document.title).not.toContain('Nhật ký');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('S-07 S-08 leaves the focus on a link of the menu, and takes it after a dialog whose opener is gone', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ policies: [policies.log] });
    await findHeading(/Trần Minh Khoa/);
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox', { name: /Tìm trang/ });
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('nhat ky{Enter}');
    await findHeading('Nhật ký hệ thống');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));

    const menu = screen.getByRole('navigation', { name: 'Menu chính' });
    const link = within(menu).getByRole('link', { name: 'Trang chủ' });
    link.focus();
    await user.keyboard('{Enter}');
    await findHeading(/Trần Minh Khoa/);
    expect(document.activeElement).toBe(link);
  });
});
