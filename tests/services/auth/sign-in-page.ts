import { waitFor } from 'xstate';

import { createAuth, type AuthParts } from '@/composition/start-auth';
import { createSessionPort } from '@/composition/session-port';
import type { AuthSnapshot } from '@/machines/auth/auth-machine';
import type { AuthGatewayOptions } from '@/services/auth/create-auth-gateway';
import type { TabEvents } from '@/services/tabs/watch-tab';

import { known } from '../../support/auth-actors';
import type { Harness } from './gateway-harness';

export type SignInPage = ReturnType<typeof openPage>;

/** A page of the product as far as signing in goes: the machine on its real gateway, in a tab that a test plays. */
export function openPage(
  harness: Harness,
  changes: Partial<AuthGatewayOptions> = {},
  { idleMinutesOf }: Pick<AuthParts, 'idleMinutesOf'> = {},
) {
  const gateway = harness.reload(changes);
  const listeners = new Set<TabEvents>();
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>();
  const now = () => harness.page.time;
  const authRef = createAuth({
    gateway,
    culture: 'vi',
    ...(idleMinutesOf !== undefined && { idleMinutesOf }),
    loadConfiguration: () => {
      const { session } = authRef.getSnapshot().context;
      return Promise.resolve(known(session === undefined ? null : (session.idTokenClaims?.sub ?? 'user-1')));
    },
    clock: {
      now,
      setTimer: (run, milliseconds) => {
        const timer = {};
        timers.set(timer, { at: now() + milliseconds, run });
        return timer;
      },
      clearTimer: (timer) => {
        timers.delete(timer);
      },
    },
    listenToTab: (events) => {
      listeners.add(events);
      return () => {
        listeners.delete(events);
      };
    },
  });
  const announced: string[] = [];
  const failed: string[] = [];
  authRef.on('auth.failed', ({ name }) => {
    failed.push(name);
  });
  authRef.on('*', (event) => {
    announced.push(event.type === 'auth.failed' ? `${event.type} ${event.error.code}` : event.type);
  });
  return {
    gateway,
    authRef,
    announced,
    failed,
    timers,
    listeners,
    port: createSessionPort(authRef, now),
    start: () => authRef.start(),
    until: (isWanted: (snapshot: AuthSnapshot) => boolean) => waitFor(authRef, isWanted, { timeout: 20_000 }),
    wake: () => {
      [...listeners].forEach(({ onWoke }) => {
        onWoke();
      });
    },
    comeBackFromCache: () => {
      [...listeners].forEach(({ onRestored }) => {
        onRestored();
      });
    },
    /** Lets time go by and fires the timers that it makes due. */
    pass: (milliseconds: number) => {
      harness.page.time += milliseconds;
      for (const [timer, { at, run }] of [...timers]) {
        if (at <= now()) {
          timers.delete(timer);
          run();
        }
      }
    },
  };
}

export const isSignedIn = (snapshot: AuthSnapshot) =>
  snapshot.matches({ access: { signedIn: 'fresh' }, configuration: 'ready' });
export const isRefused = (snapshot: AuthSnapshot) =>
  snapshot.matches({ access: { signedOut: 'refused' }, configuration: 'ready' });
export const isAtRest = (snapshot: AuthSnapshot) =>
  snapshot.matches({ access: { signedOut: 'idle' }, configuration: 'ready' });

/** Lets everything that needs no timer come to its end. */
export async function settle(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
