import { isJsonObject } from '../validation/json-object';
import type { Session } from './session';

/** The unit a session works for and that unit's type (register A-07). */
export type UnitClaims = Pick<Session, 'unitId' | 'unitTypeId'>;

/**
 * Reads `DonViId` and `LoaiDonViId` from a JWT access token; both `undefined` for an opaque token or rubbish.
 *
 * The signature is not checked: the token is meant for the API, and what is read here only decides what the screens
 * offer. The server decides what anybody may do.
 */
export function unitClaimsOfAccessToken(accessToken: string): UnitClaims {
  return unitClaimsOf(payloadOf(accessToken));
}

/** Reads the same two claims from claims that are already at hand; numbers may come as text and text as numbers. */
export function unitClaimsOf(claims: Readonly<Record<string, unknown>> | undefined): UnitClaims {
  return { unitId: textOf(claims?.['DonViId']), unitTypeId: numberOf(claims?.['LoaiDonViId']) };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return String(value);
  }
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : undefined;
  }
  return typeof value === 'string' && /^\s*-?\d{1,9}\s*$/u.test(value) ? Number(value) : undefined;
}

function payloadOf(token: string): Readonly<Record<string, unknown>> | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) {
    return undefined;
  }
  try {
    const bytes = Uint8Array.from(atob(fromBase64Url(parts[1] ?? '')), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isJsonObject(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

function fromBase64Url(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}
