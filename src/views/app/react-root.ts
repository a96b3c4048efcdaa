import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<HTMLElement, Root>();

/** The React root of an element: the start-up failure page and the product follow each other in the same one. */
export function rootOf(element: HTMLElement): Root {
  const known = roots.get(element);
  if (known !== undefined) {
    return known;
  }
  const root = createRoot(element);
  keepRoot(element, root);
  return root;
}

/** For a root that was made by taking over what stood in the element; what stood there is React's from now on. */
export function keepRoot(element: HTMLElement, root: Root): void {
  roots.set(element, root);
  delete element.dataset['prerendered'];
}
