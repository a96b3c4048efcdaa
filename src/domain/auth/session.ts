/** Claims of a verified id token that the product uses. */
export type IdTokenClaims = {
  readonly sub: string;
  readonly [claim: string]: unknown;
};

/** How a session came to be; decides what remember-me and sign-out mean for it. */
export type SignInFlow = 'password' | 'code';

/**
 * What can prolong a session: its refresh token, the issuer's own cookie asked through a hidden frame (register A-06),
 * or nothing, and then it ends with its access token.
 */
export type RenewalMeans = 'refreshToken' | 'hiddenFrame' | 'none';

/**
 * A signed-in session, stored and broadcast as one record so that no reader ever sees half of it (T09).
 * Times are milliseconds since the epoch on this machine's clock: expiry is counted from receipt, never from the
 * server's clock.
 */
export type Session = {
  readonly version: 2;
  /** Random, made at sign-in: the same in every tab and through every renewal. */
  readonly id: string;
  /** How often the session has been renewed; of two records of one session the higher one counts (T49). */
  readonly generation: number;
  readonly flow: SignInFlow;
  readonly issuer: string;
  readonly clientId: string;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly renewal: RenewalMeans;
  readonly idToken: string | undefined;
  readonly idTokenClaims: IdTokenClaims | undefined;
  readonly grantedScopes: readonly string[];
  readonly sessionState: string | undefined;
  readonly storedAt: number;
  /** `undefined` when the issuer names no lifetime: such a token is renewed only when the server refuses it. */
  readonly expiresAt: number | undefined;
  /** Claim `DonViId` of the access token: the unit the user works for. */
  readonly unitId: string | undefined;
  /** Claim `LoaiDonViId` of the access token: that unit's type, 100 being the Fund. */
  readonly unitTypeId: number | undefined;
};

/** What a person types into the password form. */
export type Credentials = {
  readonly userName: string;
  readonly password: string;
  /** The tick; `asBefore` where nobody is asked: over the page of a session that was lost (register A-10). */
  readonly rememberMe: boolean | 'asBefore';
};

/** Claims of the issuer's userinfo endpoint about the person of the session (OpenID Connect Core §5.3). */
export type UserProfile = IdTokenClaims;
