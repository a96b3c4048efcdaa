import { createElement, lazy, useState, type ComponentType } from 'react';

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
 * for about 300 ms. And a fetch that failed can be tried again, where React would fail for ever.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedLater<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let awaited: ComponentType<Props> | undefined;

  const fetchOnce = () => {
    pending ??= load().then((component) => {
      loaded = component;
      return component;
    });
    return pending;
  };
  const forget = () => {
    if (loaded === undefined) {
      pending = undefined;
      awaited = undefined;
    }
  };
  const awaitedView = () => {
    // The type of a lazy component leaves out that it takes what the component takes.
    awaited ??= lazy(async () => ({ default: await fetchOnce() })) as ComponentType<Props>;
    return awaited;
  };

  return {
    preload: async () => {
      const fetched = fetchOnce();
      const [{ status }] = await Promise.allSettled([fetched]);
      if (status === 'rejected' && pending === fetched) {
        forget();
      }
    },
    isLoaded: () => loaded !== undefined,
    forget,
    View: function View(props: Props) {
      // Of one kind as long as it is shown: another one would lose what is typed inside.
      const [Shown] = useState(() => loaded ?? awaitedView());
      return createElement<Props>(Shown, props);
    },
  };
}
