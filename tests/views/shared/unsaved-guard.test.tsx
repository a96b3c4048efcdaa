// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { renderAt } from './form/record-fixtures';
import { enter } from '../../support/enter';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const path = '/csdl/nguoi-lao-dong/w1/sua';
const question = /^Dữ liệu đã thay đổi nhưng chưa được lưu/u;
const noteField = () => screen.findByLabelText('Ghi chú', { selector: 'textarea' });

describe('unsaved input', () => {
  it('V-05 asks before a link leaves, stays on "Không" and leaves on "Có"', async () => {
    const { user } = renderAt({ path });
    await enter(user, await noteField(), 'chưa lưu');

    await user.click(screen.getByText('trang khác'));
    expect(await screen.findByText(question)).toBeDefined();
    await user.click(screen.getByText('Không'));
    expect(await noteField()).toHaveProperty('value', 'chưa lưu');

    await waitFor(() => {
      expect(screen.queryByText(question)).toBeNull();
    });
    await user.click(screen.getByText('trang khác'));
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('một trang khác')).toBeDefined();
  });

  it('V-05 asks nothing when nothing was changed, or the change was undone', async () => {
    const { user } = renderAt({ path });
    const note = await noteField();
    await user.type(note, 'x');
    await user.clear(note);

    await user.click(screen.getByText('trang khác'));
    expect(await screen.findByText('một trang khác')).toBeDefined();
  });

  it('V-05 asks before the cancel button gives up the input, and on Back', async () => {
    const { user } = renderAt({ path, from: '/khac' });
    await enter(user, await noteField(), 'chưa lưu');

    act(() => {
      window.history.back();
    });
    expect(await screen.findByText(question)).toBeDefined();
    await user.click(screen.getByText('Không'));
    expect(window.location.pathname).toBe(path);
    await waitFor(() => {
      expect(screen.queryByText(question)).toBeNull();
    });

    await user.click(screen.getByText('Hủy'));
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('Mã số lao động 042196000045')).toBeDefined();
  });

  it('V-05 A-10 keeps the input of a form that a lost session takes away, and offers it again', async () => {
    const { user } = renderAt({ path });
    await enter(user, await noteField(), 'nhập dở');

    act(() => {
      navigate('/auth/login');
    });
    expect(await screen.findByText('trang đăng nhập')).toBeDefined();
    act(() => {
      navigate(path);
    });

    await waitFor(async () => {
      expect(await noteField()).toHaveProperty('value', 'nhập dở');
    });
    await user.click(screen.getByText('Bỏ dữ liệu này'));
    expect(await noteField()).toHaveProperty('value', '');
  });
});
