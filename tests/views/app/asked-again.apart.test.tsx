// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Link, Route, Router } from 'wouter';

import { trailState } from '@/domain/lists/record-trail';
import { navigation } from '@/views/app/navigation';
import { UnitScreen } from '@/views/database/units/unit-screen';
import { UnitsScreen } from '@/views/database/units/units-screen';

import { storedUnit } from '../shared/form/record-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';

vi.mock('@/views/app/screens/screens', () => ({
  isAddressLoaded: () => true,
  preloadAddress: () => Promise.resolve(),
}));

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

/** The page at an address, with a message beside it that leads there. */
function open(address: string, state: unknown = null) {
  window.history.pushState(state, '', address);
  const fake = fakeServices();
  const names = ['Lam Giang', 'Lam Giang mới'];
  const get = vi.fn(() => Promise.resolve({ ...storedUnit, ten: names.shift() ?? '' }));
  const services = { ...fake.services, units: { ...fake.services.units, get } };
  render(
    <Surroundings services={services} authRef={signedInAuth()} isStrict={false}>
      <Router aroundNav={navigation}>
        <Link href={address}>tin nhắn</Link>
        <Route path="/csdl/don-vi" component={UnitsScreen} />
        <Route path="/csdl/don-vi/:unitId" component={UnitScreen} />
      </Router>
    </Surroundings>,
  );
  const press = () => userEvent.setup({ delay: null }).click(screen.getByText('tin nhắn'));
  return { press, get, asked: fake.asked };
}

it('S-07 W-07 a message that leads to the record that is open shows it as it is now, with those before and after it', async () => {
  const trail = trailState({ list: 'units', query: '', position: 2 });
  const { press, get } = open('/csdl/don-vi/unit-3', trail);
  await screen.findByText('Lam Giang', { selector: 'h1' });
  const entries = window.history.length;
  await press();
  expect(await screen.findByText('Lam Giang mới', { selector: 'h1' })).toBeDefined();
  expect(get).toHaveBeenCalledTimes(2);
  expect([window.history.length, window.history.state]).toEqual([entries, trail]);
  expect(screen.getByText('3 / 12')).toBeDefined();
});

it('S-07 W-07 a task that leads to the list that is open finds its rows anew, and Back needs one step as before', async () => {
  const { press, asked } = open('/csdl/don-vi?sap-xep=-ma');
  await waitFor(() => expect(asked.length).toBe(1));
  await screen.findByText('DV0012');
  const entries = window.history.length;
  await press();
  await waitFor(() => expect(asked.map(({ query }) => query.page)).toEqual([0, 0]));
  expect([window.history.length, window.location.search]).toEqual([entries, '?sap-xep=-ma']);
});
