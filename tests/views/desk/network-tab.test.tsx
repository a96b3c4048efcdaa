// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { NetworkTab } from '@/views/desk/network/network-tab';
import { openNetwork } from '@mock-server/desk/network';

import { createTestBackend } from '../../mock-server/support/test-backend';
import { openTab } from './desk-page';

afterEach(cleanup);

it('D-03 sets latency and a rule that works at once, says what it has done, and takes no nonsense', async () => {
  const { backend } = await createTestBackend();
  const network = await openNetwork(backend, { store: backend.store, openChannel: undefined });
  const { user } = await openTab({ desk: { network }, Tab: NetworkTab });

  await user.click(screen.getByRole('button', { name: '1.000 ms' }));
  expect(await screen.findByText('Mỗi lời gọi chờ đúng 1.000 ms.')).toBeTruthy();
  const own = screen.getByRole('textbox', { name: 'Số mili giây tự chọn' });
  await user.clear(own);
  await user.paste('99999');
  expect(own.getAttribute('aria-invalid')).toBe('true');
  await user.clear(own);
  await user.paste('0');
  expect(network.setting().latency).toEqual({ kind: 'fixed', milliseconds: 0 });

  await user.click(screen.getByRole('button', { name: 'Thêm quy tắc' }));
  const form = screen.getByRole('form', { name: 'Quy tắc mới' });
  await user.selectOptions(within(form).getByRole('combobox', { name: /Điều xảy ra/u }), '429, gọi quá nhiều');
  const path = within(form).getByRole('textbox', { name: /Đường dẫn/u });
  await user.clear(path);
  await user.paste('không phải đường dẫn');
  await user.click(within(form).getByRole('button', { name: 'Lưu quy tắc' }));
  expect(await within(form).findByText('Định dạng không hợp lệ. Vui lòng kiểm tra lại.')).toBeTruthy();
  await user.clear(path);
  await user.paste('/api/abp/*');
  await user.click(within(form).getByRole('button', { name: 'Lưu quy tắc' }));

  const rule = '429, gọi quá nhiều, /api/abp/*';
  expect(await screen.findByRole('switch', { name: `Bật quy tắc ${rule}` })).toHaveProperty('checked', true);
  const response = await backend.handle(new Request(`${backend.origin}/api/abp/application-configuration`));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '30']);
  expect(await screen.findByText('chờ 30 giây · 1 lần · gặp 1, gây lỗi 1 · đã hết lượt')).toBeTruthy();

  // A rule that is prepared for later stays off when it is edited.
  await user.click(screen.getByRole('switch', { name: `Bật quy tắc ${rule}` }));
  await user.click(screen.getByRole('button', { name: `Sửa quy tắc ${rule}` }));
  await user.click(screen.getByRole('button', { name: 'Lưu quy tắc' }));
  expect(await screen.findByRole('switch', { name: `Bật quy tắc ${rule}` })).toHaveProperty('checked', false);

  await user.click(screen.getByRole('button', { name: `Xóa quy tắc ${rule}` }));
  expect(await screen.findByText(/^Chưa có quy tắc nào/u)).toBeTruthy();
});
