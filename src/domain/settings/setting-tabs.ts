import { isGranted } from '../policies/policy-expression';
import { policies } from '../policies/policy-names';

export type SettingTabName = 'email' | 'time-zone' | 'features' | 'days-off';

export type SettingTab = {
  /** Also the tab's name in the address. */
  readonly name: SettingTabName;
  /** Ascending. */
  readonly order: number;
  readonly policy: string;
  /** ABP's feature that takes the tab away when its value is `false`, in whatever case. */
  readonly feature: string;
};

const feature = 'SettingManagement.Enable';

/** Every tab of the settings page (ABP's tab registry, register S-10); a new one is a row here and a component. */
export const settingTabs: readonly SettingTab[] = [
  { name: 'email', order: 100, policy: policies.emailSettings, feature },
  { name: 'time-zone', order: 200, policy: policies.timeZone, feature },
  { name: 'features', order: 300, policy: policies.manageHostFeatures, feature },
  { name: 'days-off', order: 400, policy: policies.daysOff, feature },
];

type TabAccess = {
  readonly policies: ReadonlySet<string>;
  readonly features: Readonly<Record<string, string | null>>;
};

/** The tabs that a person may see, in order; without any of them the page itself is not there. */
export function visibleSettingTabs(access: TabAccess): readonly SettingTab[] {
  return settingTabs
    .filter((tab) => isGranted(tab.policy, access.policies))
    .filter((tab) => access.features[tab.feature]?.toLowerCase() !== 'false')
    .sort((one, other) => one.order - other.order);
}

/** The tab that an address asks for, the first visible one where it asks for none that is; `undefined` without tabs. */
export function chosenSettingTab(
  visible: readonly SettingTab[],
  asked: string | null | undefined,
): SettingTab | undefined {
  return visible.find(({ name }) => name === asked) ?? visible[0];
}
