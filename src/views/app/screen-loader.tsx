import { createElement, use, type ComponentType } from 'react';

/** A part of the product whose code is fetched when it is first needed, or ahead of that. */
export type LoadedLater<Props extends object> = {
  /** Fetches the code ahead of need. Never rejects: what did not come is fetched anew once it is needed. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
  /** Lets a failed fetch be tried again. */
  readonly forget: () => void;
  /** Suspends until the code is there; when it is there already, not even for a moment. */
  readonly View: ComponentType<Props>;
};

/**
 * Like `React.lazy`, but code that has arrived renders at once: React would show a fallback, and hold one it has shown
 * for about 300 ms.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedLater<Props> {
  let isLoaded = false;
  let pending: Promise<ComponentType<Props>> | undefined;
  /** The promise that is shown as waiting or failed. React asks for it again and must meet the same one. */
  let shown: Promise<ComponentType<Props>> | undefined;

  const fetchOnce = () => {
    if (pending === undefined) {
      const fetched: Promise<ComponentType<Props>> = load().then((component) => {
        isLoaded = true;
        // What React itself writes on a promise it has waited for; one that says so is not waited for again.
        void Object.assign(fetched, { status: 'fulfilled', value: component });
        return component;
      });
      pending = fetched;
    }
    return pending;
  };

  return {
    preload: async () => {
      const fetched = fetchOnce();
      const [{ status }] = await Promise.allSettled([fetched]);
      if (status === 'rejected' && pending === fetched && shown !== fetched) {
        pending = undefined;
      }
    },
    isLoaded: () => isLoaded,
    forget: () => {
      pending = isLoaded ? pending : undefined;
    },
    View: function View(props: Props) {
      shown = fetchOnce();
      return createElement<Props>(use(shown), props);
    },
  };
}
