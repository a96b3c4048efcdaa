import { describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import { AppError } from '@/domain/errors/app-error';
import { createAccountApi } from '@/services/api/account-api';
import { createSessionsApi } from '@/services/api/sessions-api';
import type { HttpClient, RequestOptions } from '@/services/http/http-client';
import { installFetch } from '@mock-server/http/browser-fetch';

import { clientOf } from '../../mock-server/support/client-of';
import { askToken, createTestBackend, demoPassword, signIn } from '../../mock-server/support/test-backend';

const { signal } = new AbortController();

describe('the other sessions of a person', () => {
  it('B-24 B-26 all end after a change of the password, which by itself ends none', async () => {
    const { backend } = await createTestBackend();
    const uninstall = installFetch(backend);
    try {
      const others = [await signIn(backend, 'khoa.tm'), await signIn(backend, 'khoa.tm')];
      const http = await clientOf(backend, 'khoa.tm');
      const sessions = createSessionsApi(http);
      const change = { currentPassword: demoPassword, newPassword: 'Mot-mat-khau-2' };
      await createAccountApi(http).changePassword(change, signal);
      expect((await sessions.get(signal)).phien).toHaveLength(3);

      await sessions.endOthers(signal);
      expect((await sessions.get(signal)).phien.map(({ hienTai }) => hienTai)).toEqual([true]);
      const renewals = others.map(({ refresh_token }) =>
        askToken(backend, { grant_type: 'refresh_token', refresh_token }),
      );
      expect((await Promise.all(renewals)).map(({ status }) => status)).toEqual([400, 400]);
    } finally {
      uninstall();
    }
  });

  it('B-26 one that has ended by itself meanwhile is no failure, one that goes on is', async () => {
    const ended: string[] = [];
    const statuses = new Map([
      ['gone', 404],
      ['lasting', 503],
    ]);
    await expect(sessionsOf(['own', 'gone', 'other']).endOthers(signal)).resolves.toBeUndefined();
    expect(ended).toEqual(['gone', 'other']);
    await expect(sessionsOf(['own', 'lasting', 'other']).endOthers(signal)).rejects.toMatchObject({ status: 503 });

    function sessionsOf(ids: readonly string[]) {
      const http = (path: string, { method = 'GET' }: RequestOptions) => {
        if (method === 'GET') {
          return Promise.resolve({ phien: ids.map((id) => session(id)), dangNhap: [] });
        }
        const id = path.slice(path.lastIndexOf('/') + 1);
        ended.push(id);
        const status = statuses.get(id);
        return status === undefined ? Promise.resolve() : Promise.reject(new AppError('http.notFound', { status }));
      };
      return createSessionsApi(http as unknown as HttpClient);
    }
  });
});

function session(id: string): Schemas['PhienDangNhap']['phien'][number] {
  return { id, hienTai: id === 'own', batDau: '2026-11-15T08:00:00.000', thietBi: null, diaChiIp: null };
}
