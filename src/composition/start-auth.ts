import { createActor, fromCallback, fromPromise } from 'xstate';

import type { Session } from '@/domain/auth/session';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import type { LoadedConfiguration } from '@/machines/auth/auth-types';
import type { AuthGateway } from '@/services/auth/auth-gateway';
import { systemClock, type DeadlineClock } from '@/services/tabs/watch-deadline';
import { watchDeadlineOfTab } from '@/services/tabs/watch-deadline-of-tab';
import { watchTab, type TabEvents } from '@/services/tabs/watch-tab';

export type AuthParts = {
  readonly gateway: AuthGateway;
  /** Language chosen before. */
  readonly culture: string;
  readonly loadConfiguration: (culture: string, signal: AbortSignal) => Promise<LoadedConfiguration>;
  /**
   * Of a session that a page begins with: for how many whole minutes nobody had done anything, where it should have been
   * locked for that. Absent where nothing is locked.
   */
  readonly idleMinutesOf?: (session: Session, now: number) => number | undefined;
  /** The clock and the tab; the browser's own when absent. */
  readonly clock?: DeadlineClock;
  readonly listenToTab?: (events: TabEvents) => () => void;
};

/**
 * Builds the auth machine on its real calls. It is started once, outside React: a component in StrictMode would start
 * it twice and spend a code or a refresh token twice (T31).
 */
export function createAuth({ gateway, culture, ...parts }: AuthParts): AuthRef {
  const { loadConfiguration, idleMinutesOf, clock = systemClock, listenToTab = watchTab } = parts;
  const machine = authMachine.provide({
    actors: {
      restoreSession: fromPromise(async () => {
        gateway.prefetch();
        const restored = await gateway.restore();
        const at = clock.now();
        const { session } = restored;
        return { ...restored, at, idleMinutes: session === undefined ? undefined : idleMinutesOf?.(session, at) };
      }),
      signInWithPassword: fromPromise(({ input, signal }) => gateway.signInWithPassword(input, signal)),
      signInByPopup: fromPromise(({ signal }) => gateway.signInByPopup(signal)),
      beginCodeFlow: fromPromise(({ input, signal }) => gateway.beginCodeFlow(input, signal)),
      completeCodeFlow: fromPromise(({ signal }) => gateway.completeCodeFlow(signal)),
      renewTokens: fromPromise(({ input, signal }) => gateway.renew(input.session, signal)),
      revokeTokens: fromPromise(({ input, signal }) => gateway.revoke(input.session, signal)),
      endSession: fromPromise(({ input }) => {
        gateway.end(input.session, input.as, input.idleMinutes);
        return Promise.resolve();
      }),
      leaveTab: fromPromise(() => {
        gateway.leaveTab();
        return Promise.resolve();
      }),
      leaveIssuer: fromPromise(({ input, signal }) => gateway.endSession(input.session, input.culture, signal)),
      loadConfiguration: fromPromise(({ input, signal }) => loadConfiguration(input.culture, signal)),
      loadProfile: fromPromise(({ input, signal }) => gateway.loadProfile(input.session, signal)),
      watchDeadline: fromCallback(({ input, sendBack }) =>
        watchDeadlineOfTab(input.deadline, (at) => sendBack({ type: 'tokens.due', at }), { clock, listenToTab }),
      ),
      watchIssuerSession: fromCallback(({ input, sendBack, receive }) => {
        const watch = gateway.watchIssuerSession(input.session, () => sendBack({ type: 'issuer.changed' }));
        receive(({ session }) => {
          watch.goOn(session);
        });
        return watch.stop;
      }),
      watchTab: fromCallback(({ sendBack }) =>
        listenToTab({
          onRestored: () => {
            catchUp();
            sendBack({ type: 'tab.restored' });
          },
          onWoke: () => {
            catchUp();
            sendBack({ type: 'tab.woke', at: clock.now() });
          },
        }),
      ),
      watchTabs: fromCallback(({ sendBack, receive }) => {
        receive(catchUp);
        return gateway.watchTabs((news) =>
          sendBack(
            news.type === 'adopted' ? { type: 'tabs.adopted', session: news.session } : { ...news, type: 'tabs.ended' },
          ),
        );
      }),
    },
  });
  const authRef = createActor(machine, { input: { flow: gateway.flow, culture } });
  /** What this tab has slept through is told by the watcher of the other tabs. */
  const catchUp = () => {
    gateway.catchUpWithTabs(authRef.getSnapshot().context.session);
  };
  return authRef;
}
