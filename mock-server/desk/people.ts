import * as v from 'valibot';

import { fundUnitTypeId } from '@/domain/constants';
import {
  hasChanges,
  listedFor,
  unchangedPeople,
  type DeskPerson,
  type PeopleChanges,
  type PeopleDesk,
} from '@/domain/desk/people';

import type { MockBackend } from '../backend';
import { effectiveValue, setOwnValue } from '../data/feature-values';
import { featureValueId, type FeatureRow } from '../data/features';
import { policiesOf } from '../data/granted-policies';
import { grantsOf, setGrant, type GrantProvider } from '../data/permission-grants';
import type { UserRow } from '../data/users';
import { accountsIn, demoAccounts, type DemoAccount } from '../demo-accounts';
import { demoClientId } from '../settings';
import { giveInstalledPassword, hasInstalledPassword, hostPerson } from './installed-password';
import { openSharedValue, type DeskSharing } from './shared-value';
import { keepWantedPerson } from './wanted-person';

/** Of a unit that is not the Fund: a service enterprise. */
const otherUnitType = 2;

const names = v.record(v.string(), v.array(v.string()));

const changesSchema = v.object({
  withheld: names,
  given: names,
  unitTypes: v.record(v.string(), v.number()),
  features: v.record(v.string(), v.record(v.string(), v.nullable(v.string()))),
});

/** Who may do what: permissions of single people, the Fund's unit type, tenants, features. */
export async function openPeople(backend: MockBackend, sharing: DeskSharing): Promise<PeopleDesk> {
  const shared = await openSharedValue({ ...sharing, key: 'desk/people', parse: asChanges });
  backend.hooks.withholds = (userId, policy) => shared.read().withheld[userId]?.includes(policy) === true;

  const present = () => stillThere(backend, shared.read());
  const change = async (changes: Partial<PeopleChanges>) => {
    await backend.save();
    await shared.write({ ...present(), ...changes });
  };

  return {
    isDefault: () => !hasChanges(present()),
    watch: (listener) =>
      shared.watch(() => {
        listener();
      }),
    reset: async () => {
      takeBack(backend, present());
      await change(unchangedPeople);
    },
    people: (tenantId) => accountsIn(backend.database, tenantId).map((account) => personOf(backend, account)),
    ownPasswords: async () => {
      const changed = await Promise.all(
        demoAccounts.map(async ({ userName }) => {
          const user = hostPerson(backend, userName);
          return user === undefined || (await hasInstalledPassword(backend, user)) ? [] : [userName];
        }),
      );
      return new Set(changed.flat());
    },
    resetPassword: async (userName) => {
      const user = hostPerson(backend, userName);
      if (user !== undefined) {
        await giveInstalledPassword(backend, user);
      }
    },
    policiesOf: (userId, tenantId) => {
      const user = backend.database.users.find(userId);
      const granted = user === undefined ? new Set<string>() : policiesFor(backend, user, tenantId);
      return backend.permissions.groups.map(({ name, text, permissions }) => ({
        name,
        title: text,
        policies: permissions.map((each) => ({
          name: each.name,
          title: each.text,
          isGranted: granted.has(each.name),
        })),
      }));
    },
    setPolicy: async (userId, policy, isGranted) => {
      const user = backend.database.users.find(userId);
      if (user !== undefined) {
        await change(withPolicy(backend, present(), user, policy, isGranted));
      }
    },
    isOfFund: (userId) => {
      const user = backend.database.users.find(userId);
      return user === undefined ? undefined : user.loaiDonViId === fundUnitTypeId;
    },
    setOfFund: async (userId, isOfFund) => {
      const user = backend.database.users.find(userId);
      if (user !== undefined) {
        await change({ unitTypes: withUnitType(backend, present(), user, isOfFund) });
      }
    },
    tenants: () => [...backend.database.tenants.rows()].map(({ name, isActive }) => ({ name, isActive })),
    featuresOf: (tenantId) =>
      switchesOf(backend, tenantId).map((feature) => ({
        name: feature.id,
        title: feature.displayName,
        isOn: isOnFor(backend.database, feature, tenantId ?? ''),
      })),
    setFeature: async (name, tenantId, isOn) => {
      const feature = switchesOf(backend, tenantId).find(({ id }) => id === name);
      if (feature !== undefined) {
        await change({ features: withFeature(backend, present(), feature, tenantId ?? '', isOn) });
      }
    },
    nameNext: keepWantedPerson,
  };
}

function personOf({ database, settings }: MockBackend, account: DemoAccount): DeskPerson {
  const { userName, name, roleLabel, group } = account;
  const user = hostPerson({ database }, userName);
  const unit = database.units.find(user?.donViId ?? '');
  return { userName, name, role: roleLabel, group, unit: unit?.ten ?? '', password: settings.password };
}

function policiesFor(backend: MockBackend, { id, roles }: UserRow, tenantId: string | undefined): ReadonlySet<string> {
  return policiesOf(backend, { roles, userId: id, clientId: demoClientId, tenantId });
}

