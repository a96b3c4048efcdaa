/**
 * The values of an address by lower-cased name, because ABP reads query names without regard to case. Of a name that is
 * given twice the first value counts, as .NET binds single values (`ValueProviderResult.FirstValue`); the lists of the
 * contract are one text, joined by commas.
 */
export function queryOf({ url }: Pick<Request, 'url'>): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    const key = name.toLowerCase();
    values.set(key, values.get(key) ?? value);
  }
  return values;
}
