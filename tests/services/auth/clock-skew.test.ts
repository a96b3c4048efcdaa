import { describe, expect, it } from 'vitest';

import { answerTokens, comeBack, createCodeHarness, leave } from './code-flow-steps';
import { oAuthConfig, refusalOf, startTime } from './gateway-harness';

const now = startTime / 1_000;

/** Signs in where the installation has set the tolerance, with a token that is that many seconds out of its time. */
async function signIn(clockSkewInSec: number | undefined, claims: { readonly exp?: number; readonly iat?: number }) {
  const harness = createCodeHarness({ config: oAuthConfig({ responseType: 'code', clockSkewInSec }) });
  const { state = '', nonce = '' } = await leave(harness);
  await answerTokens(harness, nonce, claims);
  return refusalOf(comeBack(harness, { code: 'c', state }));
}

describe('how far the two clocks may be apart', () => {
  it.each([
    ['ten minutes where nothing is set', undefined, 600],
    ['as many seconds as are set', 60, 60],
    ['not a second where none is allowed', 0, 0],
  ])('T-06 is %s', async (_name, configured, seconds) => {
    expect(await signIn(configured, { exp: now - seconds + 1 })).toBe('accepted');
    expect(await signIn(configured, { exp: now - seconds })).toMatchObject({ code: 'token.expired' });
    expect(await signIn(configured, { iat: now + seconds })).toBe('accepted');
    expect(await signIn(configured, { iat: now + seconds + 1 })).toMatchObject({ code: 'token.notYetValid' });
  });
});