/** A grant of the person's own where there is none yet, and a permission withheld where somebody else grants it. */
function withPolicy(
  backend: MockBackend,
  { withheld, given }: PeopleChanges,
  user: UserRow,
  policy: string,
  isGranted: boolean,
): Partial<PeopleChanges> {
  const { permissionGrants } = backend.database;
  const own: GrantProvider = { providerName: 'U', providerKey: user.id };
  const isOwnOfDesk = given[user.id]?.includes(policy) === true;
  const isGrantedByRole = user.roles.some((role) =>
    grantsOf(permissionGrants, { providerName: 'R', providerKey: role }).has(policy),
  );
  const isGrantedAnyway = isGrantedByRole || (grantsOf(permissionGrants, own).has(policy) && !isOwnOfDesk);
  if (!isGrantedAnyway) {
    setGrant(permissionGrants, own, policy, isGranted);
  }
  return {
    withheld: listedFor(withheld, user.id, policy, !isGranted && isGrantedAnyway),
    given: listedFor(given, user.id, policy, isGranted && !isGrantedAnyway),
  };
}

function withUnitType(
  { database }: MockBackend,
  { unitTypes }: PeopleChanges,
  user: UserRow,
  isOfFund: boolean,
): PeopleChanges['unitTypes'] {
  const before = unitTypes[user.id] ?? user.loaiDonViId;
  const wasOfFund = before === fundUnitTypeId;
  const loaiDonViId = isOfFund === wasOfFund ? before : isOfFund ? fundUnitTypeId : otherUnitType;
  database.users.put({ ...user, loaiDonViId });
  const others = Object.fromEntries(Object.entries(unitTypes).filter(([id]) => id !== user.id));
  return loaiDonViId === before ? others : { ...others, [user.id]: before };
}

function switchesOf({ database }: MockBackend, tenantId: string | undefined): readonly FeatureRow[] {
  return [...database.features.rows()].filter(
    ({ valueType, isAvailableToHost }) =>
      valueType.name === 'ToggleStringValueType' && (tenantId !== undefined || isAvailableToHost),
  );
}

function withFeature(
  { database }: MockBackend,
  { features }: PeopleChanges,
  feature: FeatureRow,
  tenantId: string,
  isOn: boolean,
): PeopleChanges['features'] {
  const remembered = features[tenantId]?.[feature.id];
  const before = remembered === undefined ? ownValue(database, feature.id, tenantId) : remembered;
  setOwnValue(database, feature, tenantId, before);
  if (isOnFor(database, feature, tenantId) !== isOn) {
    setOwnValue(database, feature, tenantId, isOn ? 'true' : 'false');
  }
  const others = Object.fromEntries(Object.entries(features[tenantId] ?? {}).filter(([id]) => id !== feature.id));
  const isBack = ownValue(database, feature.id, tenantId) === before;
  return { ...features, [tenantId]: isBack ? others : { ...others, [feature.id]: before } };
}

function isOnFor(database: MockBackend['database'], feature: FeatureRow, tenantId: string): boolean {
  return effectiveValue(database, feature, tenantId).value?.toLowerCase() === 'true';
}

function ownValue({ featureValues }: MockBackend['database'], name: string, tenantId: string): string | null {
  return featureValues.find(featureValueId({ providerName: 'T', providerKey: tenantId, name }))?.value ?? null;
}

/**
 * What of it the rows still have: other rows, as after a reset, begin without what the desk has given. What it withholds
 * stands in no row.
 */
function stillThere({ database }: MockBackend, { withheld, given, unitTypes, features }: PeopleChanges): PeopleChanges {
  const { permissionGrants, users } = database;
  return {
    withheld,
    given: mapped(given, (policies, userId) => {
      const own = grantsOf(permissionGrants, { providerName: 'U', providerKey: userId });
      return policies.filter((policy) => own.has(policy));
    }),
    unitTypes: only(unitTypes, (before, userId) => (users.find(userId)?.loaiDonViId ?? before) !== before),
    features: mapped(features, (values, tenantId) =>
      only(values, (before, name) => ownValue(database, name, tenantId) !== before),
    ),
  };
}

type Named<Value> = Readonly<Record<string, Value>>;

function mapped<Value>(values: Named<Value>, change: (value: Value, name: string) => Value): Named<Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

function only<Value>(values: Named<Value>, isKept: (value: Value, name: string) => boolean): Named<Value> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isKept(value, name)));
}

function takeBack({ database }: MockBackend, { given, unitTypes, features }: PeopleChanges): void {
  for (const [userId, policies] of Object.entries(given)) {
    for (const policy of policies) {
      setGrant(database.permissionGrants, { providerName: 'U', providerKey: userId }, policy, false);
    }
  }
  for (const [userId, loaiDonViId] of Object.entries(unitTypes)) {
    const user = database.users.find(userId);
    if (user !== undefined) {
      database.users.put({ ...user, loaiDonViId });
    }
  }
  for (const [tenantId, values] of Object.entries(features)) {
    for (const [name, value] of Object.entries(values)) {
      const feature = database.features.find(name);
      if (feature !== undefined) {
        setOwnValue(database, feature, tenantId, value);
      }
    }
  }
}

function asChanges(stored: unknown): PeopleChanges {
  const parsed = v.safeParse(changesSchema, stored);
  return parsed.success ? parsed.output : unchangedPeople;
}
