import { beforeEach, describe, expect, it } from 'vitest';

import { hasChanges } from '@/domain/desk/people';
import { policies } from '@/domain/policies/policy-names';
import { openPeople } from '@mock-server/desk/people';
import type { MockBackend } from '@mock-server/backend';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';
import { setPassword } from '@mock-server/issuer/passwords';

import { bearer, call, createTestBackend, signIn, userNamed } from '../support/test-backend';

let backend: MockBackend;
let people: Awaited<ReturnType<typeof openPeople>>;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  people = await openPeople(backend, { store: backend.store, openChannel: undefined });
});

const idOf = (userName: string) => userNamed(backend, userName).id;

type Configuration = {
  readonly auth: { readonly grantedPolicies: Readonly<Record<string, boolean>> };
  readonly features: { readonly values: Readonly<Record<string, string>> };
};

/** What the product is told about itself for a person, with the token they have. */
async function configurationOf(token: string): Promise<Configuration> {
  const response = await call(backend, '/api/abp/application-configuration', { headers: bearer(token) });
  return (await response.json()) as Configuration;
}

const isGranted = async (token: string, policy: string) =>
  (await configurationOf(token)).auth.grantedPolicies[policy] === true;

describe('the people of the demo', () => {
  it('D-01 D-03 are offered with role and unit, each of whom the demo’s password signs in', async () => {
    const [officer] = people.people(undefined);
    expect(officer).toEqual({
      userName: 'khoa.tm',
      name: 'Trần Minh Khoa',
      role: 'Chuyên viên Quỹ',
      unit: 'Quỹ Hỗ trợ việc làm ngoài nước',
      group: 'role',
      password: '1q2w3E*',
    });
    const roles = people.people(undefined).filter(({ group }) => group === 'role');
    for (const { userName, password } of roles) {
      expect((await signIn(backend, userName, password)).access_token).not.toBe('');
    }
  });

  it('D-01 C-05 are offered in a tenant but for the one whose user name somebody of its own has', () => {
    const admin = userNamed(backend, 'admin');
    const own = { ...admin, id: crypto.randomUUID(), tenantId: trainingTenantId, userName: 'Admin', donViId: '' };
    backend.database.users.put(own);
    const everybody = people.people(undefined);
    const unit = backend.database.units.find(admin.donViId)?.ten;
    expect(everybody).toContainEqual(expect.objectContaining({ userName: 'admin', unit }));
    expect(people.people(trainingTenantId)).toEqual(everybody.filter(({ userName }) => userName !== 'admin'));
  });
});

describe('who has changed their password', () => {
  it('D-01 D-03 is told, and is given the demo’s one again, with which they sign in', async () => {
    expect([...(await people.ownPasswords())]).toEqual([]);
    await setPassword(backend.issuer, idOf('khoa.tm'), 'Moi#2026');
    for (let times = 0; times < 5; times += 1) {
      await expect(signIn(backend, 'khoa.tm', '1q2w3E*')).rejects.toThrow('khoa.tm');
    }
    expect([...(await people.ownPasswords())]).toEqual(['khoa.tm']);
    await people.resetPassword('khoa.tm');
    expect([...(await people.ownPasswords())]).toEqual([]);
    expect((await signIn(backend, 'khoa.tm', '1q2w3E*')).access_token).toBeTypeOf('string');
  });
});

describe('single permissions', () => {
  it('D-03 are taken from one person at once, whatever the role grants, and given back', async () => {
    const [own, colleague] = [await signIn(backend, 'khoa.tm'), await signIn(backend, 'ha.lt')];
    expect(await isGranted(own.access_token, policies.workers)).toBe(true);
    await people.setPolicy(idOf('khoa.tm'), policies.workers, false);
    expect(await isGranted(own.access_token, policies.workers)).toBe(false);
    expect(await isGranted(colleague.access_token, policies.workers)).toBe(true);
    const list = await call(backend, '/api/app/nguoi-lao-dong', { headers: bearer(own.access_token) });
    expect(list.status).toBe(403);
    expect(people.isDefault()).toBe(false);
    await people.setPolicy(idOf('khoa.tm'), policies.workers, true);
    expect(await isGranted(own.access_token, policies.workers)).toBe(true);
    expect(people.isDefault()).toBe(true);
  });

  it('D-03 are given to one person as a grant of their own', async () => {
    const { access_token } = await signIn(backend, 'son.hv');
    expect(await isGranted(access_token, policies.usersDelete)).toBe(false);
    await people.setPolicy(idOf('son.hv'), policies.usersDelete, true);
    expect(await isGranted(access_token, policies.usersDelete)).toBe(true);
    const id = userNamed(backend, 'son.hv').id;
    expect([...backend.database.permissionGrants.rows()].filter(({ providerKey }) => providerKey === id)).toEqual([
      { id: `U ${id} ${policies.usersDelete}`, providerName: 'U', providerKey: id, name: policies.usersDelete },
    ]);
    const ticked = people
      .policiesOf(idOf('son.hv'), undefined)
      .flatMap((group) => group.policies)
      .find(({ name }) => name === policies.usersDelete);
    expect(ticked?.isGranted).toBe(true);
    await people.setPolicy(idOf('son.hv'), policies.usersDelete, false);
    expect(await isGranted(access_token, policies.usersDelete)).toBe(false);
    expect(people.isDefault()).toBe(true);
  });
});

