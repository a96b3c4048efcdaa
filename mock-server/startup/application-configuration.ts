import type { Database } from '../data/database';
import { effectiveValue } from '../data/feature-values';
import { effectiveSetting } from '../data/settings';
import { timeZones } from '../data/time-zones';
import type { MockSettings } from '../settings';
import { apiName } from '../settings';
import type { MockUser } from '../routing';
import { cultureInfo, languageOf } from './cultures';

type ConfigurationRequest = {
  readonly settings: MockSettings;
  readonly database: Database;
  readonly culture: string;
  readonly user: MockUser | undefined;
  readonly tenantId: string | undefined;
};

/** ABP's `ApplicationConfigurationDto`; its texts come from the localisation endpoint. */
export function applicationConfiguration({ settings, database, culture, user, tenantId }: ConfigurationRequest) {
  const timeZoneId = effectiveSetting(database, 'Abp.Timing.TimeZone', tenantId);
  return {
    localization: {
      values: {},
      resources: {},
      languages: settings.languages.map(language),
      currentCulture: cultureInfo(culture),
      defaultResourceName: apiName,
      languagesMap: {},
      languageFilesMap: {},
    },
    auth: { grantedPolicies: Object.fromEntries([...(user?.grantedPolicies ?? [])].map((name) => [name, true])) },
    setting: { values: { ...settingValues(settings), ...storedSettings(database, tenantId) } },
    currentUser: currentUser(user, tenantId),
    features: { values: featureValues(database, tenantId ?? '') },
    globalFeatures: { enabledFeatures: [] },
    multiTenancy: { isEnabled: true },
    currentTenant: {
      id: tenantId ?? null,
      name: database.tenants.find(tenantId ?? '')?.name ?? null,
      isAvailable: tenantId !== undefined,
    },
    timing: { timeZone: { iana: { timeZoneName: ianaName(timeZoneId) }, windows: { timeZoneId } } },
    clock: { kind: 'Unspecified' },
    objectExtensions: { modules: {}, enums: {} },
    extraProperties: {},
  };
}

function language(cultureName: string) {
  const name = new Intl.DisplayNames(cultureName, { type: 'language' }).of(cultureName) ?? cultureName;
  return {
    cultureName,
    uiCultureName: cultureName,
    displayName: name.charAt(0).toLocaleUpperCase(cultureName) + name.slice(1),
    twoLetterISOLanguageName: languageOf(cultureName),
    flagIcon: null,
  };
}

/** Settings that are kept in the database. */
function storedSettings(database: Database, tenantId: string | undefined) {
  return {
    'Abp.Timing.TimeZone': effectiveSetting(database, 'Abp.Timing.TimeZone', tenantId),
    'Quy.KyKeToanMoTu': effectiveSetting(database, 'Quy.KyKeToanMoTu', undefined),
  };
}

/** Casing is mixed on purpose: values that C# code wrote are "True", literal ones "true". */
function settingValues({ defaultCulture, lockoutDuration, maxFailedSignIns, passwordRules, account }: MockSettings) {
  return {
    'Abp.Localization.DefaultLanguage': defaultCulture,
    'Abp.Identity.Password.RequiredLength': String(passwordRules.requiredLength),
    'Abp.Identity.Password.RequiredUniqueChars': String(passwordRules.requiredUniqueChars),
    'Abp.Identity.Password.RequireNonAlphanumeric': capitalized(passwordRules.requiresNonAlphanumeric),
    'Abp.Identity.Password.RequireLowercase': capitalized(passwordRules.requiresLower),
    'Abp.Identity.Password.RequireUppercase': capitalized(passwordRules.requiresUpper),
    'Abp.Identity.Password.RequireDigit': capitalized(passwordRules.requiresDigit),
    'Abp.Identity.Password.ForceUsersToPeriodicallyChangePassword': 'False',
    'Abp.Identity.Password.PasswordChangePeriodDays': '0',
    'Abp.Identity.Lockout.AllowedForNewUsers': 'True',
    'Abp.Identity.Lockout.LockoutDuration': String(lockoutDuration),
    'Abp.Identity.Lockout.MaxFailedAccessAttempts': String(maxFailedSignIns),
    'Abp.Identity.SignIn.RequireConfirmedEmail': 'False',
    'Abp.Identity.SignIn.EnablePhoneNumberConfirmation': 'True',
    'Abp.Identity.SignIn.RequireConfirmedPhoneNumber': 'False',
    'Abp.Identity.User.IsUserNameUpdateEnabled': capitalized(account.isUserNameUpdateEnabled),
    'Abp.Identity.User.IsEmailUpdateEnabled': capitalized(account.isEmailUpdateEnabled),
    'Abp.Identity.OrganizationUnit.MaxUserMembershipCount': '2147483647',
    'Abp.Account.IsSelfRegistrationEnabled': String(account.isSelfRegistrationEnabled),
    'Abp.Account.EnableLocalLogin': String(account.isLocalLoginEnabled),
  };
}

function featureValues(database: Database, tenantId: string): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    [...database.features.rows()].map((feature) => [feature.id, effectiveValue(database, feature, tenantId).value]),
  );
}

function ianaName(windowsId: string | null): string | null {
  return timeZones.find((zone) => zone.windowsId === windowsId)?.ianaName ?? null;
}

function capitalized(isOn: boolean): string {
  return isOn ? 'True' : 'False';
}

function currentUser(user: MockUser | undefined, tenantId: string | undefined) {
  return {
    isAuthenticated: user !== undefined,
    id: user?.id ?? null,
    tenantId: user === undefined ? null : (tenantId ?? null),
    impersonatorUserId: null,
    impersonatorTenantId: null,
    impersonatorUserName: null,
    impersonatorTenantName: null,
    userName: user?.userName ?? null,
    name: user?.name ?? null,
    surName: user?.surname ?? null,
    email: user?.email ?? null,
    emailVerified: false,
    phoneNumber: user?.phoneNumber ?? null,
    phoneNumberVerified: false,
    roles: user?.roles ?? [],
    sessionId: null,
  };
}
