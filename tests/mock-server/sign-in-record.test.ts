import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { signInAtIssuer } from '@mock-server/issuer/issuer-session';
import { recordSignIn } from '@mock-server/issuer/sign-in-record';

import { askToken, createTestBackend, signIn, userNamed, type createTestClock } from './support/test-backend';

let backend: MockBackend;
let clock: ReturnType<typeof createTestClock>;

beforeEach(async () => {
  ({ backend, clock } = await createTestBackend());
});

const recordOf = (userName: string) => {
  const { lastSignInTime, concurrencyStamp } = userNamed(backend, userName);
  return { lastSignInTime, concurrencyStamp };
};

describe('the last sign-in', () => {
  it('D-02 is that by password or at the issuer’s page, and changes no stamp', async () => {
    const { concurrencyStamp } = recordOf('khoa.tm');
    await signIn(backend, 'khoa.tm');
    expect(recordOf('khoa.tm')).toEqual({ lastSignInTime: '2026-11-15T01:00:00.000+00:00', concurrencyStamp });
    clock.advanceSeconds(60);
    await signInAtIssuer(backend.issuer, userNamed(backend, 'khoa.tm'));
    expect(recordOf('khoa.tm')).toEqual({ lastSignInTime: '2026-11-15T01:01:00.000+00:00', concurrencyStamp });
  });

  it('D-02 is not moved by a refresh or a wrong password', async () => {
    const { refresh_token } = await signIn(backend, 'khoa.tm');
    const before = recordOf('khoa.tm');
    clock.advanceSeconds(60);
    await askToken(backend, { grant_type: 'refresh_token', refresh_token });
    await askToken(backend, { grant_type: 'password', username: 'khoa.tm', password: 'sai', scope: 'QuyHoTro' });
    expect(recordOf('khoa.tm')).toEqual(before);
  });

  it('D-02 brings nobody back who was deleted meanwhile', () => {
    const user = userNamed(backend, 'khoa.tm');
    backend.database.users.remove(user.id);
    recordSignIn(backend.issuer, user);
    expect(backend.database.users.find(user.id)).toBeUndefined();
  });

  it('D-02 lies in the weeks before the demo’s day for most seeded people, and is missing for a few', () => {
    const times = [...backend.database.users.rows()].map(({ lastSignInTime }) => lastSignInTime);
    const known = times.filter((time) => time !== null);
    expect([times.length, known.length]).toEqual([90, 86]);
    expect([...known].sort().at(-1)?.slice(0, 10)).toBe('2026-11-13');
  });
});
