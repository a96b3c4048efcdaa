import { describe, expect, it } from 'vitest';

import { requestTimeoutMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { authMachine, type AuthSnapshot } from '@/machines/auth/auth-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';
import { configurationFor, sessionWithoutRefresh, storedSession } from '../support/sessions';

const renewed = {
  ...storedSession,
  accessToken: 'access-2',
  refreshToken: 'refresh-2',
  storedAt: 3_700_000,
  expiresAt: 7_300_000,
};
const localization = { resources: {} };
const restored = { hasCallback: false, storageError: undefined, at: storedSession.storedAt };

const description: WalkDescription<typeof authMachine> = {
  machine: authMachine,
  input: { flow: 'password', culture: 'vi', renewalTries: 3 },
  events: {
    'signIn.submit': [
      { type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'p', rememberMe: false } },
    ],
    'signIn.redirect': [{ type: 'signIn.redirect', returnUrl: '/csdl/don-vi' }],
    'signIn.cancel': [{ type: 'signIn.cancel' }],
    signOut: [{ type: 'signOut' }],
    'tokens.due': [{ type: 'tokens.due', at: 3_700_000 }],
    'tokens.refused': [
      { type: 'tokens.refused', accessToken: 'access-1', at: 1_500_000 },
      { type: 'tokens.refused', accessToken: 'access-2', at: 3_800_000 },
    ],
    'tab.restored': [{ type: 'tab.restored' }],
    'tab.woke': [{ type: 'tab.woke', at: 1_500_000 }],
    'session.userMissing': [{ type: 'session.userMissing' }],
    'configuration.load': [{ type: 'configuration.load' }],
    'language.choose': [{ type: 'language.choose', culture: 'en' }],
  },
  calls: {
    restoreSession: {
      outputs: [
        { ...restored, session: undefined },
        { ...restored, session: storedSession },
        { ...restored, session: sessionWithoutRefresh },
        { ...restored, session: undefined, hasCallback: true },
      ],
      errors: [new AppError('storage.unavailable')],
    },
    signInWithPassword: { outputs: [storedSession], errors: [new AppError('signIn.wrongPassword')] },
    beginCodeFlow: { outputs: [undefined], errors: [new AppError('auth.discovery_document_load_error')] },
    completeCodeFlow: {
      outputs: [{ session: storedSession, returnUrl: '/csdl/don-vi' }],
      errors: [new AppError('auth.invalid_nonce_in_state')],
    },
    renewTokens: {
      outputs: [renewed],
      errors: [new AppError('signIn.grantRejected'), new AppError('network.unreachable')],
    },
    revokeTokens: { outputs: [undefined], errors: [new AppError('auth.token_revoke_error')] },
    forgetSession: { outputs: [undefined], errors: [new Error('storage')] },
    leaveIssuer: { outputs: [undefined], errors: [new AppError('network.unreachable')] },
    loadConfiguration: {
      outputs: [
        { configuration: configurationFor('user-1'), localization },
        { configuration: configurationFor(null), localization },
      ],
      errors: [new AppError('network.unreachable')],
    },
  },
  delays: {
    'xstate.after.untilNextTry.auth.access.signedIn.backingOff': 30_000,
    'xstate.after.untilLeft.auth.access.signingOut.leaving': requestTimeoutMs,
  },
  project: ({ value, context }) => [
    value,
    context.culture,
    context.session?.accessToken,
    context.session?.refreshToken === undefined,
    context.error?.code,
    // Walked as far as the last try; how many there are is the behaviour test's matter.
    context.renewalsFailed,
    context.configuration?.currentUser.id,
  ],
};

const edges = walkEdges(description);

describe('auth machine, walked', () => {
  it('A-01 D-06 reaches every state', () => {
    expect(stateCoverage(description)).toEqual({ unreached: [] });
  });

  it('A-01 D-06 takes every transition of the chart', () => {
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('A-01 D-06 behaves at run time as its graph says, on every edge', async () => {
    const differing: string[] = [];
    for (const edge of edges) {
      const run = await runEdge(description, edge.way, edge.event);
      if (run.before !== projected(description, edge.from) || run.after !== projected(description, edge.to)) {
        differing.push(`${edge.title}\n  expected ${projected(description, edge.to)}\n  came to  ${run.after}`);
      }
    }
    expect(differing).toEqual([]);
    expect(edges.length).toBeGreaterThan(100);
  }, 120_000);
});

describe('promises, in every state the walk reaches', () => {
  const snapshots = edges.flatMap(({ from, to }) => [from, to]) as unknown as AuthSnapshot[];

  it('A-07 holds a session while signed in and none once signed out', () => {
    const wrong = snapshots.filter(
      (snapshot) =>
        (snapshot.hasTag('signedIn') && snapshot.context.session === undefined) ||
        (snapshot.hasTag('signedOut') && snapshot.context.session !== undefined),
    );
    expect(wrong.map(({ value }) => value)).toEqual([]);
  });

  it('A-22 leaves every waiting state by an answer, a delay or the person’s own cancel', () => {
    const waiting = new Set(
      snapshots.filter((snapshot) => snapshot.hasTag('attempting')).map(({ value }) => JSON.stringify(value)),
    );
    const stuck = [...waiting].filter(
      (value) => !edges.some(({ from, to }) => JSON.stringify(from.value) === value && !to.hasTag('attempting')),
    );
    expect(waiting.size).toBeGreaterThan(0);
    expect(stuck).toEqual([]);
  });

  it('A-02 keeps no password in any context', () => {
    expect(snapshots.filter(({ context }) => JSON.stringify(context).includes('"password":"p"'))).toEqual([]);
  });
});
