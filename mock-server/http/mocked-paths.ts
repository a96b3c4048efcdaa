const prefixes: readonly string[] = ['/api/', '/connect/', '/.well-known/'];

/** True for a path that the back end or the issuer answers; all others are the product's own files and pages. */
export function isCall(pathname: string): boolean {
  return prefixes.some((prefix) => `${pathname}/`.startsWith(prefix));
}
