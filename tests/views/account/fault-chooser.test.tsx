// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { ErrorCode } from '@/domain/errors/error-catalogue';
import { authMachine } from '@/machines/auth/auth-machine';
import { FaultChooser } from '@/views/account/fault-chooser';
import { AuthProvider } from '@/views/app/auth-context';
import type { DemoFaults } from '@/views/app/demo-context';
import { ServicesProvider, type Services } from '@/views/app/services-context';
import { enter } from '../../support/enter';

afterEach(cleanup);

const list: DemoFaults['list'] = [
  fault('auth.code_error', 'answer', 'code_error'),
  { ...fault('auth.jwks_load_error', 'configuration', 'jwks_load_error'), isKept: true },
  { ...fault('auth.popup_closed', 'answer', 'popup_closed'), kind: 'hand' },
  { ...fault('token.atHashNeeded', 'token', 'An at_hash is needed!'), kind: 'words' },
  { ...fault('http.server', 'outage', '500, không có nội dung'), id: 'http.server.empty' },
];

function fault(id: ErrorCode, group: DemoFaults['list'][number]['group'], name: string) {
  return { id, code: id, group, name, way: `Làm thử ${name}.`, kind: 'arm', isKept: false } as const;
}

function renderChooser(changes: Partial<DemoFaults> = {}) {
  let tell: (id: string | undefined) => void = () => undefined;
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
  return { arm, disarm, tell: (id: string | undefined) => act(() => tell(id)) };
}

const group = (name: RegExp) => screen.getByRole('button', { name });
const choices = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

async function choose(user: ReturnType<typeof userEvent.setup>, groupName: RegExp, name: RegExp) {
  await user.click(group(groupName));
  await user.click(screen.getByRole('button', { name }));
}

describe('the chooser of failures', () => {
  it('X-03 lists each failure under its folded group with its words and its name, and switches one on', async () => {
    const user = userEvent.setup({ delay: null });
    const { arm } = renderChooser();
    expect(choices()).toEqual([]);
    expect(group(/^Câu trả lời đăng nhập/u).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Bật' })).toBeNull();

    await user.click(group(/^Câu trả lời đăng nhập/u));
    expect(choices()).toEqual(['Đăng nhập không thành côngcode_error', 'Cửa sổ đăng nhập đã đóngpopup_closed']);
    await user.click(screen.getByRole('button', { name: /code_error/u }));
    expect(screen.getByText('Làm thử code_error.')).toBeTruthy();
    expect(screen.getByText('Lỗi tự tắt sau khi xảy ra.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bật' }));
    expect(arm.mock.calls).toEqual([['auth.code_error']]);
  });

  it('X-01 finds a failure by its words without marks, its code or its name, in the groups that it opens', async () => {
    const user = userEvent.setup({ delay: null });
    renderChooser();
    const search = screen.getByRole('searchbox', { name: 'Minh họa lỗi' });
    for (const words of ['dong cua so', 'cua so dang nhap', 'popup']) {
      await user.clear(search);
      await enter(user, search, words);
      expect(choices()).toEqual(words === 'dong cua so' ? [] : ['Cửa sổ đăng nhập đã đóngpopup_closed']);
    }
    await user.clear(search);
    await enter(user, search, 'server.empty');
    expect(choices()).toEqual(['Lỗi500, không có nội dung']);
    expect(screen.getByText('1 lỗi')).toBeTruthy();
    await user.clear(search);
    await enter(user, search, 'zzz');
    expect(screen.getByText('Không có lỗi nào khớp.')).toBeTruthy();
  });

  it('X-03 says what is on, until it has happened, and switches it off', async () => {
    const user = userEvent.setup({ delay: null });
    const { disarm, tell } = renderChooser({ armedAtStart: 'auth.jwks_load_error' });
    expect(status()).toBe('Đang bật: Không tải được khóa xác thực.');
    expect(screen.getByText('Lỗi giữ nguyên cho đến khi bấm «Tắt».')).toBeTruthy();
    expect(screen.getByRole('button', { name: /jwks_load_error/u }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Bật' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tắt' }));
    expect(disarm).toHaveBeenCalledTimes(1);

    tell(undefined);
    expect(status()).toBe('Không có lỗi nào đang bật.');
    expect(screen.getByRole('button', { name: 'Bật' })).toBeTruthy();
  });

  it('X-03 has nothing to switch for what a hand does, and shows the words of what cannot happen', async () => {
    const user = userEvent.setup({ delay: null });
    renderChooser({ asked: 'auth.popup_closed' });
    expect(screen.getByText('Làm thử popup_closed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bật' })).toBeNull();

    await choose(user, /^Mã nhận được/u, /at_hash/u);
    expect(screen.getAllByText('Phiên đăng nhập thiếu mã kiểm tra')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Bật' })).toBeNull();
  });
});
