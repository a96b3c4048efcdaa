import { describe, expect, it } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import { createDatabase } from '@mock-server/data/database';
import { policiesOf } from '@mock-server/data/granted-policies';
import { createPermissionCatalogue } from '@mock-server/data/permission-catalogue';
import { seedRoleNames } from '@mock-server/data/role-policies';

const workerActions = [
  policies.workersCreate,
  policies.workersEdit,
  policies.workersDelete,
  policies.workersExport,
  policies.workersViewSensitive,
] as const;

const unitActions = [
  policies.unitsCreate,
  policies.unitsEdit,
  policies.unitsEditContacts,
  policies.unitsDelete,
  policies.unitsExport,
] as const;

const world = { database: createDatabase({ workerCount: 1 }), permissions: createPermissionCatalogue() };

function policiesOfRoles(roles: readonly string[]): ReadonlySet<string> {
  return policiesOf(world, { roles, userId: '', clientId: '', tenantId: undefined });
}

function actionsOf(role: string, actions: readonly string[]): string {
  const granted = policiesOfRoles([role]);
  return actions.map((action) => (granted.has(action) ? (action.split('.').at(-1) ?? '') : '–')).join(' ');
}

describe('policies of roles', () => {
  it.each([
    ['don-vi-nhap-lieu', 'Create Edit – Export ViewSensitive', '– – – – Export'],
    ['don-vi-lanh-dao', '– – – Export ViewSensitive', '– – EditContacts – Export'],
    ['chuyen-vien-quy', '– Edit – Export ViewSensitive', 'Create Edit – – Export'],
    ['ke-toan-quy', '– – – Export –', '– – – – Export'],
    ['lanh-dao-quy', '– – – Export –', '– – – – Export'],
    ['dolab-khai-thac', 'Create Edit Delete Export ViewSensitive', 'Create Edit – – Export'],
    ['so-khai-thac', 'Create Edit – Export ViewSensitive', '– – – – Export'],
    ['quan-tri', '– – Delete Export ViewSensitive', 'Create Edit – Delete Export'],
  ])('D-02 lets %s do with workers and units what the dictionary says', (role, workers, units) => {
    expect([actionsOf(role, workerActions), actionsOf(role, unitActions)]).toEqual([workers, units]);
  });

  it('D-02 P-02 leaves no policy that nobody has: who asks for it is refused whoever they are', () => {
    const granted = policiesOfRoles(seedRoleNames);
    expect(Object.values(policies).filter((policy) => !granted.has(policy))).toEqual([]);
  });

  it('D-02 B-03 lets whoever reads a list take it away, as a file or on paper', () => {
    const exports = Object.values(policies).filter((policy) => policy.endsWith('.Export'));
    const missing = seedRoleNames.flatMap((role) => {
      const granted = policiesOfRoles([role]);
      return exports
        .filter((policy) => granted.has(policy.slice(0, -'.Export'.length)) && !granted.has(policy))
        .map((policy) => `${role}: ${policy}`);
    });
    expect(missing).toEqual([]);
  });

  it('D-02 lets the Fund’s officers and directors and the Department merge records', () => {
    const roles = ['don-vi-nhap-lieu', 'don-vi-lanh-dao', 'chuyen-vien-quy', 'ke-toan-quy', 'lanh-dao-quy'];
    const others = ['dolab-khai-thac', 'so-khai-thac', 'quan-tri'];
    expect([...roles, ...others].filter((role) => policiesOfRoles([role]).has(policies.workersMerge))).toEqual([
      'chuyen-vien-quy',
      'lanh-dao-quy',
      'dolab-khai-thac',
    ]);
  });

  it('D-02 grants the parents of whatever is granted', () => {
    const parents = [
      policies.fund,
      policies.support,
      policies.database,
      policies.report,
      policies.workers,
      policies.units,
    ];
    for (const user of world.database.users.rows()) {
      const granted = policiesOfRoles(user.roles);
      const isProvincial = user.roles.includes('so-khai-thac');
      const missing = parents.filter((parent) => !granted.has(parent));
      expect(missing, user.userName).toEqual(isProvincial ? [policies.fund, policies.support] : []);
    }
  });

  it('D-02 keeps the system menu from units, the Department and provincial authorities', () => {
    const outside = ['don-vi-nhap-lieu', 'don-vi-lanh-dao', 'dolab-khai-thac', 'so-khai-thac'];
    expect(outside.filter((role) => policiesOfRoles([role]).has(policies.system))).toEqual([]);
    expect(policiesOfRoles(['chuyen-vien-quy']).has(policies.system)).toBe(true);
    expect(policiesOfRoles(['chuyen-vien-quy']).has(policies.users)).toBe(false);
  });

  it('D-02 gives the administrator ABP’s own permissions and all of the system menu', () => {
    const granted = policiesOfRoles(['quan-tri']);
    const framework = Object.values(policies).filter((policy) => !policy.startsWith('DucLongPhat'));
    const expected = [...framework, policies.system, policies.contributionAmounts, policies.supportTypes, policies.log];
    expect(framework).toHaveLength(21);
    expect(expected.filter((policy) => !granted.has(policy))).toEqual([]);
  });

  it('D-02 adds the roles of a person up and grants nothing for an unknown one', () => {
    expect(policiesOfRoles(['khong-co', 'toString'])).toEqual(new Set());
    const both = policiesOfRoles(['lanh-dao-quy', 'dolab-khai-thac']);
    expect([both.has(policies.payIns), both.has(policies.workersDelete)]).toEqual([true, true]);
  });
});
