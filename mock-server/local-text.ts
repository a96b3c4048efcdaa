import type { NamedValue } from '@/domain/reference/named-value';

/** A text of the server's own, in both of its languages. */
export type LocalText = { readonly vi: string; readonly en: string };

/** Any culture but Vietnamese reads English. */
export function localText({ vi, en }: LocalText, culture: string): string {
  return culture.startsWith('vi') ? vi : en;
}

/** What a value of a list is called; one that the list does not have is named by itself. */
export function valueName<Id extends string | number>(values: readonly NamedValue<Id>[], wanted: Id): LocalText {
  const value = values.find(({ id }) => id === wanted);
  return { vi: value?.ten ?? String(wanted), en: value?.tenEn ?? String(wanted) };
}
