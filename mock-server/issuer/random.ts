import { base64url } from 'jose';

/** An unguessable token of 256 random bits. */
export function randomToken(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** A GUID in .NET's `N` form: 32 hex digits, no dashes. */
export function randomHex(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** base64url of the SHA-256 of an ASCII text, as PKCE's `S256` has it (RFC 7636 §4.2). */
export async function sha256(text: string): Promise<string> {
  return base64url.encode(await sha256Bytes(text));
}

export async function sha256Bytes(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
