// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { EmailSettings } from '@/domain/settings/email-settings';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { enter } from '../../support/enter';
import { showOn } from '../shared/list/list-page';
import { renderSettings, storedSettings } from './settings-fixtures';

beforeEach(() => {
  showOn('desktop');
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const save = () => screen.getByRole('button', { name: 'Lưu cài đặt' });

describe('settings that two administrators change at once', () => {
  it('E-04 X-02 another one’s server and password are shown and kept, the password unread', async () => {
    let present: EmailSettings = storedSettings;
    const sent: EmailSettings[] = [];
    const { user } = renderSettings({
      settings: {
        getEmail: () => Promise.resolve(present),
        updateEmail: (settings) => {
          sent.push(settings);
          present = settings;
          return Promise.resolve();
        },
      },
    });
    await enter(user, await field(/^Tên người gửi/u), ' mới');
    const theirs = {
      ...storedSettings,
      smtpHost: 'mail2.example.com',
      smtpPassword: 'mật mã mới',
      smtpEnableSsl: true,
    };
    present = theirs;
    await user.click(save());

    const dialog = await screen.findByRole('dialog', { name: 'Dữ liệu đã được người khác thay đổi' });
    const part = (name: string) => within(dialog).getByRole('group', { name }).textContent;
    expect(part('Máy chủ SMTP')).toContain('mail2.example.com');
    expect(part('Bật SSL')).toMatch(/Không.*Không.*Có/u);
    expect(dialog.textContent).not.toContain('mật mã mới');
    expect(dialog.textContent).not.toContain('bí mật cũ');
    expect(sent).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: 'Giữ thay đổi của tôi' }));
    await screen.findByText('Lưu cài đặt thành công.');
    expect(sent).toEqual([{ ...theirs, defaultFromDisplayName: 'Quỹ HTVLNN mới' }]);
  });

  it('E-04 X-04 settings that were stored although their answer was lost are nobody else’s', async () => {
    let present: EmailSettings = storedSettings;
    const answers = [() => Promise.reject(new AppError('network.unreachable', { status: 0 }))];
    const { user, calls } = renderSettings({
      settings: {
        getEmail: () => Promise.resolve(present),
        updateEmail: (settings) => {
          present = settings;
          return answers.shift()?.() ?? Promise.resolve();
        },
      },
    });
    await enter(user, await field(/^Tên người gửi/u), ' mới');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    await screen.findByText('Lưu cài đặt thành công.');
    expect(screen.queryByRole('dialog', { name: /người khác/u })).toBeNull();
    expect(calls.updateEmail).toHaveBeenCalledTimes(2);
  });

  it('X-02 S-10 a time zone that another one has chosen meanwhile is not taken back unseen', async () => {
    let zone = 'SE Asia Standard Time';
    const { user, calls } = renderSettings({
      search: '?tab=time-zone',
      settings: { getTimeZone: () => Promise.resolve(zone) },
    });
    await screen.findByRole('combobox', { name: /^Múi giờ/u });
    zone = 'Tokyo Standard Time';
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: /người khác/u });
    await user.click(within(dialog).getByRole('button', { name: 'Lấy bản của người khác' }));
    expect(await screen.findByDisplayValue('Tokyo Standard Time (+09:00)')).toBeDefined();
    expect(calls.updateTimeZone).not.toHaveBeenCalled();
  });
});
