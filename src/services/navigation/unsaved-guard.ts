/** Unsaved input somewhere on the page: a form's, a dialog's, a list of uploads. */
type UnsavedInput = {
  /** Puts the question to the person; answers whether they give up what they have not saved. */
  readonly ask: () => Promise<boolean>;
  /** Told once they have said so; absent for what goes with its page by itself. */
  readonly giveUp?: (() => void) | undefined;
  /** True for what goes when the page shows something else of itself, as a question about a list's chosen rows does. */
  readonly goesWithAddress?: boolean;
  /** True for what is typed without a session: the way to the sign-in page ends it like any other, and no draft is kept. */
  readonly goesWithSignIn?: boolean;
  /** True for what a draft carries over a page of the issuer. */
  readonly isKept?: boolean;
};

/** One input's hold on the page; what else is unsaved there has a hold of its own. */
export type UnsavedHold = {
  /** The input was saved, given up or undone. */
  readonly release: () => void;
  /** Does what ends this input alone, after the question about it. */
  readonly leave: (go: () => void) => void;
};

type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

type Navigate<Options> = (to: string, options?: Options) => void;

export type UnsavedGuard = {
  /** From now on nobody leaves the page without being asked, until the hold is released. */
  readonly hold: (input: UnsavedInput) => UnsavedHold;
  /** Ends every hold without a question: whose input it was is gone. */
  readonly releaseAll: () => void;
  /** Gives everything up without a question: what it was typed into is gone. */
  readonly giveUpAll: () => void;
  /** Whether anything on the page is unsaved. */
  readonly holdsAny: () => boolean;
  /** Whether something would be lost on the way over a page of the issuer. */
  readonly holdsUnkept: () => boolean;
  /** Does what leaves the page, after one question if there is something to lose; a yes gives all of it up. */
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

/**
 * Signing in again never waits for an answer: the session is lost already, and the input is kept as a draft. Only what
 * was typed without a session is asked about.
 */
const freePath = '/auth/';

/**
 * Guards unsaved input against every way out of a page (register V-05): links and redirects by `aroundNav`, Back and
 * Forward by the Navigation API or a sentinel entry, closing and reloading by `beforeunload`. It asks once at a time.
 *
 * A browser ignores the refusal of a Back that a script without user activation asks for; nothing can stop that one.
 */
export function createUnsavedGuard(browser: GuardedBrowser): UnsavedGuard {
  const inputs = new Set<UnsavedInput>();
  let isAsking = false;

  /** Asks about one of `endangered`; a yes is meant for all that are still there then. */
  const askFirst = async (endangered: () => readonly UnsavedInput[], go: () => void) => {
    const input = endangered().at(-1);
    if (input === undefined) {
      go();
      return;
    }
    if (isAsking) {
      return;
    }
    isAsking = true;
    const mayLeave = await input.ask().finally(() => {
      isAsking = false;
    });
    if (mayLeave) {
      giveUp(endangered());
      go();
    }
  };

  const giveUp = (given: readonly UnsavedInput[]) => {
    for (const input of given) {
      input.giveUp?.();
      release(input);
    }
  };

  const leave = (go: () => void) => {
    void askFirst(() => [...inputs], go);
  };

  const onTraversal = (event: TraversalEvent) => {
    const isWithin = isSamePage(event.destination.url);
    const endangered = () => [...inputs].filter(({ goesWithAddress }) => !isWithin || goesWithAddress === true);
    if (event.navigationType !== 'traverse' || !event.cancelable || endangered().length === 0) {
      return;
    }
    event.preventDefault();
    void askFirst(endangered, () => browser.navigation?.traverseTo(event.destination.key));
  };

  const onPop = () => {
    // From further on within the page, as from a paper that lay over it: the input is still there.
    if (isAtSentinel()) {
      return;
    }
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

  function release(input: UnsavedInput) {
    if (inputs.delete(input) && inputs.size === 0) {
      unwatch();
    }
  }

  function unwatch() {
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
    hold: (input) => {
      if (inputs.size === 0) {
        watch();
      }
      inputs.add(input);
      return {
        release: () => {
          release(input);
        },
        leave: (go) => {
          void askFirst(() => (inputs.has(input) ? [input] : []), go);
        },
      };
    },
    releaseAll: () => {
      inputs.clear();
      unwatch();
    },
    giveUpAll: () => {
      giveUp([...inputs]);
    },
    holdsAny: () => inputs.size > 0,
    holdsUnkept: () => [...inputs].some(({ isKept }) => isKept !== true),
    leave,
    aroundNav: (navigate, to, options) => {
      const go = () => {
        // The entry that only caught Back makes room for the page that follows it.
        navigate(to, isAtSentinel() ? ({ ...options, replace: true } as typeof options) : options);
      };
      const isFree = pathOf(to).startsWith(freePath);
      if (isSamePage(to)) {
        navigate(to, options);
      } else {
        void askFirst(() => [...inputs].filter(({ goesWithSignIn }) => !isFree || goesWithSignIn === true), go);
      }
    },
  };
}
