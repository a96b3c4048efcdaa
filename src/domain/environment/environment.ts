import * as v from 'valibot';

const address = v.pipe(v.string(), v.trim(), v.minLength(1));

const oAuthConfigSchema = v.object({
  /** The issuer identifier; exactly what the discovery document must name. */
  issuer: address,
  /** Where the issuer sends the browser back to; the product's own `/auth/callback` when absent. */
  redirectUri: v.optional(address),
  postLogoutRedirectUri: v.optional(address),
  clientId: v.pipe(v.string(), v.minLength(1)),
  /** A "secret" every visitor can read: sent only because an ABP host may register the client as confidential (RFC 9700 §2.4 deviation). */
  dummyClientSecret: v.optional(v.string()),
  /** `code` = authorization code with PKCE; anything else = password form (ABP's rule). */
  responseType: v.optional(v.string(), 'code'),
  scope: v.string(),
  /** `remoteOnly` allows plain http on localhost alone. */
  requireHttps: v.optional(v.union([v.boolean(), v.literal('remoteOnly')]), 'remoteOnly'),
  /** Every endpoint must start with the issuer's address. */
  strictDiscoveryDocumentValidation: v.optional(v.boolean(), true),
  /** Tolerance when id tokens are checked, in seconds; 600 when absent. */
  clockSkewInSec: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Renew through a hidden frame where the issuer gives no refresh token (code flow, register A-06). */
  useSilentRefresh: v.optional(v.boolean(), true),
  /** Watch the issuer's session frame, where its discovery document names one (OpenID Connect Session Management 1.0). */
  sessionChecksEnabled: v.optional(v.boolean(), false),
  /** Ask the issuer's userinfo endpoint after sign-in; off by default, since the back end itself names the person. */
  loadUserProfile: v.optional(v.boolean(), false),
  /**
   * A closed sign-in window counts as given up (register A-05). To be switched off for an issuer that cuts the window
   * off from its opener (Cross-Origin-Opener-Policy): there every window looks closed at once.
   */
  checkPopupClosed: v.optional(v.boolean(), true),
  /** Lifetime assumed for an access token whose answer names none, in seconds. */
  fallbackAccessTokenExpirationTimeInSec: v.optional(v.pipe(v.number(), v.minValue(1))),
});

const apiSchema = v.looseObject({ url: v.string(), rootNamespace: v.optional(v.string()) });

/** What ABP calls the tenant, unless an installation says otherwise (`TenantResolverConsts.DefaultTenantKey`). */
export const defaultTenantKey = '__tenant';

const multiTenancySchema = v.object({
  /**
   * Name of the header and of the query parameter that name the tenant: `AbpAspNetCoreMultiTenancyOptions.TenantKey` of the
   * host, to be changed with it where a proxy drops headers with underscores (register C-04; a token of RFC 9110 §5.6.2).
   */
  tenantKey: v.optional(v.pipe(v.string(), v.regex(/^[\w!#$%&'*+\-.^`|~]{1,64}$/)), defaultTenantKey),
});

const idleSchema = v.object({
  /** After how many minutes without any act of the person the session is about to be locked; 0 = never (ABP's Account module: an hour). */
  timeoutInMinutes: v.optional(v.pipe(v.number(), v.minValue(0)), 60),
  /** How many seconds before the lock the person is asked whether they are still there. */
  warningInSeconds: v.optional(v.pipe(v.number(), v.minValue(1)), 60),
});

const remoteEnvSchema = v.object({
  url: address,
  method: v.optional(v.string(), 'GET'),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** How the answer joins the environment; a function is possible only for a build that embeds its environment. */
  mergeStrategy: v.optional(v.picklist(['deepmerge', 'overwrite']), 'deepmerge'),
});

/**
 * Where this installation finds its issuer and its back end: ABP's environment object (register C-06).
 *
 * `{0}` in the addresses of `application`, `oAuthConfig` and `apis` stands for the tenant's name.
 */
export const environmentSchema = v.object({
  production: v.boolean(),
  application: v.object({
    baseUrl: v.optional(v.string()),
    name: v.pipe(v.string(), v.minLength(1)),
    logoUrl: v.optional(v.string()),
  }),
  oAuthConfig: oAuthConfigSchema,
  apis: v.objectWithRest({ default: apiSchema }, apiSchema),
  localization: v.optional(v.object({ defaultResourceName: v.optional(v.string()) }), {}),
  multiTenancy: v.optional(multiTenancySchema, {}),
  idle: v.optional(idleSchema, {}),
  remoteEnv: v.optional(remoteEnvSchema),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
export type OAuthConfig = Environment['oAuthConfig'];
