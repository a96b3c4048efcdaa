import { createActor, fromCallback, fromPromise } from 'xstate';

import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import type { AuthGateway } from '@/services/auth/auth-gateway';
import { loadConfiguration } from '@/services/configuration/load-configuration';
import type { HttpClient } from '@/services/http/http-client';
import { keepLanguage, readLanguage } from '@/services/localization/language-choice';
import { watchDeadline } from '@/services/tabs/watch-deadline';
import { watchTab } from '@/services/tabs/watch-tab';

/**
 * Builds the auth machine on its real calls. It is started once, outside React: a component in StrictMode would start
 * it twice and spend a code or a refresh token twice (T31).
 *
 * @param http Read at the moment of a call, because the client itself needs the machine.
 */
export function createAuth(gateway: AuthGateway, http: () => HttpClient): AuthRef {
  const machine = authMachine.provide({
    actors: {
      restoreSession: fromPromise(async () => {
        gateway.prefetch();
        return { ...(await gateway.restore()), at: Date.now() };
      }),
      signInWithPassword: fromPromise(({ input, signal }) => gateway.signInWithPassword(input, signal)),
      beginCodeFlow: fromPromise(({ input, signal }) => gateway.beginCodeFlow(input, signal)),
      completeCodeFlow: fromPromise(({ signal }) => gateway.completeCodeFlow(signal)),
      renewTokens: fromPromise(({ input, signal }) => gateway.refresh(input.session, signal)),
      revokeTokens: fromPromise(async ({ input, signal }) => {
        if (input.session !== undefined) {
          await gateway.revoke(input.session, signal);
        }
      }),
      forgetSession: fromPromise(() => {
        gateway.forget();
        return Promise.resolve();
      }),
      leaveIssuer: fromPromise(({ input, signal }) => gateway.endSession(input.session, input.culture, signal)),
      loadConfiguration: fromPromise(({ input, signal }) => {
        keepLanguage(input.culture);
        return loadConfiguration(http(), input.culture, signal);
      }),
      watchDeadline: fromCallback(({ input, sendBack }) => {
        const watcher = watchDeadline(input.deadline, (at) => sendBack({ type: 'tokens.due', at }));
        const stopWatchingTab = watchTab({ onRestored: watcher.check, onWoke: watcher.check });
        return () => {
          watcher.stop();
          stopWatchingTab();
        };
      }),
      watchTab: fromCallback(({ sendBack }) =>
        watchTab({
          onRestored: () => sendBack({ type: 'tab.restored' }),
          onWoke: () => sendBack({ type: 'tab.woke', at: Date.now() }),
        }),
      ),
    },
  });
  return createActor(machine, { input: { flow: gateway.flow, culture: readLanguage() } });
}
