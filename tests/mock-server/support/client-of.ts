import { AppError } from '@/domain/errors/app-error';
import { createHttpClient } from '@/services/http/create-http-client';
import type { HttpClient } from '@/services/http/http-client';
import type { MockBackend } from '@mock-server/backend';

import { call, demoPassword, type TokenAnswer } from './test-backend';
import { portWith } from '../../support/session-port';

/** Signs in by password, in a tenant when one is named. */
export async function signInAt(backend: MockBackend, userName: string, tenant = ''): Promise<string> {
  const form = { client_id: 'QuyHoTro_App', grant_type: 'password', username: userName, password: demoPassword };
  const response = await call(backend, '/connect/token', {
    method: 'POST',
    headers: { __tenant: tenant },
    body: new URLSearchParams({ ...form, scope: 'offline_access openid profile QuyHoTro' }),
  });
  if (response.status !== 200) {
    throw new Error(`Sign-in of ${userName} at ${tenant} failed: ${await response.text()}`);
  }
  return ((await response.json()) as TokenAnswer).access_token;
}

/** The product's own HTTP client, for somebody who has signed in. `installFetch` must have been called. */
export async function clientOf(backend: MockBackend, userName: string, tenant?: string): Promise<HttpClient> {
  const token = await signInAt(backend, userName, tenant);
  return createHttpClient({
    apiUrl: backend.origin,
    trustedOrigins: [],
    appOrigin: backend.origin,
    session: portWith(token),
    readContext: () => ({ culture: 'vi', tenantMark: {} }),
    readAntiForgeryToken: () => undefined,
  });
}

/** How a call failed: the catalogue's code, the status, and the server's own code when it gave one. */
export async function failureOf(answer: Promise<unknown>) {
  const { code, status, server } = await errorOf(answer);
  return { code, status, serverCode: server?.code ?? null };
}

/** Members that a 400 complains about. */
export async function membersOf(answer: Promise<unknown>): Promise<readonly string[]> {
  const { status, server } = await errorOf(answer);
  if (status !== 400) {
    throw new Error(`The call was answered ${status ?? 'nothing'}, not 400.`);
  }
  return (server?.validationErrors ?? []).flatMap(({ members }) => members);
}

export async function errorOf(answer: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) {
    throw new Error('The call did not fail as an AppError.');
  }
  return thrown;
}
