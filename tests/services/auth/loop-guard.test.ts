import { describe, expect, it } from 'vitest';

import { answerTokens, comeBack, createCodeHarness, leave } from './code-flow-steps';
import { refusalOf } from './gateway-harness';

describe('a second failed return', () => {
  const forged = { code: 'c', state: 'forged' };

  it('within 30 seconds is a loop, even when the first failure cleared everything', async () => {
    const harness = createCodeHarness();
    const first = await refusalOf(comeBack(harness, forged));
    harness.gateway.forget();
    harness.page.time += 29_000;
    const second = await refusalOf(comeBack(harness, forged));

    expect(first).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
    expect(second).toEqual({ code: 'signIn.loop', detail: 'auth.invalid_nonce_in_state: state unknown' });
  });

  it('after 30 seconds is a failure like the first, and leaves nothing behind when forgotten', async () => {
    const harness = createCodeHarness();
    await refusalOf(comeBack(harness, forged));
    harness.page.time += 30_000;

    expect(await refusalOf(comeBack(harness, forged))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });

    harness.page.time += 30_000;
    harness.gateway.forget();
    expect([...harness.tab.values]).toEqual([]);
  });

  it('after a success is a failure like the first', async () => {
    const harness = createCodeHarness();
    await refusalOf(comeBack(harness, forged));
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    await comeBack(harness, { code: 'c', state });

    expect(await refusalOf(comeBack(harness, forged))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
  });

  it('that is a person’s own refusal at the issuer is told as such, however often it is given', async () => {
    const harness = createCodeHarness();
    for (let time = 0; time < 3; time += 1) {
      const { state = '' } = await leave(harness);
      const refusal = await refusalOf(comeBack(harness, { error: 'access_denied', state }));

      expect(refusal).toMatchObject({ code: 'signIn.accessDenied' });
    }
  });
});
