// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { enter } from '../../../support/enter';
import { renderAt, storedWorker } from './record-fixtures';

const hint = 'Vào ngày xuất cảnh, hộ chiếu còn hạn chưa đủ 6 tháng. Hồ sơ vẫn lưu được.';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

it('B-10 a passport with less than six months left at the last departure is warned of beside its last day, and saved', async () => {
  const update = vi.fn(() => Promise.resolve(storedWorker));
  const { user } = renderAt({ path: '/csdl/nguoi-lao-dong/w1/sua', workers: { update } });
  const field = await screen.findByLabelText(/^Ngày hết hạn hộ chiếu/u, { selector: 'input' });
  await enter(user, field, '20/04/2027');
  expect(screen.queryByText(hint)).toBeNull();
  await user.clear(field);
  await enter(user, field, '19/04/2027');
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(hint).id);
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await user.click(screen.getByText('Lưu thay đổi', { selector: 'button' }));
  await act(() => vi.waitFor(() => expect(update).toHaveBeenCalledOnce()));
});
