import { beforeEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { createAccountApi, type AccountApi } from '@/services/api/account-api';
import { createHttpClient } from '@/services/http/create-http-client';
import { installFetch } from '@mock-server/http/browser-fetch';
import type { MockBackend } from '@mock-server/backend';
import { newestMailTo } from '@mock-server/mailbox';

import { createTestBackend, demoPassword, signIn } from '../../mock-server/support/test-backend';
import { portWith } from '../../support/session-port';

const { signal } = new AbortController();
const newPassword = 'Moi#2026';

let backend: MockBackend;
let account: AccountApi;
let token: string | undefined;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  token = undefined;
  account = createAccountApi(
    createHttpClient({
      apiUrl: backend.origin,
      trustedOrigins: [],
      appOrigin: backend.origin,
      session: { ticket: () => portWith(token).ticket() },
      readContext: () => ({ culture: 'vi', tenantMark: {} }),
      readAntiForgeryToken: () => undefined,
    }),
  );
  return uninstall;
});

async function failureOf(answer: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) {
    throw new Error('The call did not fail as an AppError.');
  }
  return thrown;
}

describe('account api', () => {
  it('A-20 registers, and says in ABP’s code what is taken', async () => {
    const registration = { userName: 'mai.nt', emailAddress: 'mai.nt@example.com', password: newPassword };
    await account.register(registration, signal);
    const { code, server } = await failureOf(account.register(registration, signal));
    expect([code, server?.code]).toEqual(['server.message', 'Volo.Abp.Identity:DuplicateUserName']);
  });

  it('A-20 answers alike for an address that somebody has and one that nobody has', async () => {
    await account.sendPasswordResetCode('ha.lt@example.com', signal);
    await account.sendPasswordResetCode('ai@example.com', signal);
    backend.hooks.before = () => new Response(null, { status: 500 });
    expect((await failureOf(account.sendPasswordResetCode('ai@example.com', signal))).code).toBe('http.server');
  });

  it('A-20 checks a link, uses it, and takes a missing endpoint for no answer', async () => {
    await account.sendPasswordResetCode('ha.lt@example.com', signal);
    const query = new URL((await newestMailTo(backend.store, 'ha.lt@example.com'))?.link ?? '').searchParams;
    const link = { userId: query.get('userId') ?? '', resetToken: query.get('resetToken') ?? '' };
    expect(await account.verifyPasswordResetToken(link, signal)).toBe(true);
    await account.resetPassword({ ...link, password: newPassword }, signal);
    expect(await account.verifyPasswordResetToken(link, signal)).toBe(false);
    expect(await account.verifyPasswordResetToken({ ...link, userId: crypto.randomUUID() }, signal)).toBe(false);
    expect(await account.verifyPasswordResetToken({ ...link, userId: `${link.userId}.` }, signal)).toBe(false);
    backend.hooks.before = () => new Response(null, { status: 404 });
    expect(await account.verifyPasswordResetToken(link, signal)).toBe(true);
  });

  it('A-20 X-02 reads and saves the profile; a stale stamp is the conflict it is elsewhere', async () => {
    token = (await signIn(backend, 'khoa.tm')).access_token;
    const profile = await account.getProfile(signal);
    const saved = await account.updateProfile({ ...profile, phoneNumber: null }, signal);
    expect(saved).toEqual({ ...profile, phoneNumber: null, concurrencyStamp: saved.concurrencyStamp });
    const { code, status } = await failureOf(account.updateProfile(profile, signal));
    expect([code, status]).toEqual(['http.conflict', 403]);
  });

  it('A-20 changes the password', async () => {
    token = (await signIn(backend, 'khoa.tm')).access_token;
    const wrong = await failureOf(account.changePassword({ currentPassword: 'sai', newPassword }, signal));
    expect(wrong.server?.code).toBe('Volo.Abp.Identity:PasswordMismatch');
    await account.changePassword({ currentPassword: demoPassword, newPassword }, signal);
    expect((await signIn(backend, 'khoa.tm', newPassword)).token_type).toBe('Bearer');
  });
});
