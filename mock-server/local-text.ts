/** A text of the server's own, in both of its languages. */
export type LocalText = { readonly vi: string; readonly en: string };

/** Any culture but Vietnamese reads English. */
export function localText({ vi, en }: LocalText, culture: string): string {
  return culture.startsWith('vi') ? vi : en;
}
