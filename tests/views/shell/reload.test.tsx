// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import { findHeading, renderShell } from './shell-fixtures';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('the way out by a reload', () => {
  it('A-17 remembers that the page was reloaded, when the configuration does not come', async () => {
    // jsdom cannot navigate and says so.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    renderShell({ loadConfiguration: () => Promise.reject(new AppError('network.unreachable', { status: 0 })) });
    await findHeading('Không tải được thông tin làm việc');
    await user.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(sessionStorage.getItem('quy.reloaded')).toBe('true');
  });

  it('A-17 loads the configuration again by itself where a reload has not helped', async () => {
    sessionStorage.setItem('quy.reloaded', 'true');
    const user = userEvent.setup({ delay: null });
    let isDown = true;
    const { configuration } = renderShell({
      loadConfiguration: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(configuration('user-1'))),
    });
    await findHeading('Không tải được thông tin làm việc');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tải lại' }));
    await findHeading(/Trần Minh Khoa/);
  });
});
