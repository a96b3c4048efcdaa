/** The token of a request; `undefined` without one. The scheme is in any letters, blanks follow it (RFC 9110 §11.4). */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +(.+)$/iu.exec(headers.get('Authorization') ?? '')?.[1];
}
