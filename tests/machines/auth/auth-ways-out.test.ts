import { expect, it } from 'vitest';

import { storedSession } from '../../support/sessions';
import {
  adopt,
  after,
  answer,
  fail,
  foreign,
  inside,
  loaded,
  open,
  pass,
  refuse,
  seen,
  send,
  submit,
  type Step,
} from './auth-page';

const signOut = send({ type: 'signOut' });
const revoked = [...inside, signOut, answer('endSession'), answer('revokeTokens')];
const idled = (id: string) => send({ type: 'session.idled', id, minutes: 60 });
const ended = (as: 'left' | 'lost', id = 'session-1', idleMinutes?: number) =>
  send({ type: 'tabs.ended', id, as, idleMinutes });
const lost = [...inside, ended('lost'), answer('leaveTab')];

/** What happens; then where the page stands, who is signed in with which error, and what was told. */
const table: readonly (readonly [title: string, steps: readonly Step[], seen: string])[] = [
  [
    'signing out',
    [...inside, signOut],
    'signingOut.clearing · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'signing out, once storage is empty',
    [...inside, signOut, answer('endSession')],
    'signingOut.revoking · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'signing out where storage cannot be emptied',
    [...inside, signOut, refuse('endSession', new Error('no storage'))],
    'signingOut.revoking · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'signing out, and another tab’s session',
    [...inside, signOut, adopt(foreign)],
    'signingOut.clearing · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'signing out, once the tokens are revoked',
    revoked,
    'signingOut.leaving · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'signing out where they cannot be revoked',
    [...inside, signOut, answer('endSession'), fail('revokeTokens', 'network.unreachable')],
    'signingOut.leaving · occupied · ready 1 | access-1, no error | session.started | auth.failed token_revoke_error',
  ],
  [
    'signed out at the issuer',
    [...revoked, answer('leaveIssuer')],
    'signedOut.idle · empty · loading 2 | nobody, no error | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'an issuer that cannot be left',
    [...revoked, refuse('leaveIssuer', new Error('no page'))],
    'signedOut.idle · empty · loading 2 | nobody, no error | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'the issuer’s page, and Back',
    [...revoked, send({ type: 'tab.restored' })],
    'signedOut.idle · empty · loading 2 | nobody, no error | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'the issuer’s page, not there for less than 30 s',
    [...revoked, pass(29_999)],
    'signingOut.leaving · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'the issuer’s page, not there for 30 s',
    [...revoked, pass(30_000)],
    'signedOut.idle · empty · loading 2 | nobody, no error | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'nobody there for an hour',
    [...inside, idled('session-1')],
    'losing · occupied · ready 1 | access-1, signIn.idle | session.started',
  ],
  [
    'nobody there for an hour, of another session',
    [...inside, idled('session-0')],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'nobody there, once the session is ended',
    [...inside, idled('session-1'), answer('endSession')],
    'signedOut.refused · held · ready 1 | nobody, signIn.idle | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'nobody there, where it cannot be ended',
    [...inside, idled('session-1'), refuse('endSession', new Error('no storage'))],
    'signedOut.refused · held · ready 1 | nobody, signIn.idle | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'another tab has lost the session',
    [...inside, ended('lost')],
    'following.lost · occupied · ready 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'another tab has lost the session for an hour without anybody',
    [...inside, ended('lost', 'session-1', 60)],
    'following.lost · occupied · ready 1 | access-1, signIn.idle | session.started',
  ],
  [
    'another tab has signed out',
    [...inside, ended('left')],
    'following.left · occupied · ready 1 | access-1, signIn.endedElsewhere | session.started',
  ],
  [
    'another tab has lost another session',
    [...inside, ended('lost', 'session-0')],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'another tab has signed out of another session',
    [...inside, ended('left', 'session-0')],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'another tab has lost the session, followed',
    lost,
    'signedOut.refused · held · ready 1 | nobody, http.sessionExpired | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'another tab has lost the session, followed badly',
    [...inside, ended('lost'), refuse('leaveTab', new Error('no storage'))],
    'signedOut.refused · held · ready 1 | nobody, http.sessionExpired | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'another tab has signed out, followed',
    [...inside, ended('left'), answer('leaveTab')],
    'signedOut.refused · empty · loading 2 | nobody, signIn.endedElsewhere | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'another tab has signed out, followed badly',
    [...inside, ended('left'), refuse('leaveTab', new Error('no storage'))],
    'signedOut.refused · empty · loading 2 | nobody, signIn.endedElsewhere | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'a token that the back end knows no user for',
    [open({ session: storedSession }), loaded(null)],
    'ending · empty · ready 1 | access-1, signIn.userMissing | session.started',
  ],
  [
    'a token without a user, ended',
    [open({ session: storedSession }), loaded(null), answer('endSession')],
    'signedOut.refused · empty · loading 2 | nobody, signIn.userMissing | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'a token without a user, ended badly',
    [open({ session: storedSession }), loaded(null), refuse('endSession', new Error('no storage'))],
    'signedOut.refused · empty · loading 2 | nobody, signIn.userMissing | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'a page that is kept, let go',
    [...lost, send({ type: 'page.release' })],
    'signedOut.refused · empty · loading 2 | nobody, no error | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'a page that is kept, and its person',
    [...lost, submit, answer('signInWithPassword', foreign), loaded('user-1')],
    'signedIn.fresh · occupied · ready 2 | access-9, no error | session.started | session.ended | to tabs: tabs.catchUp | session.started',
  ],
  [
    'a page that is kept, and somebody else',
    [...lost, submit, answer('signInWithPassword', foreign), loaded('user-2')],
    'signedIn.fresh · occupied · ready 2 | access-9, no error | session.started | session.ended | to tabs: tabs.catchUp | session.started | person.changed',
  ],
  [
    'a page that is kept, in another language',
    [...lost, send({ type: 'language.choose', culture: 'en' }), loaded(null)],
    'signedOut.refused · held · ready 2 | nobody, http.sessionExpired | session.started | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'a session that is lost before its page is there',
    [open({ session: storedSession }), ended('lost'), answer('leaveTab')],
    'signedOut.refused · empty · loading 2 | nobody, http.sessionExpired | session.started | session.ended | to tabs: tabs.catchUp',
  ],
];

it.each(table)('A-01 A-13 A-15 A-16 promise-11 ends by %s', async (_title, steps, expected) => {
  expect(seen(await after(steps))).toEqual(expected);
});
