import { isWhole, keptCalls, type CallState, type RequestDesk, type RequestRecord } from '@/domain/desk/request-record';

import type { MockCall, MockHooks } from '../backend';
import { bodyBeingKept, headersOf, personOf } from './kept-call';

const rememberedKey = 'quy.demo.desk.calls';

/** What the log needs of the page around it. */
type RequestLogPage = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Of this tab of the browser, where it has one. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
};

const realPage: RequestLogPage = {
  fetch: (url, init) => globalThis.fetch(url, init),
  storage: () => globalThis.sessionStorage,
};

/**
 * Writes down every call that this page makes to the back end, as the product saw it: after the desk's faults, with the
 * waiting. Only a summary until somebody follows.
 */
export function openRequestLog(hooks: MockHooks, page: RequestLogPage = realPage): RequestDesk {
  const listeners = new Set<() => void>();
  let records: readonly RequestRecord[] = [];
  let nextId = 1;
  let isFollowed = wasFollowed(page);
  let isRepeating = false;

  const show = (next: readonly RequestRecord[]) => {
    records = next;
    listeners.forEach((listener) => {
      listener();
    });
  };
  const amend = (id: number, news: Partial<RequestRecord>) => {
    // A call that was cleared away or has made room is not missed.
    if (records.some((record) => record.id === id)) {
      show(records.map((record) => (record.id === id ? { ...record, ...news } : record)));
    }
  };

  hooks.watchers.add((call) => {
    const { request } = call;
    const id = nextId;
    nextId += 1;
    const startedAt = performance.now();
    const hasDetails = isFollowed;
    const elapsed = () => performance.now() - startedAt;
    const first: RequestRecord = {
      id,
      state: 'waiting',
      startedAt: Date.now(),
      durationMs: undefined,
      method: request.method,
      url: request.url,
      status: undefined,
      person: personOf(request.headers),
      isRepeat: isRepeating,
      request: hasDetails ? { headers: headersOf(request.headers), body: undefined } : undefined,
      response: undefined,
    };
    show([first, ...records].slice(0, keptCalls));
    const keepSent = async () => {
      const { body, person } = await bodyBeingKept(request.clone());
      amend(id, {
        request: { headers: headersOf(request.headers), body },
        person: first.person ?? person,
      });
    };
    if (hasDetails && request.body !== null) {
      void keepSent();
    }
    return (response) => {
      const state = stateOf(response, call);
      amend(id, {
        state,
        status: response?.status,
        durationMs: elapsed(),
        ...(hasDetails && response !== undefined
          ? { response: { headers: headersOf(response.headers), body: undefined } }
          : {}),
      });
      if (hasDetails && response !== undefined && response.body !== null) {
        void bodyBeingKept(response.clone()).then(({ body, isTorn }) => {
          amend(id, {
            response: { headers: headersOf(response.headers), body },
            durationMs: elapsed(),
            ...(isTorn ? { state: stateOf(undefined, call) } : {}),
          });
        });
      }
    };
  });

  return {
    records: () => records,
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    follow: () => {
      isFollowed = true;
      rememberFollowing(page);
    },
    repeat: (id) => {
      const record = records.find((each) => each.id === id);
      if (record?.request === undefined || !isWhole(record)) {
        return;
      }
      const { headers, body } = record.request;
      // The call is written down before `fetch` returns its promise.
      isRepeating = true;
      page
        .fetch(record.url, {
          method: record.method,
          headers: headers.map(([name, value]): [string, string] => [name, value]),
          ...(body === undefined ? {} : { body: body.bytes }),
        })
        // What became of it stands in the log.
        .catch(() => undefined);
      isRepeating = false;
    },
    clear: () => {
      show([]);
    },
  };
}

function stateOf(response: Response | undefined, { signal }: MockCall): CallState {
  if (response !== undefined) {
    return 'answered';
  }
  return signal?.aborted === true ? 'cancelled' : 'failed';
}

function wasFollowed({ storage }: RequestLogPage): boolean {
  try {
    return storage().getItem(rememberedKey) !== null;
  } catch {
    return false;
  }
}

function rememberFollowing({ storage }: RequestLogPage): void {
  try {
    storage().setItem(rememberedKey, 'yes');
  } catch {
    // Without storage, following begins when the desk is next opened.
  }
}
