/**
 * Copies a text for pasting elsewhere. Rejects where the browser refuses the clipboard, and outside of secure contexts,
 * where it has none; the text should be in sight then, to be marked by hand.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
