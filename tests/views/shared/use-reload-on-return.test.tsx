// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';
import { AuthProvider } from '@/views/app/auth-context';
import { useReloadOnReturn } from '@/views/shared/use-reload-on-return';

import { comeBack, refuseTokens, signedIn } from './lost-session';

afterEach(cleanup);

it.each<[ErrorCode | undefined, number]>([
  ['http.sessionExpired', 1],
  ['http.unauthenticated', 1],
  ['http.server', 0],
  [undefined, 0],
])('A-10 loads again after the return what the lost session had made fail: %s', async (code, times) => {
  const authRef = await signedIn();
  const reload = vi.fn();
  const error = code === undefined ? undefined : new AppError(code);
  function Part() {
    useReloadOnReturn({ getSnapshot: () => ({ context: { error } }) }, reload);
    return null;
  }
  render(
    <AuthProvider value={authRef}>
      <Part />
    </AuthProvider>,
  );
  await refuseTokens(authRef);
  expect(reload).not.toHaveBeenCalled();
  await comeBack(authRef);
  expect(reload).toHaveBeenCalledTimes(times);
});
