import { nonceLength } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';

/** Cryptographically random bytes. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>;

/** The browser's own source of randomness; available on every page, secure or not. */
export const browserRandomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** A state, nonce or PKCE verifier: 45 random bytes, 60 characters of base64url on the wire (register T-11, RFC 7636 §4.1). */
export function randomToken(randomBytes: RandomBytes): string {
  return base64Url(randomBytes(nonceLength));
}

/** The S256 challenge of a PKCE verifier (RFC 7636 §4.2). */
export async function codeChallenge(verifier: string): Promise<string> {
  return base64Url(await sha256(verifier));
}

/** The `at_hash` of an access token whose id token is signed with one of the 256-bit algorithms (OpenID Connect Core §3.1.3.6). */
export async function accessTokenHash(accessToken: string): Promise<string> {
  const digest = await sha256(accessToken);
  return base64Url(digest.slice(0, digest.length / 2));
}

async function sha256(text: string): Promise<Uint8Array> {
  // Browsers offer this on secure pages only, whatever the type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) {
    throw new AppError('token.mustUseHttps', {
      detail: 'this page must use HTTPS: the browser offers no cryptography',
    });
  }
  return new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}
