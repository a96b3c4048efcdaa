import { describe, expect, it } from 'vitest';

import { toAppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { interpolate } from '@/domain/localization/texts';

import { answerTokens, comeBack, createCodeHarness, leave } from './code-flow-steps';
import { refusalOf } from './gateway-harness';

describe('a second failed return', () => {
  const forged = { code: 'c', state: 'forged' };

  it('T16 promise-10 within 30 seconds is a loop, even when the first failure cleared everything', async () => {
    const harness = createCodeHarness();
    const first = await refusalOf(comeBack(harness, forged));
    harness.gateway.leaveTab();
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
    harness.gateway.leaveTab();
    expect([...harness.tab.values]).toEqual([]);
  });

  it('promise-10 goes on being a loop for as long as each failure follows soon upon another', async () => {
    const harness = createCodeHarness();
    const codes: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      codes.push(await refusalOf(comeBack(harness, forged)));
      harness.page.time += 20_000;
    }

    expect(codes).toMatchObject([
      { code: 'auth.invalid_nonce_in_state' },
      { code: 'signIn.loop' },
      { code: 'signIn.loop' },
    ]);
  });

  it('T14 promise-10 is no loop when the first was noted by a clock that has been set right since', async () => {
    const harness = createCodeHarness();
    await refusalOf(comeBack(harness, forged));
    harness.page.time -= 3_600_000;

    expect(await refusalOf(comeBack(harness, forged))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
  });

  it('A-22 promise-10 after one that was cancelled is the first', async () => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness);

    expect(await refusalOf(comeBack(harness, { code: 'c', state }, AbortSignal.abort()))).toEqual({
      code: 'request.cancelled',
    });
    expect(await refusalOf(comeBack(harness, forged))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
  });

  it('T14 promise-10 because the clock is behind is told as such each time', async () => {
    const harness = createCodeHarness();
    harness.page.time -= 3_600_000;
    for (let time = 0; time < 2; time += 1) {
      const { state = '', nonce = '' } = await leave(harness);
      await answerTokens(harness, nonce);

      expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toMatchObject({ code: 'token.notYetValid' });
    }
  });

  it('after a success is a failure like the first', async () => {
    const harness = createCodeHarness();
    await refusalOf(comeBack(harness, forged));
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    await comeBack(harness, { code: 'c', state });

    expect(await refusalOf(comeBack(harness, forged))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
  });

  it.each([
    ['a person’s own refusal at the issuer', 'access_denied', 'signIn.accessDenied'],
    ['a client that is not registered as it asks', 'invalid_scope', 'signIn.clientRefused'],
    ['a client that may not have its scope', 'invalid_request', 'signIn.clientRefused'],
  ])('A-18 promise-10 that is %s is told as such, however often it is given', async (_name, error, code) => {
    const harness = createCodeHarness();
    for (let time = 0; time < 3; time += 1) {
      const { state = '' } = await leave(harness);

      expect(await refusalOf(comeBack(harness, { error, state }))).toMatchObject({ code });
    }
  });

  it('T14 T16 promise-10 because of a wrong clock is told with the measured minutes each time, and leaves for nobody', async () => {
    const harness = createCodeHarness();
    harness.page.time += 3_600_000;
    const refusals: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { state = '', nonce = '' } = await leave(harness);
      await answerTokens(harness, nonce);
      refusals.push(await comeBack(harness, { code: 'c', state }).catch(toAppError));
    }

    const expired = { code: 'token.expired', detail: 'Token has expired', params: { 0: 60 } };
    expect(refusals).toEqual([expect.objectContaining(expired), expect.objectContaining(expired)]);
    expect(harness.page.left).toHaveLength(2);
    expect(interpolate(errorTexts.vi['token.expired.details'], expired.params)).toBe(
      'Đồng hồ máy tính có thể nhanh khoảng 60 phút so với máy chủ. Hãy chỉnh lại ngày giờ rồi đăng nhập lại.',
    );
    expect(interpolate(errorTexts.vi['token.notYetValid.details'], { 0: 12 })).toContain('chậm khoảng 12 phút');
  });
});
