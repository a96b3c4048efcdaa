import { decodeJwt } from 'jose';

import type { MockIssuer } from './issuer';
import { presentDevice } from './sign-in-events';

/** A sign-in from its first token on; all tokens that came of it bear its `family`. */
type SignInSession = {
  readonly family: string;
  readonly userId: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly device: string | null;
};

type Sessions = Readonly<Record<string, SignInSession>>;

const sessionsKey = 'issuer/sessions';

/** Remembers the sign-in that a fresh access token came of, unless it is known; over ones of the person are forgotten. */
export async function rememberSession(issuer: MockIssuer, accessToken: string): Promise<void> {
  const { sub: userId, oi_au_id: family } = decodeJwt(accessToken);
  if (userId === undefined || typeof family !== 'string') {
    return;
  }
  const living = await issuer.grants.livingFamilies(userId);
  await issuer.store.update(sessionsKey, (old) => {
    const sessions = asSessions(old);
    const kept = Object.values(sessions).filter((session) => session.userId !== userId || living.has(session.family));
    const own = sessions[family] ?? { family, userId, startedAt: issuer.clock(), device: presentDevice() };
    return Object.fromEntries([...kept, own].map((session) => [session.family, session]));
  });
}

/** The person's sign-ins that go on, the latest first. */
export async function sessionsOf(issuer: MockIssuer, userId: string): Promise<readonly SignInSession[]> {
  const living = await issuer.grants.livingFamilies(userId);
  return Object.values(asSessions(await issuer.store.get(sessionsKey)))
    .filter((session) => session.userId === userId && living.has(session.family))
    .sort((left, right) => right.startedAt - left.startedAt);
}

function asSessions(value: unknown): Sessions {
  return typeof value === 'object' && value !== null ? (value as Sessions) : {};
}
