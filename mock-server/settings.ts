import type { AccountSettings } from '@/domain/account/account-settings';
import type { PasswordRules } from '@/domain/validation/password-rules';

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
  /** How long a redeemed refresh token is still taken; OpenIddict's default of 30 would hide that one is spent twice. */
  readonly refreshReuseLeeway: number;
  readonly codeLifetime: number;
  readonly maxFailedSignIns: number;
  readonly lockoutDuration: number;
  /** How long the link of a reset mail can be used. */
  readonly resetLinkLifetime: number;
  readonly passwordRules: PasswordRules;
  readonly account: AccountSettings;
  /** Where the client application is, for the links in mails; `undefined` is the back end's own origin. */
  readonly appUrl: string | undefined;
  /** The one-time code that a two-factor account accepts. */
  readonly twoFactorCode: string;
  readonly signingAlgorithm: SigningAlgorithm;
  readonly clients: readonly MockClient[];
  /** `undefined` trusts the embedded issuer. */
  readonly trustedIssuer: RemoteIssuer | undefined;
  readonly defaultCulture: string;
  /** BCP-47 names of what the language switch offers; Vietnamese, English and Arabic are answered in any case. */
  readonly languages: readonly string[];
};

export const demoClientId = 'QuyHoTro_App';

/** Scope, audience and root namespace of the product's API. */
export const apiName = 'QuyHoTro';

/** Lifetimes, lockout, password rules and account settings are the defaults of ABP, Identity and OpenIddict. */
export const defaultSettings: MockSettings = {
  password: '1q2w3E*',
  accessTokenLifetime: 3_600,
  identityTokenLifetime: 1_200,
  refreshTokenLifetime: 14 * 24 * 3_600,
  refreshReuseLeeway: 0,
  codeLifetime: 300,
  maxFailedSignIns: 5,
  lockoutDuration: 300,
  resetLinkLifetime: 24 * 3_600,
  passwordRules: {
    requiredLength: 6,
    requiredUniqueChars: 1,
    requiresLower: true,
    requiresUpper: true,
    requiresDigit: true,
    requiresNonAlphanumeric: true,
  },
  account: {
    isSelfRegistrationEnabled: true,
    isLocalLoginEnabled: true,
    isUserNameUpdateEnabled: true,
    isEmailUpdateEnabled: true,
  },
  appUrl: undefined,
  twoFactorCode: '246810',
  signingAlgorithm: 'ES256',
  clients: [{ clientId: demoClientId, redirectUris: [] }],
  trustedIssuer: undefined,
  defaultCulture: 'vi',
  languages: ['vi', 'en'],
};
