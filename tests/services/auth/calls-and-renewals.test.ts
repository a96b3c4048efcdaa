import type { ServerResponse } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { createHttpClient } from '@/services/http/create-http-client';

import type { Behaviour } from '../../support/hostile-issuer';
import { answerJson, startLoopbackServer, type SeenRequest } from '../../support/loopback-server';
import { paths } from './fake-issuer';
import { appOrigin, oAuthConfig } from './gateway-harness';
import { returnTo, twoTabs } from './hostile-steps';
import { isRefused, isSignedIn } from './sign-in-page';

type Server = Awaited<ReturnType<typeof startLoopbackServer>>;
let server: Server | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const tokenOf = ({ headers }: SeenRequest) => headers.authorization?.replace('Bearer ', '') ?? 'none';

/** Somebody is signed in, and an API takes the tokens that it is told. */
async function callingApi(isGood: (token: string) => boolean, behaviour: Behaviour = {}) {
  let answer = (response: ServerResponse, request: SeenRequest) => {
    answerJson(response, isGood(tokenOf(request)) ? 200 : 401, { ok: true });
  };
  server = await startLoopbackServer((request, response) => {
    answer(response, request);
  });
  const turn = (next: typeof answer) => {
    answer = next;
  };
  const api = { ...server, turn };
  const tabs = twoTabs(oAuthConfig({ responseType: 'code', useSilentRefresh: false }));
  const page = await returnTo(tabs, behaviour);
  await page.until(isSignedIn);
  const http = createHttpClient({
    apiUrl: api.url,
    trustedOrigins: ['https://idp.example.vn'],
    appOrigin,
    session: page.port,
    readContext: () => ({ culture: 'vi', tenantMark: {} }),
    readAntiForgeryToken: () => undefined,
  });
  const refreshes = () => tabs.issuer.requestsTo(paths.token).flatMap(({ form }) => form['refresh_token'] ?? []);
  const seen = () => api.seen.map((request) => `${request.url} ${tokenOf(request)}`);
  return { ...tabs, api, page, http, refreshes, seen };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (thrown: unknown) => (thrown as { readonly code?: string }).code,
  );

describe('calls that are refused', () => {
  it('A-11 T07 promise-1 promise-2 twenty at once: one renewal, each sent again once', async () => {
    const { http, refreshes, seen } = await callingApi((token) => token === 'access-2');
    const calls = Array.from({ length: 20 }, (_, index) => `/api/${String(index)}`);
    const answers = await Promise.all(calls.map((path) => http(path)));

    expect(answers).toEqual(calls.map(() => ({ ok: true })));
    expect(refreshes()).toEqual(['refresh-1']);
    expect(seen().sort()).toEqual(calls.flatMap((path) => [`${path} access-1`, `${path} access-2`]).sort());
  });

  it('A-11 T07 one that was sent before a renewal and is refused after it takes the new token as it is', async () => {
    const { http, api, page, refreshes } = await callingApi((token) => token === 'access-2');
    const sentEarlier = await page.port.ticket();
    await http('/api/first');

    expect(await sentEarlier?.afterRefusal()).toBe('access-2');
    expect(refreshes()).toEqual(['refresh-1']);
    expect(api.seen).toHaveLength(2);
  });

  it('A-11 T20 promise-2 with a good token: one renewal, one repeat, then the error', async () => {
    const { http, refreshes, seen, page } = await callingApi(() => false);

    expect(await failureOf(http('/api/a'))).toBe('http.unauthenticated');
    expect(seen()).toEqual(['/api/a access-1', '/api/a access-2']);
    expect(refreshes()).toEqual(['refresh-1']);
    expect(isSignedIn(page.authRef.getSnapshot())).toBe(true);
  });

  it('A-11 T20 again and again: the session ends with an explanation, and the issuer is left alone', async () => {
    const { http, refreshes, page } = await callingApi(() => false);
    const failures: unknown[] = [];
    for (let call = 0; call < 8; call += 1) {
      failures.push(await failureOf(http('/api/a')));
    }
    const { context } = await page.until(isRefused);

    expect(context.error?.code).toBe('signIn.renewalLoop');
    expect(refreshes()).toHaveLength(6);
    expect(failures.slice(0, 7)).toEqual([
      ...Array.from({ length: 6 }, () => 'http.unauthenticated'),
      'http.sessionExpired',
    ]);
  });

  it('A-11 fapi-refresh-token twice: two renewals with rotation, and the call after works', async () => {
    const { http, refreshes } = await callingApi((token) => token === 'access-3');

    expect(await failureOf(http('/api/a'))).toBe('http.unauthenticated');
    expect(await http('/api/a')).toEqual({ ok: true });
    expect(refreshes()).toEqual(['refresh-1', 'refresh-2']);
  });
});

