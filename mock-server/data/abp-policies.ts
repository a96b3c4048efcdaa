/** Permissions of ABP's own modules that hang below the product's policies (ABP contract §4, 5, 6, 9). */
export const abpActionPolicies = [
  'AbpIdentity.Users.Create',
  'AbpIdentity.Users.Update',
  'AbpIdentity.Users.Update.ManageRoles',
  'AbpIdentity.Users.Delete',
  'AbpIdentity.Users.ManagePermissions',
  'AbpIdentity.Roles.Create',
  'AbpIdentity.Roles.Update',
  'AbpIdentity.Roles.Delete',
  'AbpIdentity.Roles.ManagePermissions',
  'AbpTenantManagement.Tenants.Create',
  'AbpTenantManagement.Tenants.Update',
  'AbpTenantManagement.Tenants.Delete',
  'AbpTenantManagement.Tenants.ManageFeatures',
  'AbpTenantManagement.Tenants.ManageConnectionStrings',
  'SettingManagement.Emailing.Test',
  'SettingManagement.TimeZone',
] as const;

export type AbpActionPolicy = (typeof abpActionPolicies)[number];
