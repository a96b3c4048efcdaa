/** An address as a `URL`, or `undefined` when it is none (Safari 17 has no `URL.parse`, Safari 16 no `URL.canParse`). */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
