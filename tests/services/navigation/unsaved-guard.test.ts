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
    guard.hold({ ask, giveUp: nothing });

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
    guard.hold({ ask, giveUp: nothing });

    guard.aroundNav(navigate, '/auth/login');
    guard.aroundNav(navigate, '/csdl?page=2');

    expect(navigate.mock.calls.map(([to]: readonly unknown[]) => to)).toEqual(['/auth/login', '/csdl?page=2']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('V-05 asks on the way to sign-in about what was typed without a session', async () => {
    const guard = createUnsavedGuard(fakeBrowser().browser);
    const answers = [false, true];
    const navigate = vi.fn();
    guard.hold({ ask: () => Promise.resolve(answers.shift() ?? false), giveUp: nothing, goesWithSignIn: true });

    guard.aroundNav(navigate, '/auth/login');
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    guard.aroundNav(navigate, '/auth/login');
    await settled();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('V-05 stops Back before it happens where the browser tells of it', async () => {
    const { browser, emitNavigation, traversed } = fakeBrowser({ hasNavigation: true });
    const guard = createUnsavedGuard(browser);
    guard.hold({ ask: () => Promise.resolve(true), giveUp: nothing });
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
    guard.hold({ ask: () => Promise.resolve(answers.shift() ?? false), giveUp: nothing });
    expect(pushed()).toBe(1);

    emit('popstate');
    await settled();
    expect([pushed(), went]).toEqual([2, []]);

    emit('popstate');
    await settled();
    expect([pushed(), went]).toEqual([3, [-2]]);
  });

  it('V-05 asks nothing when Back leads from further on to the page that holds the input', async () => {
    const { browser, emit } = fakeBrowser();
    const guard = createUnsavedGuard(browser);
    const ask = vi.fn(() => Promise.resolve(false));
    guard.hold({ ask, giveUp: nothing });

    emit('popstate', browser.history.state);
    await settled();
    expect(ask).not.toHaveBeenCalled();
  });

  it('V-05 asks before the tab is closed, until the input is saved', () => {
    const { browser, emit } = fakeBrowser();
    const guard = createUnsavedGuard(browser);
    const hold = guard.hold({ ask: () => Promise.resolve(true), giveUp: nothing });

    expect(emit('beforeunload')).toBe(1);
    hold.release();
    expect(emit('beforeunload')).toBe(0);
  });

  it('V-05 gives everything up without a question when what it was typed into is gone', () => {
    const { browser, emit } = fakeBrowser();
    const guard = createUnsavedGuard(browser);
    const ask = vi.fn(() => Promise.resolve(false));
    const giveUps = [vi.fn(), vi.fn()];
    giveUps.forEach((giveUp) => guard.hold({ ask, giveUp }));
    const navigate = vi.fn();

    guard.giveUpAll();
    guard.aroundNav(navigate, '/khac');

    expect(giveUps.map((giveUp) => giveUp.mock.calls.length)).toEqual([1, 1]);
    expect([ask.mock.calls.length, navigate.mock.calls.length, emit('beforeunload')]).toEqual([0, 1, 0]);
  });

  it('V-05 asks on Back within the page about what goes with its address, and not about other input', async () => {
    const { browser, emitNavigation, traversed } = fakeBrowser({ hasNavigation: true });
    const guard = createUnsavedGuard(browser);
    const asked: string[] = [];
    const hold = (name: string, goesWithAddress: boolean) =>
      guard.hold({ ask: () => Promise.resolve(asked.push(name) > 1), giveUp: nothing, goesWithAddress });
    const preventDefault = vi.fn();
    const back = async () => {
      const { pathname } = browser.location;
      const destination = { key: 'k1', url: `http://localhost${pathname}?trang=2` };
      emitNavigation({ navigationType: 'traverse', cancelable: true, destination, preventDefault });
      await settled();
    };

    hold('biểu mẫu', false);
    await back();
    expect([asked, preventDefault.mock.calls.length]).toEqual([[], 0]);

    hold('hộp thoại', true);
    await back();
    expect([asked, traversed]).toEqual([['hộp thoại'], []]);
    await back();
    expect([asked, traversed, preventDefault.mock.calls.length]).toEqual([['hộp thoại', 'hộp thoại'], ['k1'], 2]);
  });

  it('V-05 goes on guarding the other form of a page when one of them is saved or cancelled', async () => {
    const { browser, emit } = fakeBrowser({ hasNavigation: true });
    const guard = createUnsavedGuard(browser);
    const asked: string[] = [];
    const givenUp: string[] = [];
    const formNamed = (name: string) => ({
      ask: () => Promise.resolve(asked.push(name) > 0),
      giveUp: () => {
        givenUp.push(name);
      },
    });
    const cancel = vi.fn();
    const [saved, cancelled] = ['lưu', 'hủy', 'còn'].map((name) => guard.hold(formNamed(name)));

    saved?.release();
    cancelled?.leave(cancel);
    await settled();

    expect([asked, givenUp, cancel.mock.calls.length]).toEqual([['hủy'], ['hủy'], 1]);
    expect(emit('beforeunload')).toBe(1);
    saved?.leave(cancel);
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  it('V-05 asks once for everything unsaved on the page, and tells each form that it was given up', async () => {
    const { browser, emit } = fakeBrowser({ hasNavigation: true });
    const guard = createUnsavedGuard(browser);
    const ask = vi.fn(() => Promise.resolve(true));
    const givenUp: string[] = [];
    for (const name of ['hồ sơ', 'mật khẩu']) {
      guard.hold({ ask, giveUp: () => givenUp.push(name) });
    }
    const navigate = vi.fn();

    guard.aroundNav(navigate, '/khac');
    await settled();

    expect([ask.mock.calls.length, givenUp, navigate.mock.calls.length]).toEqual([1, ['hồ sơ', 'mật khẩu'], 1]);
    expect(emit('beforeunload')).toBe(0);
  });

  it('V-05 asks about the rest of the page when cancelling one form leads away', async () => {
    const { browser } = fakeBrowser({ hasNavigation: true });
    const guard = createUnsavedGuard(browser);
    const asked: string[] = [];
    const [, cancelled] = ['tệp', 'phiếu'].map((name) =>
      guard.hold({ ask: () => Promise.resolve(asked.push(name) > 0), giveUp: nothing }),
    );
    const navigate = vi.fn();

    cancelled?.leave(() => {
      guard.aroundNav(navigate, '/khac');
    });
    await settled();

    expect([asked, navigate.mock.calls.length]).toEqual([['phiếu', 'tệp'], 1]);
  });
});

const nothing = () => undefined;

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
    emit: (type: 'popstate' | 'beforeunload', landedOn: unknown = null) => {
      let prevented = 0;
      // Back leaves the extra entry.
      state = type === 'popstate' ? landedOn : state;
      fire(type, {
        preventDefault: () => {
          prevented += 1;
        },
      });
      return prevented;
    },
  };
}
