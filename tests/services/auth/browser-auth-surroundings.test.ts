// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { browserAuthSurroundings } from '@/services/auth/browser-auth-surroundings';

it('A-04 replaces the address without a new history entry and without losing the entry state of the router', () => {
  const { history, location } = browserAuthSurroundings();
  window.history.replaceState({ scroll: 7 }, '', '/auth/callback?code=c');
  const entries = window.history.length;
  history.replaceState('/auth/callback');

  expect(location.href()).toBe(`${window.location.origin}/auth/callback`);
  expect(window.history.state).toEqual({ scroll: 7 });
  expect(window.history.length).toBe(entries);
});

it('A-05 T45 hears the window it has opened, where the browser denies the line between windows', () => {
  vi.stubGlobal('BroadcastChannel', function denied() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const heard: unknown[] = [];
  const stop = browserAuthSurroundings().windows.listen(({ data }) => heard.push(data));
  window.dispatchEvent(new MessageEvent('message', { data: 'an answer' }));
  stop();
  window.dispatchEvent(new MessageEvent('message', { data: 'too late' }));
  vi.unstubAllGlobals();

  expect(heard).toEqual(['an answer']);
});

it('A-07 A-08 reaches the storages and the cookies of the browser', () => {
  const { sessionStorage, localStorage, cookies } = browserAuthSurroundings();
  cookies.write('rememberMe=true; path=/; SameSite=Lax');

  expect(sessionStorage()).toBe(window.sessionStorage);
  expect(localStorage()).toBe(window.localStorage);
  expect(cookies.read()).toBe('rememberMe=true');
});
