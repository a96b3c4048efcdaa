import { createElement, use, type ComponentType } from 'react';

/** A part of the product whose code is fetched when it is first needed, or ahead of that. */
export type LoadedLater<Props extends object> = {
  /** Fetches the code; the same promise for everybody who asks. Rejects when the code cannot be fetched. */
  readonly preload: () => Promise<ComponentType<Props>>;
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
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  const preload = () => {
    pending ??= load().then((component) => {
      loaded = component;
      return component;
    });
    return pending;
  };

  return {
    preload,
    isLoaded: () => loaded !== undefined,
    forget: () => {
      pending = loaded === undefined ? undefined : pending;
    },
    View: function View(props: Props) {
      return createElement<Props>(loaded ?? use(preload()), props);
    },
  };
}
