const restartKey = 'quy.demo.restart';

/** Long enough for what other parts of the desk are storing at the same time. Milliseconds. */
const settlingMs = 100;

/** The page, as far as starting it anew is concerned. */
export type RestartablePage = {
  readonly tellOthers: () => void;
  readonly reload: () => void;
};

/** Begins the demo anew, in all its tabs, once everything is stored that was to be. */
export type Restart = (work: () => Promise<void>) => Promise<void>;

/** Several parts that are changed at once begin the pages anew once, after the last of them. */
export function createRestart(page: RestartablePage): Restart {
  let pending = 0;
  return async (work) => {
    pending += 1;
    try {
      await work();
    } finally {
      pending -= 1;
    }
    if (pending === 0) {
      page.tellOthers();
      page.reload();
    }
  };
}

/** The page of a browser, which follows when another tab has begun anew. */
export function openBrowserPage(): RestartablePage {
  window.addEventListener('storage', ({ key }) => {
    if (key === restartKey) {
      window.location.reload();
    }
  });
  return {
    tellOthers: () => {
      try {
        localStorage.setItem(restartKey, crypto.randomUUID());
      } catch {
        // Without storage the other tabs go on as they are.
      }
    },
    reload: () => {
      setTimeout(() => {
        window.location.reload();
      }, settlingMs);
    },
  };
}
