import { createRoot, type Root, type RootOptions } from 'react-dom/client';

import { toAppError } from '@/domain/errors/app-error';

const roots = new WeakMap<HTMLElement, Root>();

/**
 * What an area caught stands on the console for whoever looks for the fault. Code that could not be fetched is none of the
 * product: its area says so, and offers to try again.
 */
export const rootOptions: RootOptions = {
  onCaughtError: (thrown, { componentStack }) => {
    if (toAppError(thrown).code !== 'app.codeUnavailable') {
      // oxlint-disable-next-line no-console -- React's own way to tell, which this replaces.
      console.error(thrown, componentStack);
    }
  },
};

/** The React root of an element: the start-up failure page and the product follow each other in the same one. */
export function rootOf(element: HTMLElement): Root {
  const known = roots.get(element);
  if (known !== undefined) {
    return known;
  }
  const root = createRoot(element, rootOptions);
  keepRoot(element, root);
  return root;
}

/** For a root that was made by taking over what stood in the element. */
export function keepRoot(element: HTMLElement, root: Root): void {
  roots.set(element, root);
}
