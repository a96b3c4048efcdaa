import { describe, expect, it } from 'vitest';

import { comeBack, createCodeHarness, leave } from './code-flow-steps';
import { discoveryBody, issuerAddress, json, paths } from './fake-issuer';
import { refusalOf } from './gateway-harness';

describe('an answer of the issuer that is none', () => {
  it.each([
    ['a refusal by the person', { error: 'access_denied' }, 'signIn.accessDenied', 'access_denied'],
    [
      'another error',
      { error: 'server_error', error_description: '<b>Lỗi</b>' },
      'auth.code_error',
      'server_error: <b>Lỗi</b>',
    ],
    [
      'a client that may not use codes',
      { error: 'unauthorized_client' },
      'signIn.clientRefused',
      'unauthorized_client',
    ],
    [
      'a kind of answer that the issuer does not give',
      { error: 'unsupported_response_type' },
      'signIn.clientRefused',
      'unsupported_response_type',
    ],
    ['a scope that the issuer does not have', { error: 'invalid_scope' }, 'signIn.clientRefused', 'invalid_scope'],
    [
      'a scope that the client may not have',
      { error: 'invalid_request', error_description: 'not allowed to use the specified scope' },
      'signIn.clientRefused',
      'invalid_request: not allowed to use the specified scope',
    ],
    [
      'another issuer',
      { code: 'c', iss: `${issuerAddress}1` },
      'auth.code_error',
      'the answer comes from another issuer (iss)',
    ],
    [
      'an error of another issuer',
      { error: 'access_denied', iss: 'https://evil.test' },
      'auth.code_error',
      'the answer comes from another issuer (iss)',
    ],
    [
      'a code beside an error',
      { code: 'c', error: 'e' },
      'auth.code_error',
      'a parameter of the answer is repeated or contradicts another',
    ],
    ['an empty code', { code: '' }, 'auth.code_error', 'the answer carries no code'],
  ])('A-04 A-18 has an error for %s', async (_name, parameters, code, detail) => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness);

    expect(await refusalOf(comeBack(harness, { ...parameters, state }))).toEqual({ code, detail });
    expect(harness.issuer.requestsTo(paths.token)).toEqual([]);
  });

  it('A-04 cuts a long error text of the issuer to 200 characters', async () => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness);
    const refusal = await refusalOf(comeBack(harness, { error: 'e', error_description: 'x'.repeat(5_000), state }));

    expect(refusal).toEqual({ code: 'auth.code_error', detail: `e: ${'x'.repeat(197)}` });
  });

  it('A-04 refuses an answer without iss from an issuer that says it sends it (RFC 9207)', async () => {
    const harness = createCodeHarness();
    harness.issuer.respond.discovery = () =>
      json({ ...discoveryBody, authorization_response_iss_parameter_supported: true });
    const { state = '' } = await leave(harness);

    expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toEqual({
      code: 'auth.code_error',
      detail: 'the answer does not name its issuer (iss)',
    });
    expect(harness.issuer.requestsTo(paths.token)).toEqual([]);
  });
});
