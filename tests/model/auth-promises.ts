import type { AuthSnapshot } from '@/machines/auth/auth-machine';

/** A call of the machine that has not been answered yet. */
export type OpenCall = {
  readonly name: string;
  /** False once the machine has left the state that made it. */
  readonly isWanted: () => boolean;
};

/** What the walks type as a password. */
export const secretPassword = 'a password that nobody may keep';
const sessionCalls = ['renewTokens', 'revokeTokens', 'loadProfile'];

/** What must hold in every state; each answers the broken promise. */
type Promised = (snapshot: AuthSnapshot, calls: readonly OpenCall[]) => string | undefined;

const promises: readonly Promised[] = [
  (_snapshot, calls) =>
    calls.filter(({ name, isWanted }) => name === 'renewTokens' && isWanted()).length > 1
      ? 'promise 1: two renewals at once'
      : undefined,
  (snapshot) =>
    snapshot.hasTag('signedOut') && snapshot.context.session !== undefined
      ? 'promise 3: a token after the session'
      : undefined,
  (snapshot, calls) =>
    snapshot.hasTag('signedOut') && calls.some(({ name, isWanted }) => sessionCalls.includes(name) && isWanted())
      ? 'promise 3: a call of the session after its end'
      : undefined,
  (snapshot) =>
    snapshot.hasTag('signedIn') && snapshot.context.session === undefined ? 'signed in without a session' : undefined,
  (snapshot) =>
    snapshot.hasTag('signedOut') && snapshot.context.struggle !== undefined
      ? 'promise 3: a countdown after the session'
      : undefined,
  (snapshot) => (JSON.stringify(snapshot.context).includes(secretPassword) ? 'A-02: a password is kept' : undefined),
  (snapshot) =>
    snapshot.hasTag('held') && (snapshot.context.configuration?.currentUser.id ?? null) === null
      ? 'promise 11: a page is held for nobody'
      : undefined,
];

/** The first promise that does not hold now, `undefined` when all do. */
export function brokenPromise(snapshot: AuthSnapshot, calls: readonly OpenCall[]): string | undefined {
  return promises.map((promise) => promise(snapshot, calls)).find((name) => name !== undefined);
}

/** Promise 3: out of "signed out" leads only a sign-in, here or in another tab, that somebody has begun. */
export function resurrected(before: AuthSnapshot, after: AuthSnapshot, happening: string): string | undefined {
  const isBeginning =
    /^(answer (signInWithPassword|signInByPopup|completeCodeFlow|restoreSession)|tabs\.adopted)/u.test(happening);
  return before.hasTag('signedOut') && after.hasTag('signedIn') && !isBeginning
    ? `promise 3: "${happening}" has signed somebody in`
    : undefined;
}
