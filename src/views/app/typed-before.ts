/**
 * What somebody has typed into a field of the page that stands in index.html, before the product's code came and took
 * the page over. Empty for every later page.
 *
 * @param id The field's.
 */
export function typedBefore(id: string): string {
  return prerenderedField(id)?.value ?? '';
}

/** @param id The box's. */
export function wasTickedBefore(id: string): boolean {
  return prerenderedField(id)?.checked ?? false;
}

function prerenderedField(id: string): HTMLInputElement | null {
  // No document where the page itself is made.
  return typeof document === 'undefined' ? null : document.querySelector(`[data-prerendered] input#${id}`);
}
