// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderSettings, storedSettings } from './settings-fixtures';

afterEach(cleanup);

const field = () => screen.findByLabelText(/^Mật khẩu SMTP/u, { selector: 'input' });

describe('SMTP password', () => {
  it('E-01 promises no removal of a password that the host keeps back', async () => {
    renderSettings();
    await field();
    expect(screen.getByText(/xóa trống thì mật khẩu bị xóa/u)).toBeDefined();
    cleanup();
    renderSettings({ settings: { getEmail: () => Promise.resolve({ ...storedSettings, smtpPassword: null }) } });
    await field();
    expect(screen.getByText('Để trống thì mật khẩu đã lưu được giữ nguyên.')).toBeDefined();
    expect(screen.queryByText(/xóa trống/u)).toBeNull();
  });
});
