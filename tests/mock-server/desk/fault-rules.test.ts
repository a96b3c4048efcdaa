import { describe, expect, it } from 'vitest';

import { drawAt, seedOf } from '@/domain/desk/draws';
import { faultOutcomeIds, type FaultOutcome } from '@/domain/desk/fault-rule';
import { withRule, withSeed } from '@/domain/desk/network';
import { installFetch } from '@mock-server/http/browser-fetch';

import { clientOf, errorOf } from '../support/client-of';
import { call } from '../support/test-backend';
import { ask, carriedOut, openPage, ruleOf } from './network-page';

describe('a rule', () => {
  it.each([
    ['invalid', 400, { _abperrorformat: 'true' }],
    ['unauthenticated', 401, { 'www-authenticate': expect.stringContaining('invalid_token') as string }],
    ['forbidden', 403, {}],
    ['refused', 403, { _abperrorformat: 'true' }],
    ['missing', 404, { _abperrorformat: 'true' }],
    ['stale', 409, { _abperrorformat: 'true' }],
    ['tooLarge', 413, {}],
    ['tooMany', 429, { 'retry-after': '30' }],
    ['broken', 500, { _abperrorformat: 'true' }],
    ['unavailable', 503, { 'retry-after': '60' }],
  ] as const)(
    'D-03 %s is answered %i as a server would, and nothing is carried out',
    async (outcome, status, headers) => {
      const { backend, network } = await openPage();
      await network.change((setting) => withRule(setting, ruleOf(outcome)));
      const response = await ask(backend, { method: 'POST', headers: { 'X-Correlation-Id': 'abc' } });
      const { 'content-type': type, ...others } = Object.fromEntries(response.headers);
      const text = await response.text();

      expect([response.status, others]).toEqual([status, { ...headers, 'x-correlation-id': 'abc' }]);
      expect([type !== undefined, text !== '']).toEqual(Array(2).fill('_abperrorformat' in headers));
      expect(carriedOut()).toBe(0);
    },
  );

  it('D-03 says which field is wrong as ABP does, and that a record is stale', async () => {
    const { backend, network } = await openPage();
    await network.change((setting) => withRule(setting, ruleOf('invalid', { detail: 'soHoChieu', count: 1 })));
    await network.change((setting) => withRule(setting, ruleOf('stale', { id: 'rule-2' })));
    const answers = [await (await ask(backend)).json(), await (await ask(backend)).json()];

    expect(answers).toEqual([
      {
        error: {
          code: null,
          message: 'Yêu cầu của bạn không hợp lệ!',
          details:
            'Các lỗi sau đây đã được phát hiện trong quá trình xác nhận\n - Giá trị này bị từ chối để tập huấn.\n',
          data: {},
          validationErrors: [{ message: 'Giá trị này bị từ chối để tập huấn.', members: ['soHoChieu'] }],
        },
      },
      {
        error: {
          code: null,
          message: expect.stringContaining('đã bị người dùng/khách hàng khác thay đổi') as string,
          details: null,
          data: null,
          validationErrors: null,
        },
      },
    ]);
  });

  it('D-03 breaks the network, and hangs only what it is about', async () => {
    const { backend, network } = await openPage();
    await network.change((setting) => withRule(setting, ruleOf('unreachable', { method: 'GET' })));
    await network.change((setting) => withRule(setting, ruleOf('silent', { id: 'rule-2', method: 'POST' })));
    await expect(ask(backend)).rejects.toThrow('Failed to fetch');
    const controller = new AbortController();
    const hanging = ask(backend, { method: 'POST', signal: controller.signal });
    expect((await call(backend, '/.well-known/openid-configuration')).status).toBe(200);
    controller.abort('enough');
    await expect(hanging).rejects.toBe('enough');
    expect(carriedOut()).toBe(0);
  });

  it('D-03 spoils an answer after the work is done: cut JSON, a torn body, pieces, and late', async () => {
    const { backend, network } = await openPage();
    const whole = await (await ask(backend)).text();
    const answerOf = async (outcome: FaultOutcome, detail = '') => {
      await network.change((setting) => withRule(setting, ruleOf(outcome, { detail })));
      return ask(backend);
    };
    const cut = await answerOf('malformed');
    expect([cut.status, cut.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    expect(whole.startsWith(await cut.clone().text())).toBe(true);
    await expect(cut.json()).rejects.toThrow(SyntaxError);

    await expect((await answerOf('torn')).text()).rejects.toThrow('network error');
    expect(await (await answerOf('late', '1')).text()).toBe(whole);

    const slow = await answerOf('trickling', '10');
    const pieces: Uint8Array[] = [];
    for await (const piece of slow.body as unknown as AsyncIterable<Uint8Array>) {
      pieces.push(piece);
    }
    expect(pieces.length).toBeGreaterThan(5);
    expect(Buffer.concat(pieces).toString('utf8')).toBe(whole);
    expect(carriedOut()).toBe(5);
  });

  it('D-03 stops a slow body when its reader goes, with his reason', async () => {
    const { backend, network } = await openPage();
    await network.change((setting) => withRule(setting, ruleOf('trickling', { detail: '60000' })));
    const controller = new AbortController();
    const reading = (await ask(backend, { signal: controller.signal })).text();
    controller.abort(new DOMException('The time is over.', 'TimeoutError'));
    await expect(reading).rejects.toThrow('The time is over.');
  });

  it('D-03 is about the issuer too', async () => {
    const { backend, network } = await openPage();
    await network.change((setting) => withRule(setting, ruleOf('unavailable', { path: '/connect/*', count: 1 })));
    const refused = await call(backend, '/connect/token', { method: 'POST', body: new URLSearchParams() });
    const answered = await call(backend, '/connect/token', { method: 'POST', body: new URLSearchParams() });
    expect([refused.status, answered.status]).toEqual([503, 400]);
  });

  it('D-03 strikes by its probability, and the same calls again after the same seed', async () => {
    const { backend, network } = await openPage();
    await network.change((setting) => withRule(setting, ruleOf('forbidden', { probability: 0.5 })));
    const run = async (seed: number) => {
      await network.change((setting) => withSeed(setting, seed));
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        statuses.push((await ask(backend)).status);
      }
      return statuses;
    };
    const first = await run(7);
    expect(first).toEqual(
      Array.from({ length: 12 }, (_, index) => (drawAt(seedOf(7, 'rule-1'), index) < 0.5 ? 403 : 200)),
    );
    expect(await run(8)).not.toEqual(first);
    expect(await run(7)).toEqual(first);
  });
});

describe('the product’s own client', () => {
  it('D-03 C-08 meets each outcome as an entry of the catalogue, and is well again without it', async () => {
    const { backend, network } = await openPage();
    const uninstall = installFetch(backend);
    const http = await clientOf(backend, 'khoa.tm');
    const codes: Partial<Record<FaultOutcome, string>> = {};
    for (const outcome of faultOutcomeIds.filter((id) => id !== 'silent' && id !== 'late' && id !== 'trickling')) {
      await network.change((setting) => withRule(setting, ruleOf(outcome)));
      codes[outcome] = (await errorOf(http('/api/app/thing', { method: 'POST', body: {} }))).code;
    }
    await network.reset();
    const well = await http('/api/app/thing', { method: 'POST', body: {} });
    uninstall();

    expect(codes).toEqual({
      invalid: 'http.validation',
      unauthenticated: 'http.sessionExpired',
      forbidden: 'http.forbidden',
      refused: 'server.message',
      missing: 'server.message',
      stale: 'http.conflict',
      tooLarge: 'http.tooLarge',
      tooMany: 'http.tooManyRequests',
      broken: 'http.server',
      unavailable: 'http.unavailable',
      unreachable: 'network.unreachable',
      malformed: 'response.malformed',
      torn: 'network.unreachable',
    });
    expect(well).toEqual({ items: ['Đặng Thị Ưởng'], totalCount: 1 });
  });
});
