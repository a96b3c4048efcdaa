import { authSetup, idleMinutesOf, sessionOf } from './auth-setup';

/** However the clearing went, the session is over; what was on the screen is kept for its person, or goes. */
const over = (page: 'losePage' | 'emptyPage') =>
  ({ target: '#auth.access.signedOut.refused', actions: ['dropSession', page, 'announceEnded'] }) as const;

const kept = over('losePage');
const gone = over('emptyPage');

/** The session is lost against the person's will; their page is kept until they sign in again. */
export const losingState = authSetup.createStateConfig({
  invoke: {
    id: 'endSession',
    src: 'endSession',
    input: ({ context }) => ({ session: sessionOf(context), as: 'lost', idleMinutes: idleMinutesOf(context) }),
    onDone: kept,
    onError: kept,
  },
});

/** The session belongs to nobody: its traces go, the reason stays to be shown. */
export const endingState = authSetup.createStateConfig({
  invoke: {
    id: 'endSession',
    src: 'endSession',
    input: ({ context }) => ({ session: sessionOf(context), as: 'left' }),
    onDone: gone,
    onError: gone,
  },
});

/** Another tab has ended the session: this one follows, and tells nobody and no server of it (T10). */
export const followingState = authSetup.createStateConfig({
  initial: 'left',
  states: {
    left: { invoke: { id: 'leaveTab', src: 'leaveTab', onDone: gone, onError: gone } },
    lost: { invoke: { id: 'leaveTab', src: 'leaveTab', onDone: kept, onError: kept } },
  },
});
