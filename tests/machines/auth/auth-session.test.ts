import { expect, it } from 'vitest';

import type { Session } from '@/domain/auth/session';

import { sessionWithoutRefresh } from '../../support/sessions';
import {
  adopt,
  after,
  due,
  fail,
  foreign,
  inside,
  loaded,
  open,
  renewed,
  seen,
  send,
  woke,
  type Step,
} from './auth-page';

const needed = send({ type: 'tokens.needed', at: 1_500_000 });
const refused = (accessToken: string) => send({ type: 'tokens.refused', accessToken, at: 1_500_000 });
const unrenewable = [open({ session: sessionWithoutRefresh }), loaded('user-1')];
const lastMinutes: Session = {
  ...sessionWithoutRefresh,
  accessToken: 'access-2',
  storedAt: 3_700_000,
  expiresAt: 3_940_000,
};
const warned = [...unrenewable, due(4_300_000)];
const profile = {
  userName: 'khoa.tm',
  name: 'Khôi',
  surname: 'Trần Minh',
  email: 'khoi@example.com',
  phoneNumber: null,
};

/** What happens; then where the page stands, who is signed in with which error, and what was told. */
const table: readonly (readonly [title: string, steps: readonly Step[], seen: string])[] = [
  ['a page that is shown', inside, 'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started'],
  [
    'what the issuer does not tell of the person',
    [...inside, fail('loadProfile', 'network.unreachable')],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started | auth.failed user_profile_load_error',
  ],
  [
    'the session renewed in another tab',
    [...inside, adopt(renewed)],
    'signedIn.fresh · occupied · ready 1 | access-2, no error | session.started | to issuer: session.goesOn access-2',
  ],
  [
    'the session gone on in another tab for its last four minutes',
    [...inside, adopt(lastMinutes)],
    'signedIn.expiring · occupied · ready 1 | access-2, no error | session.started | to issuer: session.goesOn access-2',
  ],
  [
    'another session in another tab',
    [...inside, adopt(foreign)],
    'signedIn.fresh · held · loading 2 | access-9, signIn.endedElsewhere | session.started | session.started',
  ],
  [
    'another session in another tab, of the same person',
    [...inside, adopt(foreign), loaded('user-1')],
    'signedIn.fresh · occupied · ready 2 | access-9, signIn.endedElsewhere | session.started | session.started',
  ],
  [
    'another session in another tab, of somebody else',
    [...inside, adopt(foreign), loaded('user-2')],
    'signedIn.fresh · occupied · ready 2 | access-9, signIn.endedElsewhere | session.started | session.started | person.changed',
  ],
  [
    'texts that do not come beside a page that is shown',
    [...inside, send({ type: 'language.choose', culture: 'en' }), fail('loadConfiguration', 'network.unreachable')],
    'signedIn.fresh · occupied · failed 2 | access-1, no error | session.started | configuration.outdated',
  ],
  [
    'an own profile that is saved',
    [...inside, send({ type: 'profile.saved', profile })],
    'signedIn.fresh · occupied · loading 2 | access-1, no error | session.started',
  ],
  [
    'tokens before three quarters of their life',
    [...inside, due(3_699_999)],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'tokens at three quarters of their life',
    [...inside, due(3_700_000)],
    'signedIn.renewing · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'a tab that wakes before that',
    [...inside, woke(3_699_999)],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'a tab that wakes after that',
    [...inside, woke(3_700_000)],
    'signedIn.renewing · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'a call that needs a token',
    [...inside, needed],
    'signedIn.renewing · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'a token that was refused',
    [...inside, refused('access-1')],
    'signedIn.renewing · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'a former token that was refused',
    [...inside, refused('access-0')],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'news of the issuer',
    [...inside, send({ type: 'issuer.changed' })],
    'signedIn.renewing · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'no way to renew, and a call that needs a token',
    [...unrenewable, needed],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'no way to renew, and a token that was refused',
    [...unrenewable, refused('access-1')],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'no way to renew, and news of the issuer',
    [...unrenewable, send({ type: 'issuer.changed' })],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'no way to renew, five minutes before the end',
    warned,
    'signedIn.expiring · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'no way to renew, before the end',
    [...warned, due(4_599_999)],
    'signedIn.expiring · occupied · ready 1 | access-1, no error | session.started',
  ],
  [
    'no way to renew, at the end',
    [...warned, due(4_600_000)],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'no way to renew, awake after the end',
    [...warned, woke(4_600_000)],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'no way to renew, and the person does not wait',
    [...warned, send({ type: 'signIn.again' })],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'no way to renew, and a token that was refused near the end',
    [...warned, refused('access-1')],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started',
  ],
  [
    'no way to renew, and a former token that was refused near the end',
    [...warned, refused('access-0')],
    'signedIn.expiring · occupied · ready 1 | access-1, no error | session.started',
  ],
];

it.each(table)('A-01 A-09 A-11 A-12 goes on with %s', async (_title, steps, expected) => {
  expect(seen(await after(steps))).toEqual(expected);
});
