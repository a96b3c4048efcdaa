const name = 'hop-thoai';

/**
 * The dialog that an address opens over its page.
 *
 * @param search Query string, with or without `?`.
 */
export function dialogInAddress(search: string): string | undefined {
  return new URLSearchParams(search).get(name) ?? undefined;
}

/** The query string that opens a dialog, with `?`; whatever else it holds stays. */
export function withDialog(search: string, dialog: string): string {
  const params = new URLSearchParams(search);
  params.set(name, dialog);
  return `?${params.toString()}`;
}

/** The query string without a dialog: `''`, or with `?` where it holds something else. */
export function withoutDialog(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
