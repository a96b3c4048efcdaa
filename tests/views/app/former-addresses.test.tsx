// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { authMachine } from '@/machines/auth/auth-machine';
import { AppRoot } from '@/views/app/render-app';
import type { Services } from '@/views/app/services-context';

import { authActors, known, type AuthFakes } from '../../support/auth-actors';
import { storedSession } from '../../support/sessions';

afterEach(cleanup);

/** The product at an address, without anything that a page inside would call. */
function openAt(address: string, fakes: AuthFakes): void {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  window.history.replaceState(null, '', address);
  const authRef = createActor(authMachine.provide({ actors: authActors(fakes) as never }), {
    input: { flow: 'code', culture: 'vi' },
  });
  const services = {
    environment: { localization: {} },
    lookups: { findUnits: () => Promise.resolve([]) },
  } as unknown as Services;
  authRef.start();
  render(<AppRoot services={services} authRef={authRef} demo={undefined} />);
}

const current = () => `${window.location.pathname}${window.location.search}`;

it('A-03 S-04 reaches the page that was wanted where the issuer answers to the former redirect address, `/`', async () => {
  openAt('/', { cameBackFor: '/csdl/don-vi?trang=2' });
  await waitFor(() => expect(current()).toBe('/csdl/don-vi?trang=2'));
});

it('A-04 S-04 says why such an answer was refused, and keeps the page that was wanted', async () => {
  openAt('/', {
    cameBackFor: '/csdl/don-vi',
    completeCodeFlow: () => Promise.reject(new Error('refused')),
    loadConfiguration: () => Promise.resolve(known(null)),
  });
  await waitFor(() => expect(current()).toBe('/auth/login?returnUrl=%2Fcsdl%2Fdon-vi'));
});

it.each([
  ['/index.html', '/'],
  ['/index.html?xem=1', '/?xem=1'],
  ['/tenant-management', '/tenant-management/tenants'],
  ['/tenant-management/', '/tenant-management/tenants'],
  ['/account', '/'],
])('S-01 S-04 leads from %s, as the former application did, to %s', async (address, target) => {
  openAt(address, { restored: storedSession });
  await waitFor(() => expect(current()).toBe(target));
});

it('S-01 S-04 leads a visitor from a former address to sign-in', async () => {
  openAt('/account', { loadConfiguration: () => Promise.resolve(known(null)) });
  await waitFor(() => expect(window.location.pathname).toBe('/account/login'));
});
