// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Action } from '@/domain/desk/action';
import { isMet } from '@/views/desk/replay/check-expectation';
import { performAction } from '@/views/desk/replay/perform-action';
import { recordActions } from '@/views/desk/replay/record-actions';
import { isNewEscape } from '@/views/shared/focus/escape';

afterEach(cleanup);

const page = {
  navigate: vi.fn(),
  armHere: vi.fn(() => Promise.resolve()),
  resetData: () => Promise.resolve(),
  personOf: () => Promise.resolve(undefined),
  aboutToLeave: () => undefined,
};

function perform(action: Action) {
  return performAction(action, { page, speed: 'full', signal: new AbortController().signal });
}

function Form() {
  const [note, setNote] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <>
      <div data-trainer-desk="">
        <button onClick={() => setSaved('bàn huấn luyện')}>Lưu</button>
        <p>Đã lưu: của bàn</p>
      </div>
      <label>
        Ghi chú
        <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <label>
        Mật khẩu
        <input type="password" />
      </label>
      <label>
        Tháng
        <select>
          <option>9</option>
          <option>10</option>
        </select>
      </label>
      <button onClick={() => setSaved(note)}>Lưu</button>
      <button hidden>Gửi</button>
      {saved === '' ? null : <p role="status">Đã lưu: {saved}</p>}
    </>
  );
}

