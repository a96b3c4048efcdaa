import { outcomeOf, type FaultOutcome, type FaultRule } from '@/domain/desk/fault-rule';
import type { MockBackend } from '@mock-server/backend';
import { openNetwork } from '@mock-server/desk/network';
import type { MockRoute } from '@mock-server/routing';
import { createMemoryStore, type KeyValueStore } from '@mock-server/storage/key-value-store';

import { call, createTestBackend } from '../support/test-backend';

const counted = { calls: 0 };

const things: readonly MockRoute[] = (['GET', 'POST'] as const).map((method) => ({
  method,
  path: '/api/app/thing',
  access: 'anonymous',
  handle: () => {
    counted.calls += 1;
    return { status: 200, body: { items: ['Đặng Thị Ưởng'], totalCount: 1 } };
  },
}));

type Listener = (event: MessageEvent) => void;

/** A browser: tabs with one store, who hear of each other. */
export function createBrowser(store: KeyValueStore = createMemoryStore()) {
  const listeners: { readonly name: string; readonly tab: number; readonly listener: Listener }[] = [];
  let tabs = 0;
  return async () => {
    tabs += 1;
    const tab = tabs;
    const { backend } = await createTestBackend({ store, extraRoutes: things });
    const network = await openNetwork(backend, {
      store,
      openChannel: (name) => ({
        postMessage: (data: unknown) => {
          listeners
            .filter((each) => each.name === name && each.tab !== tab)
            .forEach(({ listener }) => listener({ data: structuredClone(data) } as MessageEvent));
        },
        addEventListener: (_type: string, listener: unknown) =>
          void listeners.push({ name, tab, listener: listener as Listener }),
        close: () => undefined,
      }),
    });
    return { backend, network };
  };
}

/** A rule for the route behind `ask`, on until it is switched off. */
export const ruleOf = (outcome: FaultOutcome, changes: Partial<FaultRule> = {}): FaultRule => ({
  id: 'rule-1',
  isOn: true,
  method: '*',
  path: '/api/app/thing',
  outcome,
  detail: outcomeOf(outcome).usual ?? '',
  count: undefined,
  probability: 1,
  ...changes,
});

/** How many calls the route behind `ask` has carried out since the page was opened. */
export const carriedOut = () => counted.calls;

/** A page with a back end of its own. */
export const openPage = async () => {
  counted.calls = 0;
  return createBrowser()();
};

export const ask = (backend: MockBackend, init?: RequestInit) => call(backend, '/api/app/thing', init);
