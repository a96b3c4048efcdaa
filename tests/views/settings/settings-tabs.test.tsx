// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { showOn } from '../shared/list/list-page';
import { renderSettings } from './settings-fixtures';
import { enter } from '../../support/enter';

beforeEach(() => {
  showOn('desktop');
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('settings page', () => {
  it('S-10 shows the tabs of the person’s policies and begins with the first', () => {
    renderSettings({ granted: [policies.timeZone, policies.manageHostFeatures] });
    expect([tabNames(), selected()]).toEqual([['Múi giờ', 'Tính năng máy chủ'], 'Múi giờ']);
  });

  it('S-10 opens the tab of the address, and keeps the chosen one there', async () => {
    const { user, calls } = renderSettings({ search: '?tab=features' });
    expect(selected()).toBe('Tính năng máy chủ');
    expect(await screen.findByRole('button', { name: 'Quản lý tính năng máy chủ' })).toBeDefined();
    expect(calls.getEmail).not.toHaveBeenCalled();
    await user.click(screen.getByRole('tab', { name: 'Múi giờ' }));
    expect([selected(), window.location.search]).toEqual(['Múi giờ', '?tab=time-zone']);
  });

  it('S-10 goes through the tabs by arrows', async () => {
    const { user } = renderSettings();
    screen.getByRole('tab', { name: 'Gửi email' }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(selected()).toBe('Múi giờ');
    await user.keyboard('{End}{Enter}');
    expect(selected()).toBe('Tính năng máy chủ');
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('settings-tab-features');
  });

  it('F-01 opens the features of the host itself', async () => {
    const get = vi.fn(() => Promise.resolve([]));
    const { user } = renderSettings({ search: '?tab=features', features: { get } });
    await user.click(await screen.findByRole('button', { name: 'Quản lý tính năng máy chủ' }));
    expect(await screen.findByRole('dialog', { name: 'Tính năng máy chủ' })).toBeDefined();
    await waitFor(() => expect(get).toHaveBeenCalledWith({ name: 'T', key: undefined }, expect.any(AbortSignal)));
  });
});

describe('time zone', () => {
  const zone = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Múi giờ/u });

  it('is found by its offset, saved, and told to the whole product', async () => {
    const { user, calls, send } = renderSettings({ search: '?tab=time-zone' });
    expect((await zone()).value).toBe('SE Asia Standard Time (+07:00)');
    await user.clear(await zone());
    await enter(user, await zone(), '+09');
    await user.click(await screen.findByRole('option', { name: 'Tokyo Standard Time (+09:00)' }));
    await user.click(screen.getByRole('button', { name: 'Lưu cài đặt' }));
    expect(await screen.findByText('Lưu cài đặt thành công.')).toBeDefined();
    expect(calls.updateTimeZone.mock.calls.map(([value]) => value)).toEqual(['Tokyo Standard Time']);
    expect(send).toHaveBeenCalledWith({ type: 'configuration.load' });
    expect((await zone()).value).toBe('Tokyo Standard Time (+09:00)');
  });

  it('shows one that the list does not have by its id, and a failed save keeps the choice', async () => {
    const { user, calls } = renderSettings({
      search: '?tab=time-zone',
      settings: {
        getTimeZone: () => Promise.resolve('Asia/Ho_Chi_Minh'),
        updateTimeZone: () => Promise.reject(new AppError('http.server', { status: 500 })),
      },
    });
    expect((await zone()).value).toBe('Asia/Ho_Chi_Minh');
    await user.clear(await zone());
    await enter(user, await zone(), 'tokyo');
    await user.click(await screen.findByRole('option', { name: 'Tokyo Standard Time (+09:00)' }));
    await user.click(screen.getByRole('button', { name: 'Lưu cài đặt' }));
    await screen.findByRole('button', { name: 'Thử lại' });
    expect(calls.updateTimeZone).toHaveBeenCalledTimes(1);
    expect(screen.getByDisplayValue('Tokyo Standard Time (+09:00)')).toBeDefined();
  });
});
