import * as v from 'valibot';

/** Text values are `null` in ABP answers where nothing is set. */
const nullableText = v.nullish(v.string(), null);

const texts = v.record(v.string(), v.string());

export const languageSchema = v.object({
  cultureName: v.string(),
  uiCultureName: v.optional(v.string()),
  displayName: v.string(),
});

const currentCultureSchema = v.object({
  cultureName: v.pipe(v.string(), v.minLength(1)),
  displayName: v.optional(v.string(), ''),
  isRightToLeft: v.optional(v.boolean(), false),
  dateTimeFormat: v.optional(v.object({ shortDatePattern: v.optional(v.string(), '') }), {}),
});

const currentUserSchema = v.object({
  isAuthenticated: v.boolean(),
  id: nullableText,
  tenantId: nullableText,
  userName: nullableText,
  name: nullableText,
  surName: nullableText,
  email: nullableText,
  phoneNumber: nullableText,
  roles: v.optional(v.array(v.string()), []),
});

const currentTenantSchema = v.object({
  id: nullableText,
  name: nullableText,
  isAvailable: v.optional(v.boolean(), false),
});

/**
 * What the product reads of `GET /api/abp/application-configuration`; fields it does not read may be anything.
 * Missing parts get ABP's own empty values, a missing current culture is refused, as ABP's client does.
 */
export const applicationConfigurationSchema = v.object({
  localization: v.object({
    languages: v.optional(v.array(languageSchema), []),
    currentCulture: currentCultureSchema,
    defaultResourceName: nullableText,
  }),
  auth: v.optional(v.object({ grantedPolicies: v.optional(v.record(v.string(), v.boolean()), {}) }), {}),
  setting: v.optional(v.object({ values: v.optional(v.record(v.string(), v.nullable(v.string())), {}) }), {}),
  features: v.optional(v.object({ values: v.optional(v.record(v.string(), v.nullable(v.string())), {}) }), {}),
  globalFeatures: v.optional(v.object({ enabledFeatures: v.optional(v.array(v.string()), []) }), {}),
  currentUser: currentUserSchema,
  currentTenant: v.optional(currentTenantSchema, {}),
  multiTenancy: v.optional(v.object({ isEnabled: v.optional(v.boolean(), false) }), {}),
});

export type ApplicationConfiguration = v.InferOutput<typeof applicationConfigurationSchema>;
export type Language = v.InferOutput<typeof languageSchema>;

/** True of what the back end says where it knows no user: to a visitor, and to whoever sends a token that is dead. */
export function isForVisitor({ currentUser }: ApplicationConfiguration): boolean {
  return currentUser.id === null;
}

/** What the product reads of `GET /api/abp/application-localization`: own texts and base resources by resource name. */
export const applicationLocalizationSchema = v.object({
  resources: v.record(
    v.string(),
    v.object({ texts: v.optional(texts, {}), baseResources: v.optional(v.array(v.string()), []) }),
  ),
});

export type ApplicationLocalization = v.InferOutput<typeof applicationLocalizationSchema>;

/** Answer of the tenant look-up by id or by name; an unknown tenant is `success: false`, not a 404. */
export const findTenantResultSchema = v.object({
  success: v.boolean(),
  tenantId: nullableText,
  name: nullableText,
  isActive: v.optional(v.boolean(), true),
});

/** The tenant a session works in; the host itself is `undefined`. */
export type Tenant = {
  readonly id: string;
  readonly name: string;
};

/**
 * Body of every ABP error that is not an authorization failure (response header `_AbpErrorFormat`).
 * 401 and missing-permission 403 have an empty body instead.
 */
export const remoteErrorSchema = v.object({
  error: v.object({
    code: nullableText,
    message: nullableText,
    details: nullableText,
    data: v.nullish(v.record(v.string(), v.unknown()), null),
    // A complaint about no single field has `members: null`.
    validationErrors: v.nullish(
      v.array(v.object({ message: v.nullish(v.string(), ''), members: v.nullish(v.array(v.string()), []) })),
      null,
    ),
  }),
});

export type RemoteError = v.InferOutput<typeof remoteErrorSchema>['error'];
