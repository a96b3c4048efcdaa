import { describe, expect, it } from 'vitest';

import { createDiscovery } from '@/services/auth/discovery';
import { createProtocolCall } from '@/services/auth/protocol-call';

import { createFakeIssuer, discoveryBody, html, json, silence, unreachable } from './fake-issuer';
import { oAuthConfig, refusalOf } from './gateway-harness';

function discoveryOf(changes: Parameters<typeof oAuthConfig>[0] = {}, timeoutMs = 5_000) {
  const issuer = createFakeIssuer();
  const discovery = createDiscovery(oAuthConfig(changes), createProtocolCall({ fetch: issuer.fetch, timeoutMs }));
  return { issuer, discovery };
}

describe('discovery', () => {
  it('A-19 asks once for all who wait, without headers that would need a preflight', async () => {
    const { issuer, discovery } = discoveryOf();
    const [one, two] = await Promise.all([discovery(), discovery()]);
    await discovery();

    expect(one).toBe(two);
    expect(one.tokenEndpoint).toBe(discoveryBody.token_endpoint);
    expect(issuer.requests).toEqual([
      {
        method: 'GET',
        url: 'https://idp.example.vn/.well-known/openid-configuration',
        form: {},
        headers: { accept: 'application/json' },
      },
    ]);
  });

  it.each([
    ['a server error', () => json({}, 500), { status: 500, detail: 'status 500' }],
    ['not found', () => json({}, 404), { status: 404, detail: 'status 404' }],
    ['a page', () => html(), { status: 200, detail: 'the answer is not JSON' }],
    ['no connection', unreachable, { status: 0, detail: 'network.unreachable' }],
    ['silence', silence, { status: 0, detail: 'network.timeout' }],
  ])('A-18 A-19 calls %s a load error and asks again next time', async (_name, answer, facts) => {
    const { issuer, discovery } = discoveryOf({}, 200);
    const working = issuer.respond.discovery;
    issuer.respond.discovery = answer;

    expect(await refusalOf(discovery())).toEqual({ code: 'auth.discovery_document_load_error', ...facts });

    issuer.respond.discovery = working;
    expect(await refusalOf(discovery())).toBe('accepted');
  });

  it('A-18 A-19 calls a document of another issuer a validation error', async () => {
    const { issuer, discovery } = discoveryOf();
    issuer.respond.discovery = () => json({ ...discoveryBody, issuer: 'https://idp.example.vn' });

    expect(await refusalOf(discovery())).toEqual({
      code: 'auth.discovery_document_validation_error',
      detail: 'invalid issuer in discovery document',
    });
  });

  it('T-08 asks nothing of an issuer over http', async () => {
    const { issuer, discovery } = discoveryOf({ issuer: 'http://idp.example.vn/' });

    expect(await refusalOf(discovery())).toEqual({ code: 'token.mustUseHttps', detail: "'issuer' must use HTTPS" });
    expect(issuer.requests).toEqual([]);
  });

  it('T-08 asks an issuer on this machine over http where only remote ones need HTTPS', async () => {
    const issuerHere = 'http://localhost:44301/';
    const ask = async (requireHttps: true | 'remoteOnly') => {
      const { issuer, discovery } = discoveryOf({ issuer: issuerHere, requireHttps });
      const refusal = await refusalOf(discovery());
      return [refusal, issuer.requests.length];
    };

    expect(await ask('remoteOnly')).toEqual([
      expect.objectContaining({ detail: 'invalid issuer in discovery document' }),
      1,
    ]);
    expect(await ask(true)).toEqual([{ code: 'token.mustUseHttps', detail: "'issuer' must use HTTPS" }, 0]);
  });

  it('ends a wait with its signal and leaves the shared load to the others', async () => {
    const { issuer, discovery } = discoveryOf();
    const controller = new AbortController();
    const given = discovery(controller.signal);
    const other = discovery();
    controller.abort();

    expect(await refusalOf(given)).toEqual({ code: 'request.cancelled' });
    expect((await other).issuer).toBe(discoveryBody.issuer);
    expect(issuer.requests).toHaveLength(1);
  });
});
