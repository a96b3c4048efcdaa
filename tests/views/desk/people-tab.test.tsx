// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { DeskPerson, PeopleDesk } from '@/domain/desk/people';
import { useDesk } from '@/views/desk/desk-context';
import { PeopleTab } from '@/views/desk/people/people-tab';
import { useFreshRights } from '@/views/desk/people/use-fresh-rights';

import { known } from '../../support/auth-actors';
import { configurationFor, storedSession } from '../../support/sessions';
import { openTab } from './desk-page';

afterEach(cleanup);

function personNamed(userName: string, name: string): DeskPerson {
  return { userName, name, role: 'Chuyên viên Quỹ', unit: 'Quỹ', group: 'role', password: '1q2w3E*' };
}

/** People of whom one permission can be changed. */
function fakePeople() {
  const set: string[] = [];
  const own = new Set<string>();
  const listeners = new Set<() => void>();
  let isGranted = true;
  const people: PeopleDesk = {
    isDefault: () => isGranted,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => Promise.resolve(),
    people: () => [personNamed('khoa.tm', 'Trần Minh Khoa'), personNamed('ha.lt', 'Lê Thu Hà')],
    policiesOf: () => [
      {
        name: 'Csdl',
        title: { vi: 'Cơ sở dữ liệu', en: 'Database' },
        policies: [{ name: 'Csdl.Workers', title: { vi: 'Người lao động', en: 'Workers' }, isGranted }],
      },
    ],
    setPolicy: (userId, policy, wanted) => {
      set.push(`${userId} ${policy} ${wanted}`);
      isGranted = wanted;
      listeners.forEach((listener) => {
        listener();
      });
      return Promise.resolve();
    },
    isOfFund: () => true,
    setOfFund: () => Promise.resolve(),
    tenants: () => [{ name: 'dao-tao', isActive: true }],
    featuresOf: () => [],
    setFeature: () => Promise.resolve(),
    nameNext: () => undefined,
    ownPasswords: () => Promise.resolve(new Set(own)),
    resetPassword: (userName) => {
      own.delete(userName);
      return Promise.resolve();
    },
  };
  return { people, set, own };
}

/** The tab, and what the desk does for it whether it is shown or not. */
function TabOfOpenDesk() {
  useFreshRights(useDesk());
  return <PeopleTab />;
}

it('D-03 clears one permission of the person who is signed in, and the product asks anew what they may do', async () => {
  const { people, set } = fakePeople();
  const load = vi.fn(() => Promise.resolve(known('user-1')));
  const { user } = await openTab({ desk: { people }, Tab: TabOfOpenDesk, auth: { loadConfiguration: load } });
  const before = load.mock.calls.length;
  await user.click(screen.getByRole('button', { name: /Cơ sở dữ liệu/u }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Người lao động' });
  expect(box.checked).toBe(true);
  await user.click(box);
  await waitFor(() => {
    expect(box.checked).toBe(false);
  });
  expect(set).toEqual(['user-1 Csdl.Workers false']);
  await waitFor(() => {
    expect(load.mock.calls.length).toBeGreaterThan(before);
  });
});

it('D-01 C-05 says of nobody of the host that they are the person of a tenant’s own who has their user name', async () => {
  const { people } = fakePeople();
  const ofTenant: PeopleDesk = {
    ...people,
    people: (tenantId) =>
      people.people(undefined).filter(({ userName }) => tenantId !== 'tenant-1' || userName !== 'khoa.tm'),
  };
  const configuration = {
    ...configurationFor('user-2'),
    currentTenant: { id: 'tenant-1', name: 'chi-nhanh', isAvailable: true },
  };
  await openTab({
    desk: { people: ofTenant },
    Tab: PeopleTab,
    auth: { loadConfiguration: () => Promise.resolve({ ...known('user-2'), configuration }) },
  });
  expect(screen.getByRole('button', { name: 'Vào vai Lê Thu Hà' })).toBeTruthy();
  expect(screen.queryByText('Đang là người này')).toBeNull();
});

it('D-01 D-03 becomes somebody else by one press: the session ends, and the other signs in', async () => {
  const signIn = vi.fn(() => Promise.resolve({ ...storedSession, id: 'session-2' }));
  const ended: string[] = [];
  const { user, authRef } = await openTab({
    desk: { people: fakePeople().people },
    Tab: PeopleTab,
    auth: { signIn, end: (as) => ended.push(as) },
  });
  await user.click(screen.getByRole('button', { name: 'Vào vai Lê Thu Hà' }));
  await waitFor(() => {
    expect(authRef.getSnapshot().context.session?.id).toBe('session-2');
  });
  expect(ended[0]).toBe('left');
  expect(signIn.mock.calls).toEqual([[{ userName: 'ha.lt', password: '1q2w3E*', rememberMe: false }]]);
});

it('D-01 D-03 ends no session for who has changed their password meanwhile, and gives them the demo’s one again', async () => {
  const ended: string[] = [];
  const { people, own } = fakePeople();
  const { user } = await openTab({ desk: { people }, Tab: PeopleTab, auth: { end: (as) => ended.push(as) } });
  own.add('ha.lt');
  await user.click(screen.getByRole('button', { name: 'Vào vai Lê Thu Hà' }));
  expect(await screen.findByText(/Đã đổi mật khẩu$/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vào vai Lê Thu Hà' })).toBeNull();
  expect(ended).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Đặt lại mật khẩu của Lê Thu Hà' }));
  expect(await screen.findByRole('button', { name: 'Vào vai Lê Thu Hà' })).toBeTruthy();
  expect(own.size).toBe(0);
});
