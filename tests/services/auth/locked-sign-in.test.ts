import { describe, expect, it } from 'vitest';

import { answerTokens, comeBack, createCodeHarness, leave } from './code-flow-steps';
import { refusalOf, startTime } from './gateway-harness';
import { openTabs } from './tab-steps';

const now = startTime / 1_000;
const threeMinutes = 180;

/** Goes to the issuer from a browser that was locked, or not, and comes back three minutes later. */
async function away(mark: { readonly ended: 'lost'; readonly idleMinutes?: number }) {
  const harness = createCodeHarness();
  harness.browser.values.set('fund-office.session-mark', JSON.stringify({ id: 's1', generation: 0, ...mark }));
  const { state = '', nonce = '', prompt } = await leave(harness);
  harness.page.time = startTime + threeMinutes * 1_000;
  const come = async (authTime: number | undefined) => {
    const claims = { iat: now + threeMinutes, ...(authTime !== undefined && { auth_time: authTime }) };
    await answerTokens(harness, nonce, claims);
    return refusalOf(comeBack(harness, { code: 'c', state }));
  };
  return { harness, prompt, come };
}

describe('a sign-in after nobody was there', () => {
  const locked = { ended: 'lost', idleMinutes: 60 } as const;

  it('A-10 TM-45 is refused when the issuer’s cookie has signed the person in: the word for the password was taken out of the address', async () => {
    const { harness, prompt, come } = await away(locked);
    expect(prompt).toBe('login');

    expect(await come(now - 3_600)).toEqual({
      code: 'auth.token_validation_error',
      detail: 'the issuer has not asked for the password again (auth_time)',
    });
    expect(harness.tab.values.has('fund-office.session')).toBe(false);
  });

  it.each([
    ['was asked while the person was away', now + 30],
    ['was asked by a clock that goes a little otherwise', now - 50],
    ['does not say when it was asked', undefined],
  ])('A-10 TM-45 is accepted where the password %s', async (_, authTime) => {
    const { come } = await away(locked);

    expect(await come(authTime)).toBe('accepted');
  });

  it('A-10 TM-45 asks for the password although a tab that had not heard of the lock has lost the session otherwise since', async () => {
    const tabs = await openTabs(2);
    const [one, two] = tabs.pages;
    const session = tabs.page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
    one?.gateway.end(session, 'lost', 60);
    two?.gateway.end(session, 'lost');
    const { prompt } = await leave(createCodeHarness({ shared: tabs.shared }));

    expect(prompt).toBe('login');
  });

  it('A-13 asks for none where the person has signed out for good since', async () => {
    const tabs = await openTabs(2);
    const [one, two] = tabs.pages;
    const session = tabs.page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
    one?.gateway.end(session, 'lost', 60);
    two?.gateway.end(session, 'left');
    const { prompt } = await leave(createCodeHarness({ shared: tabs.shared }));

    expect(prompt).toBeUndefined();
  });

  it('A-03 is accepted by the issuer’s cookie alone where the session was lost otherwise', async () => {
    const { prompt, come } = await away({ ended: 'lost' });
    expect(prompt).toBeUndefined();

    expect(await come(now - 86_400)).toBe('accepted');
  });
});
