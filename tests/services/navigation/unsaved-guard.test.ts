import { describe, expect, it, vi } from 'vitest';

import { createUnsavedGuard, type GuardedBrowser } from '@/services/navigation/unsaved-guard';

type Listener = (event: never) => void;

describe('unsaved guard', () => {
  it('V-05 lets navigation pass while nothing is unsaved', () => {
    const guard = createUnsavedGuard(fakeBrowser().browser);
    const navigate = vi.fn();

    guard.aroundNav(navigate, '/khac', { replace: false });

    expect(navigate.mock.calls).toEqual([['/khac', { replace: false }]]);
  });

  it('V-05 asks once before a link leaves, and leaves only on a yes', async () => {
    const answers = [false, true];
    const ask = vi.fn(() => Promise.resolve(answers.shift() ?? false));
    const { browser } = fakeBrowser({ hasNavigation: true });
    const guard = createUnsavedGuard(browser);
    const navigate = vi.fn();
    guard.hold(ask);

    guard.aroundNav(navigate, '/khac');
    guard.aroundNav(navigate, '/khac');
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(1);

    guard.aroundNav(navigate, '/khac');
    await settled();
    guard.aroundNav(navigate, '/nua');
    expect(navigate.mock.calls).toEqual([
      ['/khac', undefined],
      ['/nua', undefined],
    ]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('V-05 never holds back the way to sign-in, nor a change within the page', () => {
    const guard = createUnsavedGuard(fakeBrowser().browser);
    const ask = vi.fn(() => Promise.resolve(false));
    const navigate = vi.fn();
    guard.hold(ask);

    guard.aroundNav(navigate, '/auth/login');
    guard.aroundNav(navigate, '/csdl?page=2');

    expect(navigate.mock.calls.map(([to]: readonly unknown[]) => to)).toEqual(['/auth/login', '/csdl?page=2']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('V-05 stops Back before it happens where the browser tells of it', async () => {
    const { browser, emitNavigation, traversed } = fakeBrowser({ hasNavigation: true });
    const guard = createUnsavedGuard(browser);
    guard.hold(() => Promise.resolve(true));
    const preventDefault = vi.fn();

    emitNavigation({
      navigationType: 'traverse',
      cancelable: true,
      destination: { key: 'k1', url: 'http://localhost/truoc' },
      preventDefault,
    });
    await settled();

    expect(preventDefault).toHaveBeenCalledTimes(1);
    expect(traversed).toEqual(['k1']);
  });

  it('V-05 catches Back by an extra entry elsewhere, and goes back over it on a yes', async () => {
    const { browser, pushed, went, emit } = fakeBrowser();
    const guard = createUnsavedGuard(browser);
    const answers = [false, true];
    guard.hold(() => Promise.resolve(answers.shift() ?? false));
    expect(pushed()).toBe(1);

    emit('popstate');
    await settled();
    expect([pushed(), went]).toEqual([2, []]);

    emit('popstate');
    await settled();
    expect([pushed(), went]).toEqual([3, [-2]]);
  });

  it('V-05 asks before the tab is closed, until the input is saved', () => {
    const { browser, emit } = fakeBrowser();
    const guard = createUnsavedGuard(browser);
    guard.hold(() => Promise.resolve(true));

    expect(emit('beforeunload')).toBe(1);
    guard.release();
    expect(emit('beforeunload')).toBe(0);
  });
});

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A window with a history of its own. */
function fakeBrowser({ hasNavigation = false } = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const went: number[] = [];
  const traversed: string[] = [];
  let state: unknown = null;
  let pushes = 0;
  const listen = (type: string, listener: Listener) =>
    listeners.set(type, new Set([...(listeners.get(type) ?? []), listener]));
  const unlisten = (type: string, listener: Listener) => listeners.get(type)?.delete(listener);
  const fire = (type: string, event: unknown) => {
    for (const listener of listeners.get(type) ?? []) {
      listener(event as never);
    }
  };
  const browser = {
    location: { href: 'http://localhost/csdl', pathname: '/csdl' },
    history: {
      get state() {
        return state;
      },
      pushState: (pushed: unknown) => {
        state = pushed;
        pushes += 1;
      },
      go: (delta: number) => went.push(delta),
    },
    addEventListener: listen,
    removeEventListener: unlisten,
    ...(hasNavigation
      ? {
          navigation: {
            addEventListener: listen,
            removeEventListener: unlisten,
            traverseTo: (key: string) => traversed.push(key),
          },
        }
      : {}),
  } as unknown as GuardedBrowser;
  return {
    browser,
    went,
    traversed,
    pushed: () => pushes,
    emitNavigation: (event: unknown) => {
      fire('navigate', event);
    },
    /** Answers how many listeners have prevented the default. */
    emit: (type: 'popstate' | 'beforeunload') => {
      let prevented = 0;
      // Back leaves the extra entry.
      state = type === 'popstate' ? null : state;
      fire(type, {
        preventDefault: () => {
          prevented += 1;
        },
      });
      return prevented;
    },
  };
}
