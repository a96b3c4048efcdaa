import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { createResetToken } from '@mock-server/issuer/reset-links';

import { askToken, bearer, call, createTestBackend, demoPassword, signIn, userNamed } from '../support/test-backend';
import { canSignIn, newPassword, refusedAccount, send } from './account-answers';

let backend: MockBackend;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
});

describe('one’s own profile', () => {
  const profilePath = '/api/account/my-profile';

  async function profileOf(token: string): Promise<Readonly<Record<string, unknown>>> {
    return (await (await call(backend, profilePath, { headers: bearer(token) })).json()) as Record<string, unknown>;
  }

  it('A-20 D-02 is shown and saved against its stamp; a stale one is a 403', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const profile = await profileOf(access_token);
    expect(profile).toEqual({
      userName: 'khoa.tm',
      email: 'khoa.tm@example.com',
      name: 'Khoa',
      surname: 'Trần Minh',
      phoneNumber: expect.any(String) as string,
      isExternal: false,
      hasPassword: true,
      concurrencyStamp: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      extraProperties: {},
    });
    const saved = await send(
      backend,
      profilePath,
      { ...profile, name: 'Khôi' },
      { headers: bearer(access_token), method: 'PUT' },
    );
    expect(saved).toMatchObject({ status: 200, body: { name: 'Khôi', surname: 'Trần Minh' } });
    expect(userNamed(backend, 'khoa.tm').hoTen).toBe('Trần Minh Khôi');
    expect(await send(backend, profilePath, profile, { headers: bearer(access_token), method: 'PUT' })).toMatchObject({
      status: 403,
      body: { error: { code: 'Volo.Abp.Identity:ConcurrencyFailure' } },
    });
  });

  it('A-20 C-05 D-02 tells the surname and the name apart, and stamps who changed them and when', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const ofMe = async () => {
      const answer = await call(backend, '/api/abp/application-configuration', { headers: bearer(access_token) });
      return ((await answer.json()) as { readonly currentUser: unknown }).currentUser;
    };
    expect(await ofMe()).toMatchObject({ name: 'Khoa', surName: 'Trần Minh' });
    const before = userNamed(backend, 'khoa.tm');
    const wish = { ...(await profileOf(access_token)), name: 'Khôi', surname: null };
    await send(backend, profilePath, wish, { headers: bearer(access_token), method: 'PUT' });
    expect(await ofMe()).toMatchObject({ name: 'Khôi', surName: null });
    const stamps = { lastModificationTime: '2026-11-15T08:00:00.000', lastModifierId: before.id };
    expect(userNamed(backend, 'khoa.tm')).toMatchObject({ ...stamps, creationTime: before.creationTime });
  });

  it('A-20 C-05 D-02 stamps who changed their password, and nobody where a mail’s link was used', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const stampsOf = () => {
      const { lastModificationTime, lastModifierId } = userNamed(backend, 'khoa.tm');
      return [lastModificationTime, lastModifierId];
    };
    const change = { currentPassword: demoPassword, newPassword };
    await send(backend, `${profilePath}/change-password`, change, { headers: bearer(access_token) });
    const { id } = userNamed(backend, 'khoa.tm');
    expect(stampsOf()).toEqual(['2026-11-15T08:00:00.000', id]);
    const reset = { userId: id, resetToken: await createResetToken(backend.issuer, id), password: demoPassword };
    expect((await send(backend, '/api/account/reset-password', reset, {})).status).toBe(204);
    expect(stampsOf()).toEqual(['2026-11-15T08:00:00.000', null]);
  });

  it('A-20 D-02 ignores a new name or address where the settings fix them', async () => {
    const { account } = backend.settings;
    ({ backend } = await createTestBackend({
      settings: { account: { ...account, isUserNameUpdateEnabled: false, isEmailUpdateEnabled: false } },
    }));
    const { access_token } = await signIn(backend, 'khoa.tm');
    const wish = { userName: 'khac', email: 'khac@example.com', name: 'Khoa', surname: 'Trần Minh' };
    expect(await send(backend, profilePath, wish, { headers: bearer(access_token), method: 'PUT' })).toMatchObject({
      status: 200,
      body: { userName: 'khoa.tm', email: 'khoa.tm@example.com' },
    });
  });

  it('A-20 D-02 has nothing for strangers', async () => {
    expect((await call(backend, profilePath)).status).toBe(401);
  });

  it('A-20 D-02 changing the password takes the old one away and ends no sign-in, as in ABP', async () => {
    const [here, there] = [await signIn(backend, 'khoa.tm'), await signIn(backend, 'khoa.tm')];
    const change = { currentPassword: demoPassword, newPassword };
    expect(
      await send(backend, `${profilePath}/change-password`, change, { headers: bearer(here.access_token) }),
    ).toEqual({
      status: 204,
      body: undefined,
    });
    const renew = async (refresh_token: string) =>
      (await askToken(backend, { grant_type: 'refresh_token', refresh_token })).status;
    expect([await renew(here.refresh_token), await renew(there.refresh_token)]).toEqual([200, 200]);
    expect(
      await Promise.all([canSignIn(backend, 'khoa.tm', demoPassword), canSignIn(backend, 'khoa.tm', newPassword)]),
    ).toEqual([false, true]);
  });

  it('A-20 D-02 refuses a password change as ABP does', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const change = (currentPassword: string | null, chosen: string) =>
      send(
        backend,
        `${profilePath}/change-password`,
        { currentPassword, newPassword: chosen },
        { headers: bearer(access_token) },
      );
    expect(await change(demoPassword, demoPassword)).toMatchObject({
      status: 400,
      body: {
        error: {
          validationErrors: [
            { message: 'Mật khẩu mới không được giống như mật khẩu cũ.', members: ['currentPassword', 'newPassword'] },
          ],
        },
      },
    });
    expect(await change('sai', newPassword)).toEqual(
      refusedAccount('Volo.Abp.Identity:PasswordMismatch', 'Mật khẩu không đúng.', {}),
    );
    expect(await change(demoPassword, 'abcde1#')).toEqual(
      refusedAccount('Volo.Abp.Identity:PasswordRequiresUpper', "Mật khẩu phải có ít nhất một chữ hoa ('A'-'Z').", {}),
    );
    backend.database.users.put({ ...userNamed(backend, 'khoa.tm'), isExternal: true });
    expect(await change(demoPassword, newPassword)).toMatchObject({
      status: 403,
      body: { error: { code: 'Volo.Abp.Identity:010003' } },
    });
  });

  it('A-20 sets the first password of an account that has none', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    backend.database.users.put({ ...userNamed(backend, 'khoa.tm'), isWithoutPassword: true });
    expect([await canSignIn(backend, 'khoa.tm', demoPassword), (await profileOf(access_token))['hasPassword']]).toEqual(
      [false, false],
    );
    const change = { currentPassword: null, newPassword };
    expect(
      (await send(backend, `${profilePath}/change-password`, change, { headers: bearer(access_token) })).status,
    ).toBe(204);
    expect([await canSignIn(backend, 'khoa.tm', newPassword), (await profileOf(access_token))['hasPassword']]).toEqual([
      true,
      true,
    ]);
  });
});
