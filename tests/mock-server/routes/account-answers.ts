import type { MockBackend } from '@mock-server/backend';

import { askToken, call } from '../support/test-backend';

export const newPassword = 'Moi#2026';

type Answer = { readonly status: number; readonly body: unknown };

/** Sends JSON and reads the answer's. */
export async function send(
  backend: MockBackend,
  path: string,
  body: unknown,
  { headers = {}, method = 'POST' }: { readonly headers?: Record<string, string>; readonly method?: string } = {},
): Promise<Answer> {
  const response = await call(backend, path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  // Some of ABP's Vietnamese texts come decomposed.
  const text = (await response.text()).normalize('NFC');
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** ABP's answer to something that the rules of accounts refuse. */
export function refusedAccount(code: string | null, message: string, data: unknown = null): Answer {
  return { status: 403, body: { error: { code, message, details: null, data, validationErrors: null } } };
}

export async function canSignIn(backend: MockBackend, userName: string, password: string): Promise<boolean> {
  const answer = await askToken(backend, { grant_type: 'password', username: userName, password, scope: 'QuyHoTro' });
  return answer.status === 200;
}
