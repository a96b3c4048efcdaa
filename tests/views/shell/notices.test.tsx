// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import { findHeading, renderShell } from './shell-fixtures';

afterEach(cleanup);

/** The notices' code is fetched with the first of them; here that is not what is tested. */
beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);

describe('notices', () => {
  it('W-03 X-02 shows a page with the status in brackets, title, details and Home, and closes it by Escape', async () => {
    const user = userEvent.setup({ delay: null });
    const { errorRef } = renderShell();
    await findHeading(/Trần Minh Khoa/);
    errorRef.send({ type: 'error.report', error: new AppError('http.server', { status: 500 }) });

    expect((await findHeading(/Lỗi$/)).textContent).toBe('[500] Lỗi');
    expect(screen.getByText('Hệ thống có lỗi. Vui lòng liên hệ quản trị viên.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Lỗi$/ })).toBeNull());
  });

  it('X-02 shows what the server says in its own format in a dialog', async () => {
    const user = userEvent.setup({ delay: null });
    const { errorRef } = renderShell();
    await findHeading(/Trần Minh Khoa/);
    const says = {
      code: 'QuyHoTro:07001',
      message: 'Số CCCD đã tồn tại',
      details: 'Trùng với Đào Thị Út.',
      data: null,
      validationErrors: null,
    };
    errorRef.send({
      type: 'error.report',
      error: new AppError('server.message', { status: 403, server: says, correlationId: 'abc-1' }),
    });

    const dialog = await screen.findByRole('alertdialog', { name: 'Số CCCD đã tồn tại' });
    expect(dialog.textContent).toContain('Trùng với Đào Thị Út.');
    expect(dialog.querySelector('pre')?.textContent).toBe(
      'server.message\nHTTP 403\nQuyHoTro:07001\nX-Correlation-Id: abc-1',
    );
    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('X-02 shows no Home link and no status when no answer came at all', async () => {
    const { errorRef } = renderShell();
    await findHeading(/Trần Minh Khoa/);
    errorRef.send({ type: 'error.report', error: new AppError('network.unreachable', { status: 0 }) });
    expect(await screen.findByRole('heading', { name: 'Không kết nối được máy chủ' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Về trang chủ' })).toBeNull();
  });

  it('W-01 shows an error toast titled Lỗi, announced and closable', async () => {
    const user = userEvent.setup({ delay: null });
    const { errorRef } = renderShell();
    await findHeading(/Trần Minh Khoa/);
    errorRef.send({ type: 'error.report', error: new AppError('http.tooManyRequests', { status: 429 }) });

    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Lỗi');
    expect(toast.textContent).toContain('Bạn thao tác quá nhanh. Vui lòng chờ một lát rồi thử lại.');
    await user.click(screen.getByRole('button', { name: 'Đóng thông báo' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('X-04 presents a storm of equal errors once, with its number', async () => {
    const { errorRef } = renderShell();
    await findHeading(/Trần Minh Khoa/);
    for (let time = 0; time < 50; time += 1) {
      errorRef.send({ type: 'error.report', error: new AppError('http.other', { status: 418 }) });
    }
    expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.getByText('Lỗi này đã xảy ra 50 lần.')).toBeTruthy();
  });
});
