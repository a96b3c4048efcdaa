import { expect, it } from 'vitest';

import { after, answer, due, fail, inside, pass, renewed, seen, woke, type Step } from './auth-page';

const unreachable = fail('renewTokens', 'network.unreachable');
const renewing = [...inside, due(3_700_000)];
const failing = [...renewing, unreachable];
const retrying = [...failing, pass(1_000)];
const again = [...retrying, answer('renewTokens', renewed), due(6_400_000), unreachable];

/** What happens; then where the page stands, who is signed in with which error, and what was told. */
const table: readonly (readonly [title: string, steps: readonly Step[], seen: string])[] = [
  [
    'tokens that are renewed',
    [...renewing, answer('renewTokens', renewed)],
    'signedIn.fresh · occupied · ready 1 | access-2, no error | session.started | to issuer: session.goesOn access-2',
  ],
  [
    'a grant that is rejected',
    [...renewing, fail('renewTokens', 'signIn.grantRejected')],
    'losing · occupied · ready 1 | access-1, signIn.grantRejected | session.started | auth.failed token_refresh_error',
  ],
  [
    'a session that has ended in another tab',
    [...renewing, fail('renewTokens', 'signIn.endedElsewhere')],
    'following.left · occupied · ready 1 | access-1, signIn.endedElsewhere | session.started',
  ],
  [
    'an issuer that wants to see the person',
    [...renewing, fail('renewTokens', 'auth.silent_refresh_error')],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started | auth.failed silent_refresh_error',
  ],
  [
    'an issuer that wants to see the person, after the end',
    [...inside, due(4_600_000), fail('renewTokens', 'auth.silent_refresh_error')],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started | auth.failed silent_refresh_error',
  ],
  [
    'an issuer out of reach',
    failing,
    'signedIn.struggling.tries.waiting & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'a tab that wakes beside it',
    [...failing, woke(3_700_100)],
    'signedIn.struggling.tries.retrying & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'before the next try',
    [...failing, pass(500)],
    'signedIn.struggling.tries.waiting & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'the next try',
    retrying,
    'signedIn.struggling.tries.retrying & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'the next try succeeds',
    [...retrying, answer('renewTokens', renewed)],
    'signedIn.fresh · occupied · ready 1 | access-2, no error | session.started | auth.failed token_refresh_error | to issuer: session.goesOn access-2',
  ],
  [
    'the next try fails',
    [...retrying, unreachable],
    'signedIn.struggling.tries.waiting & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'a second after the second failure',
    [...retrying, unreachable, pass(1_000)],
    'signedIn.struggling.tries.waiting & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'two seconds after the second failure',
    [...retrying, unreachable, pass(2_000)],
    'signedIn.struggling.tries.retrying & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'the next try is rejected',
    [...retrying, fail('renewTokens', 'signIn.grantRejected')],
    'losing · occupied · ready 1 | access-1, signIn.grantRejected | session.started | auth.failed token_refresh_error | auth.failed token_refresh_error',
  ],
  [
    'the next try finds the session ended',
    [...retrying, fail('renewTokens', 'signIn.endedElsewhere')],
    'following.left · occupied · ready 1 | access-1, signIn.endedElsewhere | session.started | auth.failed token_refresh_error',
  ],
  [
    'the next try finds the person wanted',
    [...retrying, fail('renewTokens', 'auth.silent_refresh_error')],
    'signedIn.fresh · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error | auth.failed silent_refresh_error',
  ],
  [
    'more than five minutes before it is given up',
    [...failing, pass(599_999)],
    'signedIn.struggling.tries.retrying & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'five minutes before it is given up',
    [...failing, pass(600_000)],
    'signedIn.struggling.tries.retrying & patience.short · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'just before it is given up',
    [...failing, pass(600_000), pass(299_999)],
    'signedIn.struggling.tries.retrying & patience.short · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'given up',
    [...failing, pass(600_000), pass(300_000)],
    'losing · occupied · ready 1 | access-1, http.sessionExpired | session.started | auth.failed token_refresh_error',
  ],
  [
    'a try that fails before the end',
    [...failing, woke(4_599_999), unreachable],
    'signedIn.struggling.tries.waiting & patience.calm · occupied · ready 1 | access-1, no error | session.started | auth.failed token_refresh_error',
  ],
  [
    'a try that fails after the end',
    [...failing, woke(4_600_000), unreachable],
    'losing · occupied · ready 1 | access-1, network.unreachable | session.started | auth.failed token_refresh_error | auth.failed token_refresh_error',
  ],
  [
    'a try that fails after the end, and one shortly before it',
    [...failing, woke(4_599_000), unreachable, woke(4_600_000), unreachable],
    'losing · occupied · ready 1 | access-1, network.unreachable | session.started | auth.failed token_refresh_error | auth.failed token_refresh_error',
  ],
  [
    'an issuer out of reach again, after a renewal',
    again,
    'signedIn.struggling.tries.waiting & patience.calm · occupied · ready 1 | access-2, no error | session.started | auth.failed token_refresh_error | to issuer: session.goesOn access-2 | auth.failed token_refresh_error',
  ],
  [
    'an issuer out of reach again, a second later',
    [...again, pass(1_000)],
    'signedIn.struggling.tries.retrying & patience.calm · occupied · ready 1 | access-2, no error | session.started | auth.failed token_refresh_error | to issuer: session.goesOn access-2 | auth.failed token_refresh_error',
  ],
];

it.each(table)('A-01 A-09 A-10 renews with %s', async (_title, steps, expected) => {
  expect(seen(await after(steps))).toEqual(expected);
});
