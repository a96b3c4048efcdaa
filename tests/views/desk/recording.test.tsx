// @vitest-environment jsdom
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { parseStoredRecordings } from '@/domain/desk/recording';

import { perform, told } from './recorded-hand';

afterEach(cleanup);

/** A form as the product's are: Enter is its own, and submits by no click. */
function EnterForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: React.ReactNode }) {
  return (
    <form
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          onSubmit();
        }
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

describe('a recording keeps everything', () => {
  it('D-03 V-03 a form that is sent by Enter is sent by Enter again', async () => {
    const onSubmit = vi.fn();
    render(
      <EnterForm onSubmit={onSubmit}>
        <label>
          Tên
          <input />
        </label>
        <button>Lưu</button>
      </EnterForm>,
    );
    const actions = await told(async (user) => {
      await user.type(screen.getByLabelText('Tên'), 'An{Enter}');
    });
    expect(actions.slice(-2)).toEqual([
      { do: 'fill', label: 'Tên', text: 'An' },
      { do: 'key', key: 'Enter' },
    ]);
    for (const action of actions) {
      await perform(action);
    }
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('D-03 a sign-in is one, by Enter as by the button, as whoever stands in the field', async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Tên đăng nhập
          <input id="user-name" />
        </label>
        <label>
          Mật khẩu
          <input type="password" />
        </label>
        <button>Đăng nhập</button>
      </form>,
    );
    const actions = await told(async (user) => {
      await user.type(screen.getByLabelText('Tên đăng nhập'), 'khoa.tm');
      await user.type(screen.getByLabelText('Mật khẩu'), 'bi-mat{Enter}');
      // As the list of the demo's people fills it in, without a hand.
      (screen.getByLabelText('Tên đăng nhập') as HTMLInputElement).value = 'vinh.pq';
      await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    });
    expect(actions).toEqual([
      { do: 'signIn', as: 'khoa.tm' },
      { do: 'signIn', as: 'vinh.pq' },
    ]);
  });

  it('D-03 nothing is told that a store would not read again, so that no action takes the others with it', async () => {
    render(
      <EnterForm onSubmit={() => undefined}>
        <label>
          Tên đăng nhập
          <input id="user-name" />
        </label>
        <button type="button">Đăng nhập</button>
      </EnterForm>,
    );
    const actions = await told(async (user) => {
      await user.type(screen.getByLabelText('Tên đăng nhập'), 'không có@quy.vn');
      await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
      (document.activeElement as HTMLElement).blur();
      await user.keyboard('{Control>} {/Control}{Escape}');
    });
    expect(actions).toEqual([
      { do: 'press', role: 'button', name: 'Đăng nhập' },
      { do: 'key', key: 'Escape' },
    ]);
    const recording = { id: 'a', name: 'A', recordedAt: '2026-11-15T03:00:00.000Z', actions };
    expect(parseStoredRecordings([recording])).toHaveLength(1);
  });

  it('D-03 keys that the page takes are told: of a list that is open, and single ones outside of fields', async () => {
    const keys: string[] = [];
    const listen = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) {
        event.preventDefault();
      }
      keys.push(event.key);
    };
    document.addEventListener('keydown', listen);
    render(<input aria-label="Tìm" />);
    const actions = await told(async (user) => {
      await user.type(screen.getByLabelText('Tìm'), 'g{ArrowDown}');
      (document.activeElement as HTMLElement).blur();
      await user.keyboard('g');
      await user.keyboard('l');
      await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    });
    document.removeEventListener('keydown', listen);
    expect(actions).toEqual([
      { do: 'fill', label: 'Tìm', text: 'g' },
      { do: 'key', key: 'ArrowDown' },
      { do: 'key', key: 'g' },
      { do: 'key', key: 'l' },
      { do: 'key', key: 'Alt+ArrowUp' },
    ]);
  });

  it('D-03 an entry of a list that is opened by a press is chosen again', async () => {
    function Filter() {
      const [chosen, setChosen] = useState('');
      return (
        <TextField
          select
          id="state"
          label="Trạng thái"
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
        >
          <MenuItem value="1">Nháp</MenuItem>
          <MenuItem value="2">Đã gửi</MenuItem>
        </TextField>
      );
    }
    const { unmount } = render(<Filter />);
    const actions = await told(async (user) => {
      await user.click(screen.getByRole('combobox'));
      await user.click(screen.getByRole('option', { name: 'Đã gửi' }));
    });
    unmount();
    render(<Filter />);
    for (const action of actions) {
      await perform(action);
    }
    expect(screen.getByRole('combobox').textContent).toBe('Đã gửi');
  });

  it('D-03 what has a very long name, or shares its label with a field of another kind, is found again', async () => {
    const long = 'Thông báo nhắc hạn nộp báo cáo quỹ. '.repeat(8).trim();
    const pressed = vi.fn();
    const first = vi.fn();
    render(
      <>
        <label>
          Loại
          <select>
            <option>Một</option>
          </select>
        </label>
        <label>
          Loại
          <input />
        </label>
        <button onClick={first}>{`${long} (cũ)`}</button>
        <button onClick={pressed}>{`${long} (mới)`}</button>
      </>,
    );
    const actions = await told(async (user) => {
      await user.type(screen.getByRole('textbox', { name: 'Loại' }), 'A');
      await user.click(screen.getByRole('button', { name: `${long} (mới)` }));
    });
    for (const action of actions) {
      await perform(action.do === 'fill' ? { ...action, text: 'B' } : action);
    }
    expect([
      (screen.getByRole('textbox', { name: 'Loại' }) as HTMLInputElement).value,
      pressed.mock.calls.length,
    ]).toEqual(['B', 2]);
    expect(first).not.toHaveBeenCalled();
  });
});
