// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { RootBoundary } from '@/views/app/root-boundary';
import { ReloadProvider } from '@/views/app/reload-context';

import { authActors } from '../../support/auth-actors';
import { storedSession } from '../../support/sessions';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('A-17 X-05 shows no white page when the product’s code does not come, and leads out: a reload, then a new try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // As after the reload that the first press causes.
  sessionStorage.setItem('quy.reloaded', 'true');
  const user = userEvent.setup({ delay: null });
  const authRef: AuthRef = createActor(
    authMachine.provide({ actors: authActors({ restored: storedSession }) as never }),
    { input: { flow: 'password', culture: 'vi' } },
  ).start();
  await waitFor(authRef, (snapshot) => snapshot.hasTag('signedIn'));
  let isMissing = true;
  function Inside() {
    if (isMissing) {
      throw new TypeError('Failed to fetch dynamically imported module');
    }
    return <p>sổ thu</p>;
  }
  render(
    <Surroundings services={fakeServices().services} authRef={authRef}>
      <ReloadProvider>
        <RootBoundary>
          <Inside />
        </RootBoundary>
      </ReloadProvider>
    </Surroundings>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Không tải được ứng dụng.');
  isMissing = false;
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('sổ thu')).toBeTruthy();
});
