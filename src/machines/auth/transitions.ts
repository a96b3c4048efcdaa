import type { AuthEventName } from '@/domain/auth/auth-events';
import type { Session } from '@/domain/auth/session';

import type { Opening } from './auth-types';

type Failed = { readonly event: { readonly error: unknown } };
export type Timed = { readonly event: { readonly at: number } };

/** What the page begins with, once storage was read. */
export const openingOf = ({ event }: { readonly event: { readonly output: Opening } }) => ({ opening: event.output });

const errorOf = ({ event }: Failed) => ({ error: event.error });

/** Keeps the error to be shown where the person signs in. */
export const rememberError = { type: 'rememberError', params: errorOf } as const;

/** Tells of a failure: as the event that the error itself is, or else as the given one (register A-18). */
export const announceAs = <Name extends AuthEventName>(fallback: Name) =>
  ({ type: 'announceFailure', params: ({ event }: Failed) => ({ fallback, error: event.error }) }) as const;

/**
 * While this tab's own person is on the way in or out, another tab's session waits: it would be given to somebody who
 * has just proven to be somebody else (T08), or who has just left. Where nobody is signed in afterwards, the tab
 * catches up with the others.
 */
export const keepsToItself = { 'tabs.adopted': {} } as const;

export const rememberTime = { type: 'rememberTime', params: ({ event }: Timed) => ({ at: event.at }) } as const;

/** Looks at the session's times again, now that the time is known. */
export const lookAgain = { target: '#auth.access.signedIn.judging', actions: rememberTime } as const;

const renewedBy = ({ event }: { readonly event: { readonly output: Session } }) => ({ session: event.output });

/** The session goes on with the tokens that a call has brought. */
export const goOnRenewed = {
  target: '#auth.access.signedIn.judging',
  actions: [
    { type: 'rememberRenewal', params: renewedBy },
    { type: 'tellIssuerWatch', params: renewedBy },
  ],
} as const;

/** Counts a renewal that may succeed the next time. */
export const countFailedRenewal = { type: 'countFailedRenewal', params: errorOf } as const;

/** A renewal that cannot succeed any more takes the session with it. */
export const loseByRenewal = {
  target: '#auth.access.losing',
  actions: [rememberError, announceAs('token_refresh_error')],
} as const;

/** What a failed renewal means, first try or later one, unless the issuer was merely out of reach. */
export const finalRenewalFailures = [
  {
    guard: { type: 'isEndedElsewhere', params: errorOf },
    target: '#auth.access.following.left',
    actions: 'rememberEndedElsewhere',
  },
  { guard: { type: 'isGrantRefused', params: errorOf }, ...loseByRenewal },
  {
    guard: { type: 'isPersonWanted', params: errorOf },
    target: '#auth.access.signedIn.judging',
    actions: ['rememberUnrenewable', announceAs('silent_refresh_error')],
  },
] as const;
