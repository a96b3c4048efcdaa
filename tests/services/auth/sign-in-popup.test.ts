import { describe, expect, it, vi } from 'vitest';

import { popupAnswerGraceMs, popupClosedCheckMs, popupTimeoutMs } from '@/domain/constants';

import { paths } from './fake-issuer';
import { appOrigin, oAuthConfig, refusalOf } from './gateway-harness';
import { twoTabs } from './hostile-steps';
import { answerHref, answerTo, answerType, requestIn, strangers, until, onTestTimers } from './window-steps';

onTestTimers();

describe('the sign-in window', () => {
  async function openPopup(checkPopupClosed = true) {
    const config = oAuthConfig({ responseType: 'code', checkPopupClosed });
    const tabs = twoTabs(config);
    const { windows } = tabs.harness;
    const leaving = new AbortController();
    let outcome: unknown;
    const done = refusalOf(tabs.harness.gateway.signInByPopup(leaving.signal)).then((value) => {
      outcome = value;
    });
    const openedAt = [...windows.state.popups];
    await until(() => windows.state.popups.length === 2);
    const address = windows.state.popups[1] ?? '';
    const answer = () =>
      windows.deliver({ origin: appOrigin, source: windows.popupSource, data: answerTo(tabs.issuer, address) });
    return { ...tabs, windows, openedAt, address, answer, done, outcome: () => outcome, cancel: () => leaving.abort() };
  }

  it('A-05 T43 opens inside the click, before anything is waited for, and goes to the issuer', async () => {
    const { openedAt, address, answer, done, outcome, windows } = await openPopup();
    answer();
    await done;
    // The time limits of the calls themselves, which nobody waits for any more.
    await vi.advanceTimersByTimeAsync(60_000);

    expect(openedAt).toEqual(['opened 500 × 470']);
    expect(requestIn(address)).toMatchObject({
      display: 'popup',
      redirect_uri: `${appOrigin}/auth/answer.html`,
      code_challenge_method: 'S256',
    });
    expect(outcome()).toBe('accepted');
    expect([windows.state.isPopupClosed, windows.listeners(), vi.getTimerCount()]).toEqual([true, 0, 0]);
  });

  it('A-05 A-10 TM-45 after a lock has the issuer ask for the password, in every tab', async () => {
    const { harness } = twoTabs(oAuthConfig({ responseType: 'code' }));
    const openedAt = async () => {
      const { popups } = harness.windows.state;
      const [leaving, count] = [new AbortController(), popups.length];
      const done = refusalOf(harness.reload().signInByPopup(leaving.signal));
      await until(() => popups.length === count + 2);
      leaving.abort();
      await done;
      return requestIn(popups.at(-1) ?? '');
    };
    expect(await openedAt()).not.toHaveProperty('prompt');

    harness.browser.values.set(
      'fund-office.session-mark',
      JSON.stringify({ id: 's1', generation: 0, ended: 'lost', idleMinutes: 60 }),
    );
    expect(await openedAt()).toMatchObject({ display: 'popup', prompt: 'login' });
  });

  it('A-05 A-18 T43 that is blocked is said at once, without a call', async () => {
    const { issuer, harness } = twoTabs();
    harness.windows.state.isPopupBlocked = true;

    expect(await refusalOf(harness.gateway.signInByPopup(new AbortController().signal))).toEqual({
      code: 'auth.popup_blocked',
    });
    expect(issuer.requests).toEqual([]);
  });

  it('A-05 A-18 T43 T55 that is closed is noticed once its answer is no longer to be expected, and one after that signs nobody in', async () => {
    const { answer, done, outcome, windows, issuer, harness } = await openPopup();
    windows.state.isPopupClosed = true;
    await vi.advanceTimersByTimeAsync(popupAnswerGraceMs);
    expect(outcome()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(popupClosedCheckMs);
    await done;
    answer();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(outcome()).toEqual({ code: 'auth.popup_closed', detail: 'the window was closed' });
    expect(issuer.requestsTo(paths.token)).toEqual([]);
    expect([...harness.tab.values]).toEqual([]);
    expect([windows.listeners(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it.each([
    ['right after it has answered', 0],
    ['just before its answer arrives', popupClosedCheckMs],
    ['for the product on its way to the answer page, whose script is still to come', popupAnswerGraceMs],
  ])('A-05 T43 that closes %s has signed in', async (_name, milliseconds) => {
    const { answer, done, outcome, windows } = await openPopup();
    if (milliseconds === 0) {
      answer();
    }
    windows.state.isPopupClosed = true;
    await vi.advanceTimersByTimeAsync(milliseconds);
    if (milliseconds > 0) {
      answer();
    }
    await done;

    expect(outcome()).toBe('accepted');
  });

  it('A-05 T43 cut off from its opener looks closed and is heard over the line, by its own state alone', async () => {
    const { address, windows, issuer, done, outcome } = await openPopup(false);
    windows.state.isPopupClosed = true;
    await vi.advanceTimersByTimeAsync(20 * popupClosedCheckMs);
    expect(outcome()).toBeUndefined();
    windows.deliver({ origin: appOrigin, source: undefined, data: answerTo(issuer, address) });
    await done;

    expect(outcome()).toBe('accepted');
  });

  it('A-22 T43 promise-7 is waited for ten minutes at the most', async () => {
    const { done, outcome } = await openPopup(false);
    await vi.advanceTimersByTimeAsync(popupTimeoutMs);
    await done;

    expect(outcome()).toEqual({ code: 'auth.popup_closed', detail: 'no answer within ten minutes' });
  });

  it('A-22 promise-7 is closed when the person cancels', async () => {
    const { done, outcome, cancel, windows } = await openPopup();
    cancel();
    await done;

    expect(outcome()).toEqual({ code: 'request.cancelled' });
    expect([windows.state.isPopupClosed, windows.listeners()]).toEqual([true, 0]);
  });

  it('A-05 T41 hears no stranger', async () => {
    const { address, answer, windows, issuer, done, outcome } = await openPopup();
    const { state = '' } = requestIn(address);
    strangers(windows.popupSource, { type: answerType, href: answerHref({ code: 'c', state }) }, state).forEach(
      windows.deliver,
    );
    await vi.advanceTimersByTimeAsync(popupClosedCheckMs);
    expect([outcome(), issuer.requestsTo(paths.token)]).toEqual([undefined, []]);
    answer();
    await done;

    expect(outcome()).toBe('accepted');
  });
});