describe('replay', () => {
  it.each(['', ' (dao-tao)'])('D-03 C-04 signs nobody in who is there already%s', async (tenant) => {
    const person = { name: 'Trần Minh Khoa', password: '1q2w3E*' };
    const signedOut = vi.fn();
    render(
      <>
        <button>{`Tài khoản của ${person.name}${tenant}`}</button>
        <button onClick={signedOut}>Đăng xuất</button>
      </>,
    );
    await performAction(
      { do: 'signIn', as: 'khoa.tm' },
      {
        page: { ...page, personOf: () => Promise.resolve(person) },
        speed: 'full',
        signal: new AbortController().signal,
      },
    );
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('D-01 D-03 signs nobody out for who has changed their password, and says where it is put back', async () => {
    const person = { name: 'Trần Minh Khoa', password: undefined };
    const signedOut = vi.fn();
    render(
      <>
        <button>Tài khoản của Lê Thu Hà</button>
        <button onClick={signedOut}>Đăng xuất</button>
      </>,
    );
    const replayed = performAction(
      { do: 'signIn', as: 'khoa.tm' },
      {
        page: { ...page, personOf: () => Promise.resolve(person) },
        speed: 'full',
        signal: new AbortController().signal,
      },
    );
    await expect(replayed).rejects.toThrow('Trần Minh Khoa đã đổi mật khẩu');
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('D-03 fills, chooses and presses by role and name, never a part of the desk, and sees what came of it', async () => {
    render(<Form />);
    await perform({ do: 'fill', label: 'Ghi chú', text: 'Đã gọi {điện} [hai lần]' });
    await perform({ do: 'fill', label: 'Mật khẩu', text: 'bi-mat' });
    await perform({ do: 'choose', label: 'Tháng', option: '10' });
    await perform({ do: 'press', role: 'button', name: 'Lưu' });

    expect(screen.getByRole('status').textContent).toBe('Đã lưu: Đã gọi {điện} [hai lần]');
    expect([
      isMet({ see: 'text', text: 'đã gọi {điện}' }),
      isMet({ see: 'text', text: 'của bàn' }),
      isMet({ see: 'role', role: 'button', name: 'Gửi' }),
      isMet({ see: 'role', role: 'button', name: 'Gửi', isGone: true }),
      isMet({ see: 'value', label: 'Tháng', text: '10' }),
    ]).toEqual([true, false, false, true, true]);
  });

  it('D-03 B-06 chooses also where the choices are drawn only with the focus, as in a table’s cells', async () => {
    function Cell() {
      const [hasFocus, setHasFocus] = useState(false);
      return (
        <select aria-label="Thị trường, dòng 1" onFocus={() => setHasFocus(true)}>
          <option value="" />
          {hasFocus ? <option value="JP">Nhật Bản</option> : null}
        </select>
      );
    }
    render(<Cell />);
    await perform({ do: 'choose', label: 'Thị trường, dòng 1', option: 'JP' });
    expect(screen.getByDisplayValue('Nhật Bản')).toBe(screen.getByRole('combobox'));
  });

  it('D-03 W-03 presses Escape no faster than a hand, so that each press closes a layer', async () => {
    let closed = 0;
    const close = (event: KeyboardEvent) => {
      closed += event.key === 'Escape' && isNewEscape(event) ? 1 : 0;
    };
    window.addEventListener('keydown', close);
    for (let press = 0; press < 3; press += 1) {
      await perform({ do: 'key', key: 'Escape' });
    }
    window.removeEventListener('keydown', close);
    expect(closed).toBe(3);
  });

  it('D-03 gives keys to the page, also where the trainer has just pressed a button of the desk', async () => {
    render(<Form />);
    const heard: string[] = [];
    const hear = ({ key, target }: KeyboardEvent) => {
      heard.push(`${key} ${target === document.body}`);
    };
    window.addEventListener('keydown', hear);
    screen.getAllByRole('button', { name: 'Lưu' })[0]?.focus();
    await perform({ do: 'key', key: 'Enter' });
    window.removeEventListener('keydown', hear);
    expect(heard).toEqual(['Enter true']);
    expect(screen.queryByText('Đã lưu: bàn huấn luyện')).toBeNull();
  });

  it('D-03 hands addresses and failures to the page', async () => {
    await perform({ do: 'open', address: '/csdl' });
    await perform({ do: 'arm', fault: 'http.server' });
    await perform({ do: 'disarm' });
    expect(page.navigate).toHaveBeenCalledWith('/csdl');
    expect(page.armHere.mock.calls).toEqual([['http.server'], ['none']]);
  });
});

describe('recording', () => {
  it('D-03 tells what the hand does by role and name, without a password and without the desk', async () => {
    render(<Form />);
    const told: Action[] = [];
    const stop = recordActions((action) => told.push(action));
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByLabelText('Ghi chú'));
    await user.paste('Xong');
    await user.click(screen.getByLabelText('Mật khẩu'));
    await user.paste('bi-mat');
    await user.selectOptions(screen.getByLabelText('Tháng'), '10');
    const [ofDesk, ofPage] = screen.getAllByRole('button', { name: 'Lưu' });
    await user.click(ofDesk ?? document.body);
    await user.click(ofPage ?? document.body);
    await user.keyboard('{Escape}');
    stop();
    await user.click(ofPage ?? document.body);

    expect(told).toEqual([
      { do: 'fill', label: 'Ghi chú', text: 'Xong' },
      { do: 'choose', label: 'Tháng', option: '10' },
      { do: 'press', role: 'button', name: 'Lưu' },
      { do: 'key', key: 'Escape' },
    ]);
    expect(JSON.stringify(told)).not.toContain('bi-mat');
  });

  it('D-03 V-05 tells of what a hand did only when the page has done with it, so that no field is drawn anew in between', async () => {
    render(<Form />);
    const told: Action[] = [];
    const stop = recordActions((action) => told.push(action));
    const toldMeanwhile: number[] = [];
    const listen = () => toldMeanwhile.push(told.length);
    document.addEventListener('input', listen);
    document.addEventListener('click', listen);
    await userEvent.type(screen.getByLabelText('Ghi chú'), 'a');
    const [, ofPage] = screen.getAllByRole('button', { name: 'Lưu' });
    await userEvent.click(ofPage ?? document.body);
    document.removeEventListener('input', listen);
    document.removeEventListener('click', listen);
    await waitFor(() => expect(told).toHaveLength(2));
    stop();
    expect(toldMeanwhile).toEqual([0, 0, 1]);
    expect(told.map(({ do: done }) => done)).toEqual(['fill', 'press']);
  });
});
