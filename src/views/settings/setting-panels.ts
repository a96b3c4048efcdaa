import type { SettingTabName } from '@/domain/settings/setting-tabs';
import { loadedLater, type LoadedLater } from '@/views/shared/loading/loaded-later';

/** What each tab of the settings page shows; fetched when it is first opened. */
export const settingPanels: Readonly<Record<SettingTabName, LoadedLater<object>>> = {
  email: loadedLater(() => import('./email/email-settings-tab').then(({ EmailSettingsTab }) => EmailSettingsTab)),
  'time-zone': loadedLater(() => import('./time-zone-tab').then(({ TimeZoneTab }) => TimeZoneTab)),
  'days-off': loadedLater(() => import('./days-off/days-off-tab').then(({ DaysOffTab }) => DaysOffTab)),
  features: loadedLater(() => import('./host-features-tab').then(({ HostFeaturesTab }) => HostFeaturesTab)),
};
