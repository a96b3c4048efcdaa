import type { Session } from '@/domain/auth/session';
import { requestTimeoutMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { authMachine } from '@/machines/auth/auth-machine';

import type { WalkDescription } from '../../support/machine-walk';
import { configurationFor, sessionWithoutRefresh, storedSession } from '../../support/sessions';

const renewed: Session = {
  ...storedSession,
  generation: 1,
  accessToken: 'access-2',
  refreshToken: 'refresh-2',
  storedAt: 3_700_000,
  expiresAt: 7_300_000,
};
/** Signed in a minute before its end, and with nothing to prolong it. */
const lastMinute: Session = { ...sessionWithoutRefresh, storedAt: 4_540_000 };
const otherSession: Session = { ...storedSession, id: 'session-2', accessToken: 'access-9' };
const ownProfile = {
  userName: 'khoa.tm',
  name: 'Khôi',
  surname: 'Trần Minh',
  email: 'khoi@example.com',
  phoneNumber: null,
};
const localization = { resources: {} };
const restored = {
  hasCallback: false,
  returnUrl: '/',
  storageError: undefined,
  at: storedSession.storedAt,
  idleMinutes: undefined,
};

const renewal = {
  outputs: [renewed],
  errors: [
    new AppError('signIn.grantRejected'),
    new AppError('signIn.endedElsewhere'),
    new AppError('auth.silent_refresh_error'),
    new AppError('network.unreachable'),
  ],
};

/** Every event of the auth machine and every answer of its calls, for walking its whole graph. */
export const authWalk: WalkDescription<typeof authMachine> = {
  machine: authMachine,
  input: { flow: 'password', culture: 'vi' },
  events: {
    'signIn.submit': [
      { type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'p', rememberMe: false } },
    ],
    'signIn.redirect': [{ type: 'signIn.redirect', returnUrl: '/csdl/don-vi' }],
    'signIn.popup': [{ type: 'signIn.popup' }],
    'signIn.cancel': [{ type: 'signIn.cancel' }],
    'signIn.again': [{ type: 'signIn.again' }],
    signOut: [{ type: 'signOut' }],
    'tokens.due': [
      { type: 'tokens.due', at: 3_700_000 },
      { type: 'tokens.due', at: 9_000_000 },
    ],
    'tokens.needed': [{ type: 'tokens.needed', at: 1_500_000 }],
    'tokens.refused': [
      { type: 'tokens.refused', accessToken: 'access-1', at: 1_500_000 },
      { type: 'tokens.refused', accessToken: 'access-2', at: 3_800_000 },
    ],
    'tab.restored': [{ type: 'tab.restored' }],
    'tab.woke': [
      { type: 'tab.woke', at: 1_500_000 },
      { type: 'tab.woke', at: 9_000_000 },
    ],
    'tabs.adopted': [
      { type: 'tabs.adopted', session: renewed },
      { type: 'tabs.adopted', session: otherSession },
    ],
    'tabs.ended': [
      { type: 'tabs.ended', id: 'session-1', as: 'left' },
      { type: 'tabs.ended', id: 'session-1', as: 'lost' },
      { type: 'tabs.ended', id: 'session-1', as: 'lost', idleMinutes: 60 },
    ],
    'issuer.changed': [{ type: 'issuer.changed' }],
    'session.userMissing': [{ type: 'session.userMissing' }],
    'session.idled': [
      { type: 'session.idled', id: 'session-1', minutes: 60 },
      { type: 'session.idled', id: 'session-0', minutes: 60 },
    ],
    'configuration.load': [{ type: 'configuration.load' }],
    'profile.saved': [{ type: 'profile.saved', profile: ownProfile }],
    'language.choose': [{ type: 'language.choose', culture: 'en' }],
    'page.release': [{ type: 'page.release' }],
    // Raised by the machine itself, inside the step that causes them.
    'page.occupied': [],
    'page.lost': [],
    'page.emptied': [],
  },
  calls: {
    restoreSession: {
      outputs: [
        { ...restored, session: undefined },
        { ...restored, session: storedSession },
        { ...restored, session: sessionWithoutRefresh },
        { ...restored, session: lastMinute, at: lastMinute.storedAt },
        { ...restored, session: storedSession, idleMinutes: 60 },
        { ...restored, session: undefined, hasCallback: true },
      ],
      errors: [new AppError('storage.unavailable')],
    },
    signInWithPassword: { outputs: [storedSession], errors: [new AppError('signIn.wrongPassword')] },
    signInByPopup: { outputs: [storedSession], errors: [new AppError('auth.popup_closed')] },
    beginCodeFlow: { outputs: [undefined], errors: [new AppError('auth.discovery_document_load_error')] },
    completeCodeFlow: {
      outputs: [{ session: storedSession, returnUrl: '/csdl/don-vi' }],
      errors: [new AppError('auth.invalid_nonce_in_state')],
    },
    renewTokens: renewal,
    revokeTokens: { outputs: [undefined], errors: [new AppError('auth.token_revoke_error')] },
    endSession: { outputs: [undefined], errors: [new Error('storage')] },
    leaveTab: { outputs: [undefined], errors: [new Error('storage')] },
    leaveIssuer: { outputs: [undefined], errors: [new AppError('network.unreachable')] },
    loadProfile: { outputs: [{ sub: 'user-1' }], errors: [new AppError('auth.user_profile_load_error')] },
    loadConfiguration: {
      outputs: [
        { configuration: configurationFor('user-1'), localization },
        { configuration: configurationFor('user-2'), localization },
        { configuration: configurationFor(null), localization },
      ],
      errors: [new AppError('network.unreachable')],
    },
  },
  delays: {
    'xstate.after.untilNextTry.auth.access.signedIn.struggling.tries.waiting': 30_000,
    'xstate.after.untilWarning.auth.access.signedIn.struggling.patience.calm': 'alone',
    'xstate.after.untilGivenUp.auth.access.signedIn.struggling.patience.short': 'alone',
    'xstate.after.untilLeft.auth.access.signingOut.leaving': requestTimeoutMs,
  },
  project: ({ value, context }) => [
    value,
    context.session?.accessToken,
    context.session?.renewal,
    context.configuration?.currentUser.id,
  ],
};
