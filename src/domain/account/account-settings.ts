/** What the back end lets people do with their own accounts (settings `Abp.Account.*`, `Abp.Identity.User.*`). */
export type AccountSettings = {
  readonly isSelfRegistrationEnabled: boolean;
  /** False where people sign in through other services only. */
  readonly isLocalLoginEnabled: boolean;
  readonly isUserNameUpdateEnabled: boolean;
  readonly isEmailUpdateEnabled: boolean;
};

/** Reads the settings as ABP's client does: on unless the server says `false`, in whatever case it writes that. */
export function accountSettingsFrom(settings: Readonly<Record<string, string | null>>): AccountSettings {
  const isOn = (name: string) => settings[name]?.toLowerCase() !== 'false';
  return {
    isSelfRegistrationEnabled: isOn('Abp.Account.IsSelfRegistrationEnabled'),
    isLocalLoginEnabled: isOn('Abp.Account.EnableLocalLogin'),
    isUserNameUpdateEnabled: isOn('Abp.Identity.User.IsUserNameUpdateEnabled'),
    isEmailUpdateEnabled: isOn('Abp.Identity.User.IsEmailUpdateEnabled'),
  };
}
