import type { MockSettings } from '../settings';
import { apiName } from '../settings';
import type { MockUser } from '../routing';
import { supportedCultures } from '../http/request-culture';
import { cultureInfo } from './cultures';
import { demoTenants } from './tenants';

type ConfigurationRequest = {
  readonly settings: MockSettings;
  readonly culture: string;
  readonly user: MockUser | undefined;
  readonly tenantId: string | undefined;
};

/** ABP's `ApplicationConfigurationDto`; its texts come from the localisation endpoint. */
export function applicationConfiguration({ settings, culture, user, tenantId }: ConfigurationRequest) {
  return {
    localization: {
      values: {},
      resources: {},
      languages: supportedCultures.map(language),
      currentCulture: cultureInfo(culture),
      defaultResourceName: apiName,
      languagesMap: {},
      languageFilesMap: {},
    },
    auth: { grantedPolicies: Object.fromEntries([...(user?.grantedPolicies ?? [])].map((name) => [name, true])) },
    setting: { values: settingValues(settings) },
    currentUser: currentUser(user, tenantId),
    features: {
      values: { 'SettingManagement.Enable': 'true', 'SettingManagement.AllowChangingEmailSettings': 'false' },
    },
    globalFeatures: { enabledFeatures: [] },
    multiTenancy: { isEnabled: true },
    currentTenant: {
      id: tenantId ?? null,
      name: demoTenants.find(({ id }) => id === tenantId)?.name ?? null,
      isAvailable: tenantId !== undefined,
    },
    timing: {
      timeZone: { iana: { timeZoneName: 'Asia/Ho_Chi_Minh' }, windows: { timeZoneId: 'SE Asia Standard Time' } },
    },
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
    twoLetterISOLanguageName: cultureName,
    flagIcon: null,
  };
}

/** Casing is mixed on purpose: values that C# code wrote are "True", literal ones "true". */
function settingValues({ defaultCulture, lockoutDuration, maxFailedSignIns, passwordRules, account }: MockSettings) {
  return {
    'Abp.Localization.DefaultLanguage': defaultCulture,
    'Abp.Timing.TimeZone': 'SE Asia Standard Time',
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
    name: user?.hoTen ?? null,
    surName: null,
    email: user?.email ?? null,
    emailVerified: false,
    phoneNumber: user?.phoneNumber ?? null,
    phoneNumberVerified: false,
    roles: user?.roles ?? [],
    sessionId: null,
  };
}
