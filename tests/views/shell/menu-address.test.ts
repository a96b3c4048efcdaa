import { describe, expect, it } from 'vitest';

import { menu } from '@/domain/navigation/menu';
import { isActiveItem, menuAddress } from '@/views/shell/menu/menu-address';

describe('the marked entry of the menu', () => {
  const settings = menu.flatMap(({ items }) => items).filter(({ name }) => name === 'settings');

  it.each([
    ['', '/setting-management'],
    ['tab=time-zone', '/setting-management'],
    ['tab=features', '/setting-management?tab=features'],
    ['x=1&tab=features', '/setting-management?tab=features'],
    ['tab=features2', '/setting-management'],
  ])('S-09 S-10 for the settings page with “%s” is %s alone', (search, address) => {
    const marked = settings.filter((item) => isActiveItem(item, 'settings', search));
    expect(marked.map(menuAddress)).toEqual([address]);
  });

  it('S-09 is none of another page', () => {
    expect(settings.filter((item) => isActiveItem(item, 'tenants', 'tab=features'))).toEqual([]);
  });
});
