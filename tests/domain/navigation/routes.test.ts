import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { breadcrumbsOf } from '@/domain/navigation/breadcrumbs';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { canOpen, firstPageOf, menu, visibleMenu, wholeMenu } from '@/domain/navigation/menu';
import { addressOf, areaAddressOf, href, matchRoute, routeNames, routeOf, routes } from '@/domain/navigation/routes';
import { parsePolicy } from '@/domain/policies/policy-expression';
import { policies } from '@/domain/policies/policy-names';
import { settingTabs } from '@/domain/settings/setting-tabs';

const everything = new Set<string>(Object.values(policies));
const access = (...granted: readonly string[]) => ({ policies: new Set(granted), features: {} });

describe('routes', () => {
  it('S-01 knows every address of the specification', () => {
    const addresses = [
      '/auth/login',
      '/auth/notfound',
      '/',
      '/ca-nhan',
      '/account/login',
      '/account/register',
      '/account/manage',
      '/account/forgot-password',
      '/account/reset-password',
      '/identity/roles',
      '/identity/users',
      '/setting-management',
      '/tenant-management/tenants',
      '/system/change-password',
    ];
    expect(addresses.filter((address) => matchRoute(address) === undefined)).toEqual([]);
  });

  it('S-01 leaves every other address unmatched, also one that cannot be decoded', () => {
    expect(
      ['/xyz', '/csdl/khac', '/csdl/nguoi-lao-dong/a/b/c', '/csdl/nguoi-lao-dong/%E0%A4%A'].map(matchRoute),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('S-01 reads back what href has built, whatever the parameter holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (workerId) => {
        fc.pre(!['.', '..', 'them-moi'].includes(workerId));
        expect(matchRoute(href('workerEdit', { workerId }))).toMatchObject({
          name: 'workerEdit',
          params: { workerId },
        });
      }),
    );
  });

  it('matches a fixed word before a parameter of the same place', () => {
    expect(matchRoute('/csdl/don-vi/them-moi')?.name).toBe('unitCreate');
    expect(matchRoute('/csdl/don-vi/42/')?.name).toBe('unit');
    expect(matchRoute('/csdl/nguoi-lao-dong/gop-trung')?.name).toBe('workerDuplicates');
    expect(matchRoute(href('workerMerge', { workerId: '1', otherId: '2' }))?.name).toBe('workerMerge');
  });

  it('has no two routes for one address', () => {
    const paths = routeNames.map((name) => routes[name].path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('keeps a query', () => {
    expect(href('workers', undefined, '?page=2')).toBe('/csdl/nguoi-lao-dong?page=2');
  });

  it('S-02 uses the simple layout for the personal area, none for /auth, main for the rest of the shell', () => {
    expect(routes.personal.layout).toBe('simple');
    expect([routes.signIn.layout, routes.notFound.layout, routes.authCallback.layout]).toEqual([
      'none',
      'none',
      'none',
    ]);
    const inMenu = menu.flatMap(({ items }) => items.map(({ name }) => routeOf(name).layout));
    expect(new Set([...inMenu, routes.home.layout])).toEqual(new Set(['main']));
  });
});

describe('menu', () => {
  it('S-09 lists the links of the specification in its order', () => {
    const links = menu.flatMap(({ link, items }) => [
      ...(link === undefined ? [] : [link]),
      ...items.map(({ name }) => name),
    ]);
    expect(
      links
        .filter((name) => !['identity', 'tenants', 'settings'].includes(routeOf(name).area))
        .map((name) => routeOf(name).path),
    ).toEqual([
      '/',
      '/quan-ly-quy/bao-cao-quy',
      '/quan-ly-quy/phe-duyet-nguoi-lao-dong-tu-dong',
      '/quan-ly-quy/nguoi-lao-dong-tu-dong',
      '/quan-ly-quy/nguoi-lao-dong-dong-quy',
      '/quan-ly-quy/nop-quy',
      '/quan-ly-quy/theo-doanh-thu',
      '/quan-ly-quy/theo-su-dung-tai-lieu',
      '/ho-tro/yeu-cau',
      '/ho-tro/lao-dong-duoc-ho-tro',
      '/csdl/nguoi-lao-dong',
      '/csdl/don-vi',
      '/report/rp-lao-dong-xuat-canh',
      '/report/rp-lao-dong-xuat-canh-khong-theo-thi-truong',
      '/report/rp-tong-hop-so-lao-dong',
      '/report/rp-tong-hop-chua-dong-quy',
      '/report/rp-theo-doanh-thu',
      '/report/rp-lao-dong-tu-dong',
      '/report/rp-su-dung-tai-lieu',
      '/system/user',
      '/system/role',
      '/system/so-tien-dong-quy',
      '/system/loai-ho-tro',
      '/system/log',
    ]);
  });

  it('S-09 P-02 shows an entry exactly when its policy is granted, and no group without entries', () => {
    const shown = visibleMenu(access(policies.database, policies.workers, policies.system, policies.log));
    expect(shown.map(({ id, items }) => [id, items.map(({ name }) => name)])).toEqual([
      ['home', []],
      ['database', ['workers']],
      ['system', ['log']],
    ]);
  });

  it('P-02 shows no group of a module that is not granted, and bars the module’s bare address', () => {
    const without = { policies: new Set([...everything].filter((name) => name !== policies.fund)), features: {} };
    expect(visibleMenu(without).map(({ id }) => id)).not.toContain('fund');
    expect([canOpen('fundArea', without), canOpen('supportArea', without)]).toEqual([false, true]);
  });

  it('P-01 has no malformed policy expression', () => {
    const expressions = [
      ...routeNames.map((name) => routeOf(name).policy),
      ...wholeMenu.flatMap(({ policy, items }) => [policy, ...items.map((item) => item.policy)]),
    ].filter((expression) => expression !== undefined);
    expect(expressions.length).toBeGreaterThan(50);
    for (const expression of expressions) {
      expect(() => parsePolicy(expression)).not.toThrow();
    }
  });

  it('P-02 asks for no policy that is not the product’s: nobody could have it', () => {
    const expressions = [
      ...routeNames.map((name) => routeOf(name).policy),
      ...wholeMenu.flatMap(({ policy, items }) => [policy, ...items.map((item) => item.policy)]),
      ...settingTabs.map(({ policy }) => policy),
    ];
    const asked = expressions.flatMap((expression) => expression?.match(/[\w.]+/gu) ?? []);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((name) => !everything.has(name))).toEqual([]);
  });

  it('P-02 has no page without a policy but those that are everybody’s own', () => {
    const open = routeNames.filter((name) => routeOf(name).policy === undefined && routeOf(name).isPublic !== true);
    expect(open).toEqual(['home', 'changePassword', 'personal', 'accountManage']);
  });

  it('S-09 C-07 leaves a group whose every entry is granted the very group that was drawn ahead', () => {
    const ofGranted = visibleMenu(access(policies.database, policies.workers, policies.units));
    expect(ofGranted.find(({ id }) => id === 'database')).toBe(wholeMenu.find(({ id }) => id === 'database'));
    expect(wholeMenu.map(({ id }) => id)).toEqual(
      visibleMenu({ policies: everything, features: {} }).map(({ id }) => id),
    );
  });

  it('P-02 asks both policies for the approval of self-paying workers', () => {
    expect(canOpen('selfPayingApproval', access(policies.selfPaying))).toBe(false);
    expect(canOpen('selfPayingApproval', access(policies.selfPaying, policies.selfPayingOnline))).toBe(true);
  });

  it.each([
    ['workerEdit', policies.workersEdit],
    ['selfPayingDossierEdit', policies.selfPayingEdit],
  ] as const)('P-02 opens %s to nobody whose masked numbers the back end would refuse', (name, edit) => {
    expect(canOpen(name, access(edit))).toBe(false);
    expect(canOpen(name, access(policies.workersViewSensitive))).toBe(false);
    expect(canOpen(name, access(edit, policies.workersViewSensitive))).toBe(true);
  });

  it('S-10 puts administration last with order 100, each entry by its policy', () => {
    const last = visibleMenu({ policies: everything, features: {} }).at(-1);
    expect([last?.id, last?.order, last?.items.map(({ name, title }) => title ?? name)]).toEqual([
      'administration',
      100,
      ['identityRoles', 'identityUsers', 'tenants', 'settings', 'menu.admin.hostFeatures'],
    ]);
  });

  it("S-10 hides the settings when no tab is granted or the feature is 'false'", () => {
    const off = { 'SettingManagement.Enable': 'False' };
    expect(canOpen('settings', access(policies.users))).toBe(false);
    expect(canOpen('settings', { policies: everything, features: off })).toBe(false);
    expect(canOpen('settings', { policies: everything, features: { 'SettingManagement.Enable': null } })).toBe(true);
  });

  it('S-01 opens the first page of an area that the person may see', () => {
    expect(firstPageOf('fund', { policies: everything, features: {} })).toBe('fundReports');
    expect(firstPageOf('fund', access(policies.payIns))).toBe('payIns');
    expect(firstPageOf('fund', access(policies.workers))).toBeUndefined();
  });
});

describe('breadcrumbs', () => {
  it('S-08 lead over the parents to the page, each with its address', () => {
    expect(breadcrumbsOf('workerEdit', { workerId: '42' })).toEqual([
      { title: 'menu.home', address: '/' },
      { title: 'menu.database', address: '/csdl' },
      { title: 'menu.database.worker', address: '/csdl/nguoi-lao-dong' },
      { title: 'page.worker', address: '/csdl/nguoi-lao-dong/42' },
    ]);
  });

  it.each(['vi', 'en'] as const)('S-08 K-03 say nothing twice on the way to a page: %s', (language) => {
    const texts = navigationTexts[language];
    const doubled = routeNames.flatMap((name) => {
      const { path, title } = routeOf(name);
      const params = Object.fromEntries([...path.matchAll(/:(\w+)/gu)].map(([, param = '']) => [param, '42']));
      const way = [...breadcrumbsOf(name, params).map((step) => texts[step.title]), texts[title]];
      return new Set(way.map((word) => word.toLowerCase().replace(/s$/u, ''))).size === way.length ? [] : [way];
    });
    expect(doubled).toEqual([]);
  });

  it('S-08 are none at home, and only home for a page outside the menu', () => {
    expect(breadcrumbsOf('home', {})).toEqual([]);
    expect(breadcrumbsOf('changePassword', {})).toEqual([{ title: 'menu.home', address: '/' }]);
    expect(areaAddressOf('tenants')).toBeUndefined();
    expect(addressOf('unit', { unitId: 'a/b' })).toBe('/csdl/don-vi/a%2Fb');
  });
});
