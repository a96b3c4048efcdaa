import { assign, setup, type ActorRefFrom } from 'xstate';

import type { ResetLink } from '@/domain/account/account';
import { toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';

export type ResetLinkEvent =
  | { type: 'link.check' }
  /** The server refused the link when it was used. */
  | { type: 'link.refuse' };

/**
 * Whether the link of a reset mail can still be used: `usable`, `invalid` (used up, too old, incomplete), or `unchecked`
 * when the server could not be asked and may be asked again.
 */
export const resetLinkMachine = setup({
  types: {} as {
    context: { readonly link: ResetLink | undefined; readonly error: AppError | undefined };
    events: ResetLinkEvent;
    input: { readonly link: ResetLink | undefined };
    tags: 'busy';
  },
  actors: { verifyLink: unprovided<boolean, { readonly link: ResetLink }>('verifyLink') },
  actions: {
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    forgetError: assign({ error: undefined }),
  },
  guards: {
    isIncomplete: ({ context }) => context.link === undefined,
    isGood: (_, params: { isGood: boolean }) => params.isGood,
  },
}).createMachine({
  id: 'resetLink',
  context: ({ input }) => ({ link: input.link, error: undefined }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isIncomplete', target: 'invalid' }, { target: 'checking' }] },
    checking: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'verifyLink',
        src: 'verifyLink',
        input: ({ context }) => ({ link: linkOf(context) }),
        onDone: [
          { guard: { type: 'isGood', params: ({ event }) => ({ isGood: event.output }) }, target: 'usable' },
          { target: 'invalid' },
        ],
        onError: {
          target: 'unchecked',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unchecked: { on: { 'link.check': 'checking' } },
    usable: { on: { 'link.refuse': 'invalid' } },
    invalid: {},
  },
});

export type ResetLinkRef = ActorRefFrom<typeof resetLinkMachine>;

function linkOf({ link }: { readonly link: ResetLink | undefined }): ResetLink {
  if (link === undefined) {
    throw new Error('Only a whole link can be checked.');
  }
  return link;
}
