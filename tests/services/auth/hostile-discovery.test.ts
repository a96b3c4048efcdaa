import { describe, expect, it } from 'vitest';

import { leave } from './code-flow-steps';
import { discoveryBody, html, issuerAddress, json, paths } from './fake-issuer';
import { anySignal, createHarness, refusalOf } from './gateway-harness';
import { codeConfig, noTraces, returnTo, tracesOf, twoTabs } from './hostile-steps';
import { isAtRest, isRefused, isSignedIn, openPage } from './sign-in-page';

const test = 'oidcc-client-test';

describe('the discovery document', () => {
  const at = (address: string) => address.replace('https://idp.example.vn', 'https://idp.example.vn.evil.test');
  const invalid = (detail: string) => ({ code: 'auth.discovery_document_validation_error', detail });
  const foreign = (field: string) => invalid(`'${field}' does not belong to the issuer`);
  const rows: readonly (readonly [title: string, document: object, refusal: object])[] = [
    [
      `${test}-discovery-issuer-mismatch fapi-discovery-issuer-mismatch names another issuer`,
      { issuer: `${issuerAddress}INVALID` },
      invalid('invalid issuer in discovery document'),
    ],
    [
      'names the issuer without its slash',
      { issuer: issuerAddress.slice(0, -1) },
      invalid('invalid issuer in discovery document'),
    ],
    [
      'has a look-alike token endpoint',
      { token_endpoint: at(discoveryBody.token_endpoint) },
      foreign('token_endpoint'),
    ],
    [
      'has a revocation endpoint elsewhere',
      { revocation_endpoint: 'https://evil.test/revocat' },
      foreign('revocation_endpoint'),
    ],
    ['has keys elsewhere', { jwks_uri: 'https://evil.test/jwks' }, foreign('jwks_uri')],
    [
      'has a userinfo endpoint behind a name that begins alike',
      { userinfo_endpoint: 'https://idp.example.vn@evil.test/userinfo' },
      foreign('userinfo_endpoint'),
    ],
    [
      'has a token endpoint without TLS',
      { token_endpoint: 'http://idp.example.vn/connect/token' },
      invalid("'token_endpoint' must use HTTPS"),
    ],
    [
      'cannot do S256',
      { code_challenge_methods_supported: ['plain'] },
      invalid('code_challenge_methods_supported does not name S256'),
    ],
    [
      'has no token endpoint',
      { token_endpoint: undefined },
      invalid('field token_endpoint is missing or has the wrong type'),
    ],
  ];

  it.each(
    rows.map(([title, ...rest]) => [title.startsWith('oidcc') ? `A-19 T57 ${title}` : `A-19 T57 it ${title}`, ...rest]),
  )('%s: nobody leaves', async (_title, document, refusal) => {
    const { issuer, harness } = twoTabs();
    issuer.become({ discovery: document });
    const page = openPage(harness);
    page.start();
    await page.until(isAtRest);
    page.authRef.send({ type: 'signIn.redirect', returnUrl: '/' });
    const { context } = await page.until(isRefused);

    expect(context.error).toMatchObject(refusal);
    expect(harness.page.left).toEqual([]);
    expect(issuer.requests.filter(({ url }) => !url.endsWith('openid-configuration'))).toEqual([]);
  });

  it.each([
    ['a page', () => html()],
    ['a server error', () => json({}, 500)],
  ])('A-19 T57 that comes as %s is a load error, and the next try works', async (_name, answer) => {
    const { issuer, harness } = twoTabs();
    const { discovery } = issuer.respond;
    issuer.respond.discovery = answer;
    expect(await refusalOf(harness.gateway.beginCodeFlow({ returnUrl: '/' }, anySignal()))).toMatchObject({
      code: 'auth.discovery_document_load_error',
    });
    issuer.respond.discovery = discovery;

    expect(await leave(harness)).toMatchObject({ response_type: 'code' });
  });

  it(`A-19 ${test}-discovery-openid-config ${test}-discovery-jwks-uri-keys is read first, and every address is taken from it`, async () => {
    const tabs = twoTabs();
    const keysPath = '/keys/7f3a';
    const { fetch: send } = tabs.issuer;
    const seen: string[] = [];
    const fetchWithMovedKeys: typeof fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      seen.push(url.pathname);
      return send(url.pathname === keysPath ? discoveryBody.jwks_uri : input, init);
    };
    const harness = createHarness({ issuer: { ...tabs.issuer, fetch: fetchWithMovedKeys }, config: codeConfig });
    const page = await returnTo({ ...tabs, harness }, { discovery: { jwks_uri: `https://idp.example.vn${keysPath}` } });
    await page.until(isSignedIn);

    expect([seen[0], seen.includes(keysPath), seen.includes(paths.keys)]).toEqual([paths.discovery, true, false]);
  });

  it('A-18 T57 keys that cannot be had refuse the sign-in', async () => {
    const tabs = twoTabs();
    tabs.issuer.respond.keys = () => json({}, 500);
    const { context } = await (await returnTo(tabs, {})).until(isRefused);

    expect(context.error).toMatchObject({ code: 'auth.jwks_load_error', status: 500 });
    expect(tracesOf(tabs)).toEqual(noTraces);
  });
});
