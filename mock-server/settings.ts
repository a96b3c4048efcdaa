/** An application that may ask the embedded issuer for tokens. */
export type MockClient = {
  readonly clientId: string;
  /** Absent for a public client; such a client that sends a secret is refused, as OpenIddict does. */
  readonly secret?: string | undefined;
  /** Addresses it may be sent back to, beside every address of the issuer's own origin. */
  readonly redirectUris: readonly string[];
};

/** Another issuer whose JWT access tokens the back end accepts instead of the embedded one's. */
export type RemoteIssuer = {
  readonly issuer: string;
  readonly jwksUri: string;
  readonly audience: string;
};

export type SigningAlgorithm = 'ES256' | 'RS256';

/** How the demo back end behaves; all times in seconds. */
export type MockSettings = {
  /** One password for all demo people, until one of them changes it. */
  readonly password: string;
  readonly accessTokenLifetime: number;
  readonly identityTokenLifetime: number;
  readonly refreshTokenLifetime: number;
  /** How long a redeemed refresh token is still taken. */
  readonly refreshReuseLeeway: number;
  readonly codeLifetime: number;
  readonly maxFailedSignIns: number;
  readonly lockoutDuration: number;
  /** The one-time code that a two-factor account accepts. */
  readonly twoFactorCode: string;
  readonly signingAlgorithm: SigningAlgorithm;
  readonly clients: readonly MockClient[];
  /** `undefined` trusts the embedded issuer. */
  readonly trustedIssuer: RemoteIssuer | undefined;
  readonly defaultCulture: string;
};

export const demoClientId = 'QuyHoTro_App';

/** Scope, audience and root namespace of the product's API. */
export const apiName = 'QuyHoTro';

/** Lifetimes, lockout and leeway are ABP's and OpenIddict's defaults. */
export const defaultSettings: MockSettings = {
  password: '1q2w3E*',
  accessTokenLifetime: 3_600,
  identityTokenLifetime: 1_200,
  refreshTokenLifetime: 14 * 24 * 3_600,
  refreshReuseLeeway: 30,
  codeLifetime: 300,
  maxFailedSignIns: 5,
  lockoutDuration: 300,
  twoFactorCode: '246810',
  signingAlgorithm: 'ES256',
  clients: [{ clientId: demoClientId, redirectUris: [] }],
  trustedIssuer: undefined,
  defaultCulture: 'vi',
};
