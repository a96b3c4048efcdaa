import { beforeEach, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { installFetch } from '@mock-server/http/browser-fetch';
import { createNotificationsApi, type NotificationsApi } from '@/services/api/notifications-api';
import { createHttpClient } from '@/services/http/create-http-client';

import { createTestBackend, signIn } from '../../mock-server/support/test-backend';
import { portWith } from '../../support/session-port';

const { signal } = new AbortController();

let backend: MockBackend;
let notifications: NotificationsApi;

beforeEach(async () => {
  ({ backend } = await createTestBackend({ workerCount: 300 }));
  const uninstall = installFetch(backend);
  const { access_token } = await signIn(backend, 'khoa.tm');
  notifications = createNotificationsApi(
    createHttpClient({
      apiUrl: backend.origin,
      trustedOrigins: [],
      appOrigin: backend.origin,
      session: portWith(access_token),
      readContext: () => ({ culture: 'en', tenantMark: {} }),
      readAntiForgeryToken: () => undefined,
    }),
  );
  return uninstall;
});

it('S-07 C-05 reads pages of messages and marks them, one or all', async () => {
  const whole = await notifications.list(0, 10, signal);
  expect(whole.soChuaDoc).toBe(2);
  expect((await notifications.list(1, 2, signal)).items).toEqual(whole.items.slice(1, 3));
  expect(whole.items[0]?.tieuDe).toMatch(/^[A-Z][a-z ]+$/u);

  await notifications.markRead(whole.items[0]?.id ?? '', signal);
  expect((await notifications.list(0, 10, signal)).soChuaDoc).toBe(1);
  await notifications.markAllRead(whole.items[0]?.thoiGian ?? '', signal);
  expect((await notifications.list(0, 10, signal)).soChuaDoc).toBe(0);
});

it('S-07 C-05 reads the open tasks in the language of the page', async () => {
  const tasks = await notifications.openTasks(signal);
  expect(tasks.find(({ ma }) => ma === 'giay-phep-thu-hoi')).toEqual({
    ma: 'giay-phep-thu-hoi',
    tieuDe: 'Units with a revoked licence to follow up',
    soLuong: 1,
    duongDan: '/csdl/don-vi?trangThai=3',
    mucDo: 'can-chu-y',
    hanXuLy: null,
  });
});
