// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { RequestsTab } from '@/views/desk/requests/requests-tab';
import type { Services } from '@/views/app/services-context';
import { openNetwork } from '@mock-server/desk/network';
import { openRequestLog } from '@mock-server/desk/request-log';
import { installFetch } from '@mock-server/http/browser-fetch';

import { call, createTestBackend, signIn } from '../../mock-server/support/test-backend';
import { openTab } from './desk-page';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('D-03 lists calls, opens one by keyboard, hides secrets until asked, copies, repeats and hands over an archive', async () => {
  const { backend } = await createTestBackend({ origin: location.origin });
  const network = await openNetwork(backend, { store: backend.store, openChannel: undefined });
  const requests = openRequestLog(backend.hooks);
  requests.follow();
  const uninstall = installFetch(backend);
  const saved: { readonly file: Blob; readonly name: string }[] = [];
  const spreadsheets = {
    save: (file: Blob, name: string) => void saved.push({ file, name }),
  } as Services['spreadsheets'];
  const { user } = await openTab({ desk: { network, requests }, Tab: RequestsTab, services: { spreadsheets } });
  expect(screen.getByText(/^Chưa có lời gọi nào/u)).toBeTruthy();

  await signIn(backend, 'khoa.tm');
  await call(backend, '/api/app/nothing?trang=1');
  const search = screen.getByRole('searchbox', { name: 'Tìm trong nhật ký gọi' });
  await user.click(search);
  await user.paste('404');
  expect(await screen.findByText('1/2 lời gọi')).toBeTruthy();
  await user.clear(search);

  const list = screen.getByRole('list', { name: 'Các lời gọi, mới nhất trước' });
  const [newest, first] = await within(list).findAllByRole('button', { expanded: false });
  expect([newest?.textContent, first?.textContent].map((text) => text?.slice(0, 20))).toEqual([
    '404GET /api/app/noth',
    '200POST /connect/tok',
  ]);
  newest?.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(first);
  const sent = await screen.findByRole('region', { name: 'Gửi đi' });
  expect(within(sent).getByText(/grant_type=password.*&password=\*\*\*/u)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Hiện mã truy cập, mật khẩu' }));
  expect(within(sent).getByText(/&password=1q2w3E/u)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Chép cURL' }));
  await waitFor(async () => {
    expect(await navigator.clipboard.readText()).toMatch(/^curl --globoff --request 'POST'/u);
  });
  await user.click(screen.getByRole('button', { name: 'Gửi lại' }));
  expect(await screen.findByText(/khoa\.tm · gửi lại$/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Gây lỗi lần sau' }));
  await waitFor(() => {
    expect(network.setting().rules).toMatchObject([{ method: 'POST', path: '/connect/token', count: 1 }]);
  });

  await user.click(screen.getByRole('button', { name: 'Tải HAR' }));
  const har = JSON.parse((await saved[0]?.file.text()) ?? '') as { readonly log: { readonly entries: unknown[] } };
  expect([saved[0]?.name, har.log.entries.length]).toEqual(['nhat-ky-goi.har', 3]);
  await user.click(screen.getByRole('button', { name: 'Xóa nhật ký' }));
  expect(await screen.findByText(/^Chưa có lời gọi nào/u)).toBeTruthy();
  uninstall();
});
