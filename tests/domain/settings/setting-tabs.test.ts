import { describe, expect, it } from 'vitest';

import { canOpen, visibleMenu, type Access } from '@/domain/navigation/menu';
import { policies } from '@/domain/policies/policy-names';
import { chosenSettingTab, settingTabs, visibleSettingTabs } from '@/domain/settings/setting-tabs';

const all = [policies.emailSettings, policies.timeZone, policies.manageHostFeatures, policies.daysOff];

function accessOf(granted: readonly string[], feature: string | null = null): Access {
  return { policies: new Set(granted), features: { 'SettingManagement.Enable': feature } };
}

const namesOf = (access: Access) => visibleSettingTabs(access).map(({ name }) => name);

/** Entries of the administration menu that lead to the settings page, by their query. */
const entriesOf = (access: Access) =>
  visibleMenu(access)
    .flatMap(({ items }) => items)
    .filter(({ name }) => name === 'settings')
    .map(({ search }) => search);

describe('tabs of the settings page', () => {
  it('S-10 each is there by its own policy, in order', () => {
    expect(namesOf(accessOf(all))).toEqual(['email', 'time-zone', 'features', 'days-off']);
    expect(all.map((policy) => namesOf(accessOf([policy])))).toEqual([
      ['email'],
      ['time-zone'],
      ['features'],
      ['days-off'],
    ]);
    expect(settingTabs.map(({ order }) => order)).toEqual([100, 200, 300, 400]);
  });

  it('S-10 none is there while the feature is false, in whatever case, and one that is not told counts as on', () => {
    expect(['false', 'False', 'FALSE'].map((feature) => namesOf(accessOf(all, feature)))).toEqual([[], [], []]);
    expect([null, 'true', 'True', ''].map((feature) => namesOf(accessOf(all, feature)).length)).toEqual([4, 4, 4, 4]);
    expect(namesOf({ policies: new Set(all), features: {} }).length).toBe(4);
  });

  it('S-10 the page and its menu entries go with the last visible tab', () => {
    expect([canOpen('settings', accessOf([])), entriesOf(accessOf([]))]).toEqual([false, []]);
    expect([canOpen('settings', accessOf(all, 'False')), entriesOf(accessOf(all, 'False'))]).toEqual([false, []]);
    for (const policy of all) {
      expect([policy, canOpen('settings', accessOf([policy]))]).toEqual([policy, true]);
    }
    expect(entriesOf(accessOf([policies.timeZone]))).toEqual([undefined]);
    expect(entriesOf(accessOf([policies.daysOff]))).toEqual([undefined]);
    expect(entriesOf(accessOf([policies.manageHostFeatures]))).toEqual(['tab=features']);
  });

  it('S-10 the address chooses a visible tab, and the first one is shown otherwise', () => {
    const visible = visibleSettingTabs(accessOf([policies.timeZone, policies.manageHostFeatures]));
    const shown = ['features', 'time-zone', 'email', 'gi-do', '', null, undefined].map(
      (asked) => chosenSettingTab(visible, asked)?.name,
    );
    expect(shown).toEqual(['features', 'time-zone', 'time-zone', 'time-zone', 'time-zone', 'time-zone', 'time-zone']);
    expect(chosenSettingTab([], 'email')).toBeUndefined();
  });
});