describe('an address that answers visitors too', () => {
  const isForVisitor = (body: unknown) => (body as { readonly person: string | null }).person === null;

  /** An API that takes who sends it no good token for a visitor, as ABP does at its configuration. */
  async function visitedApi(isGood: (token: string) => boolean, behaviour?: Behaviour) {
    const tools = await callingApi(() => true, behaviour);
    let beforeAnswer: () => Promise<unknown> | undefined = () => undefined;
    tools.api.turn((response, request) => {
      const answer = () => answerJson(response, 200, { person: isGood(tokenOf(request)) ? 'b' : null });
      void Promise.resolve(beforeAnswer()).then(answer);
    });
    const whileUnderWay = (happen: () => Promise<unknown> | undefined) => {
      beforeAnswer = () => {
        beforeAnswer = () => undefined;
        return happen();
      };
    };
    return { ...tools, whileUnderWay, ask: () => tools.http('/api/configuration', { isForVisitor }) };
  }

  it('A-11 A-15 a token that dies on its way there is renewed, and what came is asked for again', async () => {
    const { ask, harness, whileUnderWay, seen, refreshes } = await visitedApi((token) => token === 'access-2');
    whileUnderWay(() => {
      harness.page.time += 3_601_000;
      return undefined;
    });

    expect(await ask()).toEqual({ person: 'b' });
    expect(seen()).toEqual(['/api/configuration access-1', '/api/configuration access-2']);
    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-11 A-15 a token whose session is renewed meanwhile gives way to the next one, without another renewal', async () => {
    const { ask, page, harness, whileUnderWay, seen, refreshes } = await visitedApi((token) => token === 'access-2');
    whileUnderWay(() => {
      page.authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: harness.page.time });
      return Promise.resolve(page.port.ticket());
    });

    expect(await ask()).toEqual({ person: 'b' });
    expect(seen()).toEqual(['/api/configuration access-1', '/api/configuration access-2']);
    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-11 A-15 a token of which nobody knows how long it lives is renewed too', async () => {
    const unknownLife = { tokens: { expires_in: undefined } };
    const { ask, refreshes } = await visitedApi((token) => token === 'access-2', unknownLife);

    expect(await ask()).toEqual({ person: 'b' });
    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-11 A-15 a token that the back end does not take, though its time is not over, is renewed too', async () => {
    const { ask, seen, refreshes } = await visitedApi((token) => token === 'access-2');

    expect(await ask()).toEqual({ person: 'b' });
    expect(seen()).toEqual(['/api/configuration access-1', '/api/configuration access-2']);
    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-15 a token that lives and that nothing can renew is taken at its word: nobody is known by it', async () => {
    const { ask, seen, refreshes } = await visitedApi(() => false, { tokens: { refresh_token: undefined } });

    expect(await ask()).toEqual({ person: null });
    expect(seen()).toEqual(['/api/configuration access-1']);
    expect(refreshes()).toEqual([]);
  });

  it('A-11 A-15 is asked again once at most', async () => {
    const { ask, seen } = await visitedApi(() => false);

    expect(await ask()).toEqual({ person: null });
    expect(seen()).toEqual(['/api/configuration access-1', '/api/configuration access-2']);
  });

  it('A-09 A-15 a dead token that nothing can renew ends its session as one that is over', async () => {
    const { ask, harness, page, whileUnderWay } = await visitedApi(() => false, {
      tokens: { refresh_token: undefined },
    });
    whileUnderWay(() => {
      harness.page.time += 3_601_000;
      return undefined;
    });

    expect(await failureOf(ask())).toBe('http.sessionExpired');
    expect((await page.until(isRefused)).context.error?.code).toBe('http.sessionExpired');
  });
});

describe('calls and time', () => {
  it('A-09 T32 promise-2 promise-9 the first call after a sleep renews before it is sent, and all wait for that', async () => {
    const { http, harness, seen, refreshes } = await callingApi(() => true);
    harness.page.time += 9 * 3_600_000;
    await Promise.all([http('/api/a'), http('/api/b'), http('/api/c')]);

    expect(seen().sort()).toEqual(['/api/a access-2', '/api/b access-2', '/api/c access-2']);
    expect(refreshes()).toEqual(['refresh-1']);
  });

  it.each([
    ['with its last second left it is sent', 3_599_000, ['/api/a access-1']],
    ['a second after its end it is not, though the tolerance for id tokens is ten minutes', 3_601_000, []],
  ])('A-09 T35 promise-9 a token that nothing can renew: %s', async (_name, age, sent) => {
    const { http, harness, seen } = await callingApi(() => true, { tokens: { refresh_token: undefined } });
    harness.page.time += age;

    expect(await failureOf(http('/api/a'))).toBe(sent.length === 0 ? 'http.sessionExpired' : 'answered');
    expect(seen()).toEqual(sent);
  });

  it('A-13 promise-3 promise-6 nothing of a session is sent once it has ended, nor to a foreign address ever', async () => {
    const { http, seen, page } = await callingApi(() => true);
    const foreign = await Promise.all(
      ['https://evil.test/api', '//evil.test/api', `${server?.url ?? ''}.evil.test/api`].map((path) =>
        failureOf(http(path)),
      ),
    );
    page.authRef.send({ type: 'signOut' });
    await failureOf(http('/api/after'));

    expect(foreign).toEqual(['request.foreignOrigin', 'request.foreignOrigin', 'request.foreignOrigin']);
    expect(seen()).toEqual(['/api/after none']);
  });

  it('T59 promise-6 no redirect is followed with a token', async () => {
    const thief = await startLoopbackServer((_, response) => answerJson(response, 200, {}));
    const { http, api } = await callingApi(() => true);
    api.turn((response) => response.writeHead(302, { Location: `${thief.url}/stolen` }).end());
    const refusal = await failureOf(http('/api/a', { method: 'POST', body: {} }));
    await thief.close();

    expect(refusal).toBe('response.malformed');
    expect(thief.seen).toEqual([]);
    expect(api.seen).toHaveLength(1);
  });
});
