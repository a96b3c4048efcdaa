/** An address as a `URL`, or `undefined` when it is none (`URL.parse` is missing in Safari 17). */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
