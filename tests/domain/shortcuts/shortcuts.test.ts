import { describe, expect, it } from 'vitest';

import type { Access } from '@/domain/navigation/menu';
import { addressOf, routeNames, routeOf } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import {
  beginsSequence,
  isSingleKey,
  newRecordAddress,
  shortcutAddress,
  shortcutOf,
  shortcuts,
  usableShortcuts,
} from '@/domain/shortcuts/shortcuts';

const access = (...granted: readonly string[]): Access => ({ policies: new Set(granted), features: {} });
const addressFor = (keys: readonly string[], person: Access) => {
  const shortcut = shortcutOf(keys);
  return shortcut === undefined ? 'unknown' : shortcutAddress(shortcut, person);
};

describe('shortcuts', () => {
  it('have keys of their own: no single key begins a sequence, no two are the same', () => {
    const all = shortcuts.map(({ keys }) => keys.join(' '));
    expect(new Set(all).size).toBe(all.length);
    expect(shortcuts.filter(({ keys }) => keys.length === 1 && beginsSequence(keys[0]))).toEqual([]);
  });

  it('can all be switched off but those with a modifier and Escape', () => {
    expect(shortcuts.filter((shortcut) => !isSingleKey(shortcut)).map(({ id }) => id)).toEqual([
      'palette',
      'layer',
      'previousRecord',
      'nextRecord',
    ]);
  });

  it('P-02 lead only where the person may go, an area to its first page', () => {
    expect(addressFor(['g', 'h'], access())).toBe('/');
    expect(addressFor(['g', 'l'], access())).toBeUndefined();
    expect(addressFor(['g', 'l'], access(policies.workers))).toBe('/csdl/nguoi-lao-dong');
    expect(addressFor(['g', 'q'], access(policies.payIns))).toBe('/quan-ly-quy/nop-quy');
    expect(addressFor(['g', 'q'], access())).toBeUndefined();
    expect(
      usableShortcuts(access(), { isFramed: true, isMenuAtSide: true })
        .filter(({ group }) => group === 'go')
        .map(({ id }) => id),
    ).toEqual(['goHome', 'goPersonal']);
  });

  it('B-26 are listed where they do something: without a frame there is no menu, no right panel, no list', () => {
    const listed = (isFramed: boolean, isMenuAtSide: boolean) =>
      usableShortcuts(access(), { isFramed, isMenuAtSide }).map(({ id }) => id);
    expect(listed(false, true)).toEqual(['palette', 'help', 'layer', 'goHome', 'goPersonal']);
    expect(listed(true, false)).toEqual(listed(true, true).filter((id) => id !== 'sidebar'));
    expect(listed(true, true)).toEqual(expect.arrayContaining(['panel', 'sidebar', 'search', 'nextRecord']));
  });

  it('B-01 B-05 B-08 B-20 B-21 B-22 add a record on every list that has a form for new ones', () => {
    const everything = access(...Object.values(policies));
    const forms = routeNames.filter((name) => name.endsWith('Create'));
    expect(forms.length).toBeGreaterThan(10);
    const missing = forms.filter((name) => {
      const { parent } = routeOf(name);
      return parent === undefined || newRecordAddress(parent, everything) !== addressOf(name, {});
    });
    expect(missing).toEqual([]);
    expect(newRecordAddress('identityUsers', everything)).toBe('/system/user/them-moi');
    expect(newRecordAddress('identityRoles', everything)).toBe('/system/role/them-moi');
    expect(newRecordAddress('reportRevenue', everything)).toBeUndefined();
  });

  it('P-02 add a record on the list of its kind, for those who may', () => {
    expect(newRecordAddress('workers', access(policies.workers, policies.workersCreate))).toBe(
      '/csdl/nguoi-lao-dong/them-moi',
    );
    expect(newRecordAddress('workers', access(policies.workers))).toBeUndefined();
    expect(newRecordAddress('units', access(policies.unitsCreate))).toBe('/csdl/don-vi/them-moi');
    expect(newRecordAddress('home', access(policies.unitsCreate))).toBeUndefined();
  });
});
