/** Puts the question to the person; answers whether they give up what they have not saved. */
type AskToLeave = () => Promise<boolean>;

type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

type Navigate<Options> = (to: string, options?: Options) => void;

export type UnsavedGuard = {
  /** From now on nobody leaves the page without being asked; the answer ends that. */
  readonly hold: (ask: AskToLeave) => () => void;
  /** Lets everybody go without a question: the input was saved or given up. */
  readonly release: () => void;
  /** Does what leaves the page, after the question if there is something to lose. */
  readonly leave: (go: () => void) => void;
  /** wouter's `aroundNav`: links, redirects and programmatic navigation. */
  readonly aroundNav: <Options extends NavigateOptions>(
    navigate: Navigate<Options>,
    to: string,
    options?: Options,
  ) => void;
};

/** The part of the browser's Navigation API that tells of Back and Forward before they happen. */
type TraversalSource = {
  readonly addEventListener: (type: 'navigate', listener: (event: TraversalEvent) => void) => void;
  readonly removeEventListener: (type: 'navigate', listener: (event: TraversalEvent) => void) => void;
  readonly traverseTo: (key: string) => unknown;
};

type TraversalEvent = {
  readonly navigationType: string;
  readonly cancelable: boolean;
  readonly destination: { readonly key: string; readonly url: string };
  readonly preventDefault: () => void;
};

export type GuardedBrowser = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'> & {
  /** Absent in older browsers: there an extra history entry catches Back. */
  readonly navigation?: TraversalSource | undefined;
};

/** Marks the extra history entry on top of a page with unsaved input. */
const sentinelKey = 'unsavedInput';

/** Signing in again never waits for an answer: the session is lost already, and the input is kept as a draft. */
const freePath = '/auth/';

/**
 * Guards unsaved input against every way out of a page (register V-05): links and redirects by `aroundNav`, Back and
 * Forward by the Navigation API or a sentinel entry, closing and reloading by `beforeunload`. It asks once at a time.
 *
 * A browser ignores the refusal of a Back that a script without user activation asks for; nothing can stop that one.
 */
export function createUnsavedGuard(browser: GuardedBrowser): UnsavedGuard {
  const holders = new Set<AskToLeave>();
  let isAsking = false;

  const leave = (go: () => void) => {
    const ask = [...holders].at(-1);
    if (ask === undefined) {
      go();
    } else if (!isAsking) {
      isAsking = true;
      void ask()
        .then((mayLeave) => {
          if (mayLeave) {
            release();
            go();
          }
        })
        .finally(() => {
          isAsking = false;
        });
    }
  };

  const onTraversal = (event: TraversalEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || isSamePage(event.destination.url)) {
      return;
    }
    event.preventDefault();
    leave(() => browser.navigation?.traverseTo(event.destination.key));
  };

  const onPop = () => {
    pushSentinel();
    leave(() => {
      browser.history.go(-2);
    });
  };

  const onUnload = (event: Event) => {
    event.preventDefault();
  };

  function watch() {
    browser.addEventListener('beforeunload', onUnload);
    if (browser.navigation === undefined) {
      browser.addEventListener('popstate', onPop);
      pushSentinel();
    } else {
      browser.navigation.addEventListener('navigate', onTraversal);
    }
  }

  function release() {
    holders.clear();
    browser.removeEventListener('beforeunload', onUnload);
    browser.removeEventListener('popstate', onPop);
    browser.navigation?.removeEventListener('navigate', onTraversal);
  }

  function isAtSentinel(): boolean {
    return (browser.history.state as Readonly<Record<string, unknown>> | null)?.[sentinelKey] === true;
  }

  function pushSentinel() {
    if (!isAtSentinel()) {
      browser.history.pushState({ [sentinelKey]: true }, '', browser.location.href);
    }
  }

  function pathOf(address: string): string {
    return new URL(address, browser.location.href).pathname;
  }

  function isSamePage(address: string): boolean {
    return pathOf(address) === browser.location.pathname;
  }

  return {
    hold: (ask) => {
      if (holders.size === 0) {
        watch();
      }
      holders.add(ask);
      return () => {
        if (holders.delete(ask) && holders.size === 0) {
          release();
        }
      };
    },
    release,
    leave,
    aroundNav: (navigate, to, options) => {
      const go = () => {
        // The entry that only caught Back makes room for the page that follows it.
        navigate(to, isAtSentinel() ? ({ ...options, replace: true } as typeof options) : options);
      };
      if (isSamePage(to) || pathOf(to).startsWith(freePath)) {
        navigate(to, options);
      } else {
        leave(go);
      }
    },
  };
}
