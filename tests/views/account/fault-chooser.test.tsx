// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { ErrorCode } from '@/domain/errors/error-catalogue';
import { authMachine } from '@/machines/auth/auth-machine';
import { FaultChooser } from '@/views/account/fault-chooser';
import { AuthProvider } from '@/views/app/auth-context';
import type { DemoFaults } from '@/views/app/demo-context';
import { ServicesProvider, type Services } from '@/views/app/services-context';

afterEach(cleanup);

const list: DemoFaults['list'] = [
  fault('auth.code_error', 'answer', 'code_error'),
  { ...fault('auth.jwks_load_error', 'configuration', 'jwks_load_error'), isKept: true },
  { ...fault('auth.popup_closed', 'answer', 'popup_closed'), kind: 'hand' },
  { ...fault('token.atHashNeeded', 'token', 'An at_hash is needed!'), kind: 'words' },
];

function fault(id: ErrorCode, group: DemoFaults['list'][number]['group'], name: string) {
  return { id, group, name, way: `Làm thử ${name}.`, kind: 'arm', isKept: false } as const;
}

function renderChooser(changes: Partial<DemoFaults> = {}) {
  let tell: (id: ErrorCode | undefined) => void = () => undefined;
  const arm = vi.fn<DemoFaults['arm']>();
  const disarm = vi.fn<DemoFaults['disarm']>();
  const faults: DemoFaults = {
    list,
    asked: undefined,
    armedAtStart: undefined,
    arm,
    disarm,
    watch: (listener) => {
      tell = listener;
      return () => undefined;
    },
    ...changes,
  };
  const authRef = createActor(authMachine, { input: { flow: 'password', culture: 'vi' } });
  const services = { environment: { localization: {} } } as unknown as Services;
  render(
    <ServicesProvider value={services}>
      <AuthProvider value={authRef}>
        <FaultChooser faults={faults} />
      </AuthProvider>
    </ServicesProvider>,
  );
  return { arm, disarm, tell: (id: ErrorCode | undefined) => act(() => tell(id)) };
}

const select = () => screen.getByRole('combobox', { name: 'Minh họa lỗi đăng nhập' });
const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

describe('the chooser of failures', () => {
  it('X-03 lists each failure under its group with its words and its name, and switches one on', async () => {
    const user = userEvent.setup({ delay: null });
    const { arm } = renderChooser();
    const group = within(screen.getByRole('group', { name: 'Câu trả lời đăng nhập' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Đăng nhập không thành công (code_error)',
      'Cửa sổ đăng nhập đã đóng (popup_closed)',
    ]);
    expect(names('button')).toEqual([]);

    await user.selectOptions(select(), 'auth.code_error');
    expect(screen.getByText('Làm thử code_error.')).toBeTruthy();
    expect(screen.getByText('Lỗi tự tắt sau khi xảy ra một lần.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bật' }));
    expect(arm.mock.calls).toEqual([['auth.code_error']]);
  });

  it('X-03 says what is on, until it has happened, and switches it off', async () => {
    const user = userEvent.setup({ delay: null });
    const { disarm, tell } = renderChooser({ armedAtStart: 'auth.jwks_load_error' });
    expect(names('status')).toEqual(['Đang bật: Không tải được khóa xác thực.']);
    expect(screen.getByText('Lỗi giữ nguyên cho đến khi bấm «Tắt».')).toBeTruthy();
    expect(names('button')).toEqual(['Tắt']);
    await user.click(screen.getByRole('button', { name: 'Tắt' }));
    expect(disarm).toHaveBeenCalledTimes(1);

    tell(undefined);
    expect(names('status')).toEqual(['Không có lỗi nào đang bật.']);
    expect(names('button')).toEqual(['Bật']);
  });

  it('X-03 has nothing to switch for what a hand does, and shows the words of what cannot happen', async () => {
    const user = userEvent.setup({ delay: null });
    renderChooser({ asked: 'auth.popup_closed' });
    expect(screen.getByText('Làm thử popup_closed.')).toBeTruthy();
    expect(names('button')).toEqual([]);

    await user.selectOptions(select(), 'token.atHashNeeded');
    expect(screen.getByText('Phiên đăng nhập thiếu mã kiểm tra')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bật' })).toBeNull();
    await user.selectOptions(select(), '');
    expect(screen.queryByText('Phiên đăng nhập thiếu mã kiểm tra')).toBeNull();
  });
});
