import { expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import { sessionWithoutRefresh, storedSession } from '../../support/sessions';
import {
  adopt,
  after,
  answer,
  cancel,
  fail,
  foreign,
  loaded,
  open,
  popup,
  redirect,
  renewed,
  seen,
  send,
  submit,
  type Step,
} from './auth-page';

const visitor = [open(), loaded(null)];
const back = open({ hasCallback: true, returnUrl: '/nop-quy' });
const wrong = [...visitor, submit, fail('signInWithPassword', 'signIn.wrongPassword')];

/** What happens; then where the page stands, who is signed in with which error, and what was told. */
const table: readonly (readonly [title: string, steps: readonly Step[], seen: string])[] = [
  [
    'a page that nobody has signed in on',
    [open()],
    'signedOut.idle · empty · loading 1 | nobody, no error | to tabs: tabs.catchUp',
  ],
  [
    'a storage that fails: it says so',
    [open({ storageError: new AppError('storage.unavailable') })],
    'signedOut.idle · empty · loading 1 | nobody, storage.unavailable | to tabs: tabs.catchUp',
  ],
  ['an answer of the issuer in the address', [back], 'signedOut.returning · empty · loading 1 | nobody, no error'],
  [
    'a stored session',
    [open({ session: storedSession })],
    'signedIn.fresh · empty · loading 1 | access-1, no error | session.started',
  ],
  [
    'a stored session that is due',
    [open({ session: storedSession, at: 3_700_000 })],
    'signedIn.renewing · empty · loading 1 | access-1, no error | session.started',
  ],
  [
    'a stored session that has ended and cannot be renewed',
    [open({ session: sessionWithoutRefresh, at: 4_600_000 })],
    'losing · empty · loading 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'a stored session that ends in five minutes and cannot be renewed',
    [open({ session: sessionWithoutRefresh, at: 4_300_000 })],
    'signedIn.expiring · empty · loading 1 | access-1, no error | session.started',
  ],
  [
    'a stored session that ends in more than five minutes',
    [open({ session: sessionWithoutRefresh, at: 4_299_999 })],
    'signedIn.fresh · empty · loading 1 | access-1, no error | session.started',
  ],
  [
    'a stored session that has ended before it may be renewed again',
    [open({ session: { ...storedSession, expiresAt: 1_010_000 }, at: 1_020_000 })],
    'signedIn.fresh · empty · loading 1 | access-1, no error | session.started',
  ],
  [
    'a stored session that was left alone for an hour',
    [open({ session: storedSession, idleMinutes: 60 })],
    'losing · empty · waiting 0 | access-1, signIn.idle',
  ],
  [
    'a stored session that was left alone, once it is ended',
    [open({ session: storedSession, idleMinutes: 60 }), answer('endSession')],
    'signedOut.refused · empty · loading 1 | nobody, signIn.idle | session.ended | to tabs: tabs.catchUp',
  ],
  [
    'a storage that cannot be read at all',
    [fail('restoreSession', 'network.unreachable')],
    'signedOut.refused · empty · loading 1 | nobody, network.unreachable | to tabs: tabs.catchUp',
  ],
  ['another tab’s session, while storage is read', [adopt(foreign)], 'starting · empty · waiting 0 | nobody, no error'],
  [
    'a password that is sent',
    [...visitor, submit],
    'signedOut.submitting · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp',
  ],
  [
    'a password that is right',
    [...visitor, submit, answer('signInWithPassword', storedSession)],
    'signedIn.fresh · empty · loading 2 | access-1, no error | to tabs: tabs.catchUp | session.started',
  ],
  [
    'a password that is right long after the page was opened',
    [...visitor, submit, answer('signInWithPassword', renewed)],
    'signedIn.fresh · empty · loading 2 | access-2, no error | to tabs: tabs.catchUp | session.started',
  ],
  [
    'a password that is wrong',
    wrong,
    'signedOut.refused · empty · ready 1 | nobody, signIn.wrongPassword | to tabs: tabs.catchUp | auth.failed token_error | to tabs: tabs.catchUp',
  ],
  [
    'a password after a wrong one',
    [...wrong, submit],
    'signedOut.submitting · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | auth.failed token_error | to tabs: tabs.catchUp',
  ],
  [
    'a window after a wrong password',
    [...wrong, popup],
    'signedOut.inPopup · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | auth.failed token_error | to tabs: tabs.catchUp',
  ],
  [
    'the way to the issuer after a wrong password',
    [...wrong, redirect],
    'signedOut.redirecting · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | auth.failed token_error | to tabs: tabs.catchUp',
  ],
  [
    'a password that is on its way, cancelled',
    [...visitor, submit, cancel],
    'signedOut.idle · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | to tabs: tabs.catchUp',
  ],
  [
    'another tab’s session, where nobody is signed in',
    [...visitor, adopt(foreign)],
    'signedIn.fresh · empty · loading 2 | access-9, no error | to tabs: tabs.catchUp | session.started',
  ],
  [
    'another tab’s session after a wrong password',
    [...wrong, adopt(foreign)],
    'signedIn.fresh · empty · loading 2 | access-9, no error | to tabs: tabs.catchUp | auth.failed token_error | to tabs: tabs.catchUp | session.started',
  ],
  [
    'a window of the issuer',
    [...visitor, popup],
    'signedOut.inPopup · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp',
  ],
  [
    'a window that somebody has signed in at',
    [...visitor, popup, answer('signInByPopup', storedSession)],
    'signedIn.fresh · empty · loading 2 | access-1, no error | to tabs: tabs.catchUp | session.started',
  ],
  [
    'a window that was closed',
    [...visitor, popup, fail('signInByPopup', 'auth.popup_closed')],
    'signedOut.refused · empty · loading 2 | nobody, auth.popup_closed | to tabs: tabs.catchUp | auth.failed popup_closed | to tabs: tabs.catchUp',
  ],
  [
    'a window that is given up',
    [...visitor, popup, cancel],
    'signedOut.idle · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | to tabs: tabs.catchUp',
  ],
  [
    'the way to the issuer',
    [...visitor, redirect],
    'signedOut.redirecting · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp',
  ],
  [
    'the way to the issuer, gone',
    [...visitor, redirect, answer('beginCodeFlow')],
    'signedOut.idle · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | to tabs: tabs.catchUp',
  ],
  [
    'an issuer that is not there',
    [...visitor, redirect, fail('beginCodeFlow', 'auth.discovery_document_load_error')],
    'signedOut.refused · empty · ready 1 | nobody, auth.discovery_document_load_error | to tabs: tabs.catchUp | auth.failed discovery_document_load_error | to tabs: tabs.catchUp',
  ],
  [
    'the way to the issuer, cancelled',
    [...visitor, redirect, cancel],
    'signedOut.idle · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | to tabs: tabs.catchUp',
  ],
  [
    'the way to the issuer, and Back',
    [...visitor, redirect, send({ type: 'tab.restored' })],
    'signedOut.idle · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp | to tabs: tabs.catchUp',
  ],
  [
    'an answer of the issuer that holds',
    [back, answer('completeCodeFlow', { session: storedSession, returnUrl: '/ca-nhan' })],
    'signedIn.fresh · empty · loading 2 | access-1, no error | session.started',
  ],
  [
    'an answer of the issuer that does not hold',
    [back, fail('completeCodeFlow', 'token.wrongNonce')],
    'signedOut.refused · empty · loading 2 | nobody, token.wrongNonce | auth.failed token_validation_error | to tabs: tabs.catchUp',
  ],
  [
    'an answer of the issuer, cancelled',
    [back, cancel],
    'signedOut.idle · empty · loading 1 | nobody, no error | to tabs: tabs.catchUp',
  ],
  [
    'a configuration that does not come before anybody’s page',
    [open(), fail('loadConfiguration', 'network.unreachable')],
    'signedOut.idle · empty · failed 1 | nobody, no error | to tabs: tabs.catchUp',
  ],
  [
    'the language that is chosen already',
    [...visitor, send({ type: 'language.choose', culture: 'vi' })],
    'signedOut.idle · empty · ready 1 | nobody, no error | to tabs: tabs.catchUp',
  ],
  [
    'another language',
    [...visitor, send({ type: 'language.choose', culture: 'en' })],
    'signedOut.idle · empty · loading 2 | nobody, no error | to tabs: tabs.catchUp',
  ],
];

it.each(table)('A-01 A-02 A-03 A-05 A-22 begins with %s', async (_title, steps, expected) => {
  expect(seen(await after(steps))).toEqual(expected);
});