describe('the unit type', () => {
  it('D-03 is the Fund’s own or not in the next token of the person', async () => {
    const typeIn = async (userName: string) => {
      const { access_token } = await signIn(backend, userName);
      return (await backend.verifyAccessToken(access_token))['LoaiDonViId'];
    };
    expect([people.isOfFund(idOf('khoa.tm')), await typeIn('khoa.tm')]).toEqual([true, '100']);
    await people.setOfFund(idOf('khoa.tm'), false);
    await people.setOfFund(idOf('dv0007.lanhdao'), true);
    expect([people.isOfFund(idOf('khoa.tm')), await typeIn('khoa.tm'), await typeIn('dv0007.lanhdao')]).toEqual([
      false,
      '2',
      '100',
    ]);
    await people.setOfFund(idOf('dv0007.lanhdao'), false);
    expect(people.isDefault()).toBe(false);
    await people.setOfFund(idOf('khoa.tm'), true);
    expect([people.isDefault(), await typeIn('khoa.tm')]).toEqual([true, '100']);
    expect(people.isOfFund('nobody')).toBeUndefined();
  });
});

describe('tenants and features', () => {
  it('D-03 offers the tenants there are, the one that is switched off too', () => {
    expect(people.tenants()).toEqual([
      { name: 'dao-tao', isActive: true },
      { name: 'da-ngung', isActive: false },
    ]);
  });

  it('D-03 switches a feature of the host or of a tenant, and it is told in the next configuration', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const [feature] = people.featuresOf(undefined);
    if (feature === undefined) {
      throw new Error('The host has no features.');
    }
    await people.setFeature(feature.name, undefined, !feature.isOn);
    expect((await configurationOf(access_token)).features.values[feature.name]).toBe(String(!feature.isOn));
    expect(people.featuresOf(trainingTenantId).find(({ name }) => name === feature.name)?.isOn).toBe(feature.isOn);
    expect(people.isDefault()).toBe(false);
    await people.setFeature(feature.name, undefined, feature.isOn);
    expect(people.isDefault()).toBe(true);
  });
});

it('D-03 everything goes back to the default at once, and nothing else does', async () => {
  const id = userNamed(backend, 'son.hv').id;
  const { access_token } = await signIn(backend, 'khoa.tm');
  const features = people.featuresOf(trainingTenantId);
  const before = JSON.stringify(features);
  await people.setPolicy(idOf('khoa.tm'), policies.workers, false);
  await people.setPolicy(idOf('son.hv'), policies.usersDelete, true);
  await people.setOfFund(idOf('khoa.tm'), false);
  await people.setFeature(features[0]?.name ?? '', trainingTenantId, features[0]?.isOn !== true);
  await people.reset();
  expect(people.isDefault()).toBe(true);
  expect(await isGranted(access_token, policies.workers)).toBe(true);
  expect([...backend.database.permissionGrants.rows()].filter(({ providerKey }) => providerKey === id)).toEqual([]);
  expect(people.isOfFund(idOf('khoa.tm'))).toBe(true);
  expect(JSON.stringify(people.featuresOf(trainingTenantId))).toBe(before);
});

it('D-03 D-02 what was set is still there after a reload, and rubbish that was kept is the default', async () => {
  await people.setPolicy(idOf('khoa.tm'), policies.workers, false);
  const { backend: later } = await createTestBackend({ store: backend.store });
  const reopened = await openPeople(later, { store: backend.store, openChannel: undefined });
  expect(reopened.isDefault()).toBe(false);
  const { access_token } = await signIn(later, 'khoa.tm');
  backend = later;
  expect(await isGranted(access_token, policies.workers)).toBe(false);
  await later.store.set('desk/people', { withheld: 'all' });
  expect((await openPeople(later, { store: later.store, openChannel: undefined })).isDefault()).toBe(true);
  expect(hasChanges({ withheld: { a: [] }, given: {}, unitTypes: {}, features: { '': {} } })).toBe(false);
});

it('D-02 D-03 what went with the data is no longer said to differ; what is withheld still is', async () => {
  const features = people.featuresOf(trainingTenantId);
  await people.setPolicy(idOf('son.hv'), policies.usersDelete, true);
  await people.setOfFund(idOf('khoa.tm'), false);
  await people.setFeature(features[0]?.name ?? '', trainingTenantId, features[0]?.isOn !== true);
  expect(people.isDefault()).toBe(false);
  await backend.reset();
  expect(people.isDefault()).toBe(true);
  await people.setPolicy(idOf('khoa.tm'), policies.workers, false);
  await backend.reset();
  expect(people.isDefault()).toBe(false);
  await people.reset();
  expect(people.isDefault()).toBe(true);
});
