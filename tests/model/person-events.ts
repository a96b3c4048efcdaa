import type { AnyEventObject } from 'xstate';

import type { Session, SignInFlow } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import type { AuthSnapshot } from '@/machines/auth/auth-machine';

import { configurationFor, sessionWithoutRefresh, storedSession } from '../support/sessions';

export type PersonEvent =
  | 'the page opens'
  | 'the password is sent'
  | 'the attempt is cancelled'
  | 'the password is right'
  | 'the password is right for a short time'
  | 'the password is wrong'
  | 'the configuration comes'
  | 'the configuration of somebody else comes'
  | 'the configuration fails'
  | 'the configuration is asked for again'
  | 'a call is refused'
  | 'the renewal succeeds'
  | 'the grant is rejected'
  | 'the kept page is let go'
  | 'the person signs out'
  | 'the person does not wait for the end'
  | 'English is chosen'
  | 'Vietnamese is chosen'
  | 'the window is opened'
  | 'the window brings the answer'
  | 'the window is closed'
  | 'the person leaves for the issuer'
  | 'the person comes back with nothing'
  | 'the issuer sends the person back'
  | 'the answer is right'
  | 'the answer is wrong';

const localization = { resources: {} };
const loaded = (userId: string | null) => ({ configuration: configurationFor(userId), localization });
const done = (call: string, output: unknown) => ({ type: `xstate.done.actor.${call}`, output });
const failed = (call: string, error: AppError) => ({ type: `xstate.error.actor.${call}`, error });

export type Happening = {
  readonly name: PersonEvent | 'by itself';
  readonly event: AnyEventObject;
  readonly isPossible?: (snapshot: AuthSnapshot) => boolean;
};

const nobody = { session: undefined, returnUrl: '/', storageError: undefined, at: 1_000_000, idleMinutes: undefined };
const codeSession: Session = { ...storedSession, flow: 'code' };
/** Four minutes, and nothing to prolong them: counted down from the first moment. */
const shortSession: Session = {
  ...sessionWithoutRefresh,
  expiresAt: sessionWithoutRefresh.storedAt + 240_000,
};

/** What begins a session with a password. */
const byPassword: readonly Happening[] = [
  {
    name: 'the password is sent',
    event: { type: 'signIn.submit', credentials: { userName: 'u', password: 'p', rememberMe: false } },
  },
  { name: 'the attempt is cancelled', event: { type: 'signIn.cancel' } },
  { name: 'the password is right', event: done('signInWithPassword', storedSession) },
  { name: 'the password is right for a short time', event: done('signInWithPassword', shortSession) },
  { name: 'the password is wrong', event: failed('signInWithPassword', new AppError('signIn.wrongPassword')) },
];

/** What begins a session at the issuer: in a window of its own, or by leaving and coming back. */
const byIssuer: readonly Happening[] = [
  { name: 'the window is opened', event: { type: 'signIn.popup' } },
  { name: 'the window brings the answer', event: done('signInByPopup', codeSession) },
  { name: 'the window is closed', event: failed('signInByPopup', new AppError('auth.popup_closed')) },
  {
    name: 'the person leaves for the issuer',
    event: { type: 'signIn.redirect', returnUrl: '/csdl/nguoi-lao-dong' },
    isPossible: (snapshot) => !snapshot.hasTag('held'),
  },
  { name: 'the person comes back with nothing', event: { type: 'tab.restored' } },
  { name: 'the issuer sends the person back', event: done('restoreSession', { ...nobody, hasCallback: true }) },
  { name: 'the answer is right', event: done('completeCodeFlow', { session: codeSession, returnUrl: '/' }) },
  { name: 'the answer is wrong', event: failed('completeCodeFlow', new AppError('auth.token_error')) },
  {
    name: 'the attempt is cancelled',
    event: { type: 'signIn.cancel' },
    isPossible: (snapshot) => !snapshot.matches({ access: { signedOut: 'redirecting' } }),
  },
];

/** The machine's events that a person or their network can cause; each with its name and where it makes sense. */
const always: readonly Happening[] = [
  { name: 'the page opens', event: done('restoreSession', { ...nobody, hasCallback: false }) },
  { name: 'the configuration comes', event: done('loadConfiguration', loaded('user-1')), isPossible: isSignedIn },
  {
    name: 'the configuration of somebody else comes',
    event: done('loadConfiguration', loaded('user-2')),
    isPossible: (snapshot) => isSignedIn(snapshot) && snapshot.hasTag('held'),
  },
  {
    name: 'the configuration fails',
    event: failed('loadConfiguration', new AppError('http.server')),
    isPossible: (snapshot) => isSignedIn(snapshot) && !snapshot.matches({ page: 'occupied' }),
  },
  {
    name: 'the configuration is asked for again',
    event: { type: 'configuration.load' },
    isPossible: (snapshot) => isSignedIn(snapshot) && snapshot.matches({ configuration: 'failed' }),
  },
  {
    name: 'a call is refused',
    event: { type: 'tokens.refused', accessToken: storedSession.accessToken, at: 1_100_000 },
    isPossible: (snapshot) => isAtWork(snapshot) && !snapshot.hasTag('expiring'),
  },
  { name: 'the person does not wait for the end', event: { type: 'signIn.again' }, isPossible: isAtWork },
  {
    name: 'English is chosen',
    event: { type: 'language.choose', culture: 'en' },
    isPossible: (snapshot) =>
      isAtEntrance(snapshot) || (isAtWork(snapshot) && snapshot.matches({ access: { signedIn: 'fresh' } })),
  },
  { name: 'Vietnamese is chosen', event: { type: 'language.choose', culture: 'vi' } },
  { name: 'the renewal succeeds', event: done('renewTokens', storedSession) },
  { name: 'the grant is rejected', event: failed('renewTokens', new AppError('signIn.grantRejected')) },
  { name: 'the kept page is let go', event: { type: 'page.release' }, isPossible: (snapshot) => !isSignedIn(snapshot) },
  {
    name: 'the person signs out',
    event: { type: 'signOut' },
    isPossible: (snapshot) => isAtWork(snapshot) || snapshot.matches({ configuration: 'failed' }),
  },
  // A visitor's configuration changes nothing that can be seen.
  {
    name: 'by itself',
    event: done('loadConfiguration', loaded(null)),
    isPossible: (snapshot) => !isSignedIn(snapshot),
  },
  ...['endSession', 'leaveTab', 'revokeTokens', 'leaveIssuer'].map((call) => ({
    name: 'by itself' as const,
    event: done(call, undefined),
  })),
];

export function isSignedIn(snapshot: AuthSnapshot): boolean {
  return snapshot.hasTag('signedIn');
}

function isAtEntrance(snapshot: AuthSnapshot): boolean {
  const isIdle = snapshot.matches({ access: { signedOut: 'idle' } });
  return isIdle && !snapshot.hasTag('held') && snapshot.matches({ configuration: 'ready' });
}

function isAtWork(snapshot: AuthSnapshot): boolean {
  return isSignedIn(snapshot) && snapshot.matches({ page: 'occupied', configuration: 'ready' });
}

/** What can happen to a person in a flow, and to their calls. */
export function happenings(flow: SignInFlow): readonly Happening[] {
  return [...always, ...(flow === 'password' ? byPassword : byIssuer)];
}
