// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createArmedFault, type ArmedFault } from '@mock-server/faults/armed-fault';
import { flowForFault, openDemoFaults } from '@mock-server/faults/demo-faults';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

let faults: ArmedFault;

beforeEach(() => {
  faults = createArmedFault(createMemoryStore());
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

function openAt(address: string) {
  history.replaceState({ kept: true }, '', address);
  return openDemoFaults(faults);
}

describe('the address of a lesson', () => {
  it('X-03 arms the fault it names, once, and keeps the rest of the address', async () => {
    const { asked, armedAtStart } = await openAt('/auth/login?returnUrl=%2F&fault=token.expired#top');

    expect([asked, armedAtStart]).toEqual(['token.expired', 'token.expired']);
    expect(location.href).toBe(`${location.origin}/auth/login?returnUrl=%2F#top`);
    expect(history.state).toEqual({ kept: true });
  });

  it.each(['?fault=none', '?fault=rubbish', '?fault=', '?fault=auth.popup_closed', '?fault=token.atHashNeeded'])(
    '%s leaves nothing armed',
    async (address) => {
      await faults.arm('auth.code_error');
      const { asked, unknown, armedAtStart } = await openAt(`/${address}`);

      expect(armedAtStart).toBeUndefined();
      expect(asked === undefined || address.endsWith(asked)).toBe(true);
      // Whoever typed a name that no failure has is told; nothing to be told where one did as it says.
      expect(unknown).toBe(address === '?fault=rubbish' ? 'rubbish' : undefined);
      expect(location.search).toBe('');
    },
  );

  it('is no redirect loop when the last lesson was less than half a minute ago', async () => {
    sessionStorage.setItem('fund-office.failed-return', String(Date.now()));
    await openAt('/');
    expect(sessionStorage).toHaveLength(1);
    await openAt('/?fault=auth.code_error');
    expect(sessionStorage).toHaveLength(0);
  });

  it('chooses a way to sign in that shows the fault, and the present one where it does', () => {
    expect(flowForFault('password', 'auth.silent_refresh_error')).toBe('silent');
    expect(flowForFault('silent', 'token.wrongNonce')).toBe('silent');
    expect(flowForFault('password', 'token.wrongNonce')).toBe('code');
    expect(flowForFault('code', undefined)).toBe('code');
  });
});

describe('a page with a fault', () => {
  it('X-03 X-05 a second try of an area ends the failure of that area, and no other that is armed meanwhile', async () => {
    const page = await openAt('/?fault=app.unexpected');
    expect(page.brokenArea()).toEqual({ area: 'page', by: 'mistake' });
    page.mend();
    expect([page.brokenArea(), await faults.armed()]).toEqual([undefined, undefined]);

    const other = await openAt('/?fault=app.unexpected.menu');
    // Another tab.
    await faults.arm('http.server');
    other.mend();
    expect(await faults.armed()).toBe('http.server');
  });

  it('D-03 T-10 finds the record of the session broken, once', async () => {
    const record = JSON.stringify({ accessToken: 'header.claims.signature' });
    sessionStorage.setItem('fund-office.session', record);
    await openAt('/?fault=signIn.recordUnreadable');
    const broken = sessionStorage.getItem('fund-office.session') ?? '';
    expect([broken.length > 0, record.startsWith(broken), broken === record]).toEqual([true, true, false]);
    expect(await faults.armed()).toBeUndefined();

    await openAt('/');
    expect(sessionStorage.getItem('fund-office.session')).toBe(broken);
    sessionStorage.clear();
  });

  it('A-05 X-03 can open no window while popup_blocked is armed', async () => {
    const open = vi.fn(() => window);
    window.open = open;
    await openAt('/');
    expect(window.open('about:blank')).toBe(window);
    await openAt('/?fault=auth.popup_blocked');
    expect(window.open('about:blank')).toBeNull();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('tells what is armed, at once, after a change here and after one in another window', async () => {
    const { watch } = await openAt('/?fault=auth.code_error');
    const heard: unknown[] = [];
    const stop = watch((id) => heard.push(id));
    await vi.waitFor(() => expect(heard).toEqual(['auth.code_error']));
    await faults.disarm();
    await vi.waitFor(() => expect(heard).toEqual(['auth.code_error', undefined]));
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    stop();
    await faults.arm('auth.code_error');

    expect(heard).toEqual(['auth.code_error', undefined, undefined]);
  });
});
