// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useGranted } from '@/views/app/auth-context';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function Door() {
  return useGranted('AbpIdentity.Users &') ? 'open' : 'shut';
}

const show = () =>
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(['AbpIdentity.Users'])}>
      <Door />
    </Surroundings>,
  );

it('P-01 a malformed policy is refused loudly in development', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(show).toThrow(expect.objectContaining({ code: 'app.malformedPolicy' }) as Error);
});

it('P-01 it denies in production', () => {
  vi.stubEnv('DEV', false);
  show();
  expect(screen.getByText('shut')).toBeDefined();
});
