import type { MockBackend } from '@mock-server/backend';
import { createMockBackend, type MockBackendOptions } from '@mock-server/create-mock-backend';
import type { UserRow } from '@mock-server/data/users';
import { demoClientId } from '@mock-server/settings';

export const demoPassword = '1q2w3E*';

/** Sunday 15 November 2026, 08:00 in Hà Nội. */
export const testNow = Date.UTC(2026, 10, 15, 1);

/** A clock that stands until it is moved. */
export function createTestClock() {
  let now = testNow;
  return {
    read: () => now,
    advanceSeconds: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

/** A back end with few workers, on a clock of its own. */
export async function createTestBackend(options: MockBackendOptions = {}) {
  const clock = createTestClock();
  const backend = await createMockBackend({ workerCount: 20, clock: clock.read, ...options });
  return { backend, clock };
}

/** Asks for a path of the back end. */
export function call(backend: MockBackend, path: string, init?: RequestInit): Promise<Response> {
  return backend.handle(new Request(new URL(path, backend.origin), init));
}

/** Posts a form, e.g. to the token endpoint. */
export function postForm(
  backend: MockBackend,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return call(backend, path, { method: 'POST', body: new URLSearchParams(fields), headers });
}

export type TokenAnswer = {
  readonly access_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly scope?: string;
};

/** Posts to the token endpoint as the demo's client. */
export function askToken(backend: MockBackend, fields: Readonly<Record<string, string>>): Promise<Response> {
  return postForm(backend, '/connect/token', { client_id: demoClientId, ...fields });
}

/** Signs in by password with the demo's scopes. */
export async function signIn(backend: MockBackend, userName: string, password = demoPassword): Promise<TokenAnswer> {
  const response = await askToken(backend, {
    grant_type: 'password',
    username: userName,
    password,
    scope: 'offline_access openid profile QuyHoTro',
  });
  if (response.status !== 200) {
    throw new Error(`Sign-in of ${userName} failed: ${await response.text()}`);
  }
  return (await response.json()) as TokenAnswer;
}

export function bearer(accessToken: string): Record<string, string> {
  return { Authorization: `Bearer ${accessToken}` };
}

/** The row of a demo person who must be there. */
export function userNamed(backend: MockBackend, wanted: string): UserRow {
  const user = [...backend.database.users.rows()].find(({ userName }) => userName === wanted);
  if (user === undefined) {
    throw new Error(`No demo user is called ${wanted}`);
  }
  return user;
}

/** Body of a refusal of the token endpoint. */
export function refusal(error: string, description: string, documentId = 'ID2024') {
  return {
    error,
    error_description: description,
    error_uri: `https://documentation.openiddict.com/errors/${documentId}`,
  };
}
