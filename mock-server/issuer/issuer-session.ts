import type { UserRow } from '../data/users';
import { isAllowed, isLockedOut } from './credentials';
import type { MockIssuer } from './issuer';
import { randomToken } from './random';
import { recordSignIn } from './sign-in-record';

/** Someone who signed in at the issuer in this browser; `signedInAt` in milliseconds since the epoch. */
export type SignedIn = { readonly user: UserRow; readonly signedInAt: number };

/** Who is signed in at the issuer in one browser. */
type IssuerSession = {
  /** `null` after a sign-out. */
  readonly userId: string | null;
  readonly signedInAt: number;
  /** “OP User Agent state” of Session Management 1.0 §2: another value means another session. */
  readonly browserState: string;
};

/** Remembers the person and the time; the browser state stays when they were the one who was signed in already. */
export async function signInAtIssuer(issuer: MockIssuer, user: UserRow): Promise<SignedIn> {
  const signedInAt = issuer.clock();
  await issuer.session.update((old): IssuerSession => {
    const isSamePerson = isSession(old) && old.userId === user.id;
    return { userId: user.id, signedInAt, browserState: isSamePerson ? old.browserState : randomToken() };
  });
  recordSignIn(issuer, user);
  return { user, signedInAt };
}

/** The person who signed in at the issuer in this browser and may still do so. */
export async function signedInAtIssuer(issuer: MockIssuer): Promise<SignedIn | undefined> {
  const session = await issuer.session.read();
  if (!isSession(session) || session.userId === null) {
    return undefined;
  }
  const user = issuer.users().find(session.userId);
  return user !== undefined && isAllowed(issuer, user) && !isLockedOut(issuer, user)
    ? { user, signedInAt: session.signedInAt }
    : undefined;
}

/** Forgets the person; every application that watches the session sees it change. */
export async function signOutAtIssuer(issuer: MockIssuer): Promise<void> {
  await issuer.session.update(emptySession);
}

/** The value that changes with every sign-out and with every sign-in of another person. */
export async function readBrowserState(issuer: MockIssuer): Promise<string> {
  const session = await issuer.session.update((old) => (isSession(old) ? old : emptySession()));
  return session.browserState;
}

function emptySession(): IssuerSession {
  return { userId: null, signedInAt: 0, browserState: randomToken() };
}

function isSession(value: unknown): value is IssuerSession {
  return typeof value === 'object' && value !== null && 'userId' in value && 'browserState' in value;
}
