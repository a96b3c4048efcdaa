// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { waitFor as waitForState } from 'xstate';

import type { AuthRef } from '@/machines/auth/auth-machine';
import { AuthProvider } from '@/views/app/auth-context';
import { ListCacheProvider, useListCache, type ListCache } from '@/views/shared/list/list-cache';
import { useDraft } from '@/views/shared/unsaved/use-draft';

import { sessionWithoutRefresh, storedSession } from '../../support/sessions';
import { findHeading, renderShell } from './shell-fixtures';

afterEach(cleanup);

const formAddress = '/csdl/nguoi-lao-dong/w1/sua';
const typed = { values: { ghiChu: 'nhập dở' }, base: undefined };

describe('the end of a session', () => {
  it('V-05 gives up unsaved input when somebody signs out of their own will', async () => {
    const authRef = await signedIn();
    leaveForm(authRef);
    await endAndSignInAgain(authRef, { type: 'signOut' });
    expect(draftIn(authRef)).toBeUndefined();
  });

  it('V-05 A-10 keeps unsaved input when the session is lost, and offers it once', async () => {
    const authRef = await signedIn();
    leaveForm(authRef);
    await endAndSignInAgain(authRef, { type: 'session.userMissing' });
    expect(draftIn(authRef)).toEqual(typed);
    expect(draftIn(authRef)).toBeUndefined();
  });

  it('A-10 keeps the rows that lists have shown while the page is held, and forgets them when it is given up', async () => {
    const { authRef } = renderShell({ session: sessionWithoutRefresh });
    await findHeading(/Trần Minh Khoa/);
    const cache = cacheIn(authRef);
    cache.keep('workers', 'page 1', { totalCount: 1, items: ['Đào Thị Ứng'] });
    await act(async () => {
      authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_000_001 });
      await waitForState(authRef, (snapshot) => snapshot.hasTag('held'));
    });
    expect(cache.read('workers', 'page 1')).toEqual({ totalCount: 1, items: ['Đào Thị Ứng'] });

    act(() => authRef.send({ type: 'page.release' }));
    await findHeading('Đăng nhập');
    expect(cache.read('workers', 'page 1')).toBeUndefined();
  });

  it.each(['signOut', 'session.userMissing'] as const)(
    'forgets the rows that lists have shown, whoever comes next: %s',
    async (type) => {
      const authRef = await signedIn();
      const cache = cacheIn(authRef);
      cache.keep('workers', 'page 1', { totalCount: 1, items: ['Đào Thị Ứng'] });
      expect(cache.read('workers', 'page 1')).toEqual({ totalCount: 1, items: ['Đào Thị Ứng'] });

      await endAndSignInAgain(authRef, { type });
      expect(cache.read('workers', 'page 1')).toBeUndefined();
    },
  );
});

async function signedIn(): Promise<AuthRef> {
  const { authRef } = renderShell({ signIn: () => Promise.resolve(storedSession) });
  await findHeading(/Trần Minh Khoa/);
  return authRef;
}

async function endAndSignInAgain(authRef: AuthRef, end: { type: 'signOut' } | { type: 'session.userMissing' }) {
  await act(async () => {
    authRef.send(end);
    await waitForState(authRef, (snapshot) => snapshot.hasTag('signedOut'));
  });
  await act(async () => {
    authRef.send({ type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'p', rememberMe: false } });
    await waitForState(
      authRef,
      ({ context }) => context.session !== undefined && context.configuration?.currentUser.id === 'user-1',
    );
  });
}

/** A form that somebody types into and that then goes away. */
function leaveForm(authRef: AuthRef): void {
  function Form() {
    const { remember } = useDraft(formAddress);
    useEffect(() => remember(typed), [remember]);
    return null;
  }
  renderBeside(authRef, <Form />).unmount();
}

function draftIn(authRef: AuthRef): unknown {
  let draft: unknown;
  function Form() {
    const { found, remember } = useDraft(formAddress);
    useEffect(() => {
      draft = found;
      // Its person has given it up.
      remember(undefined);
    }, [found, remember]);
    return null;
  }
  renderBeside(authRef, <Form />).unmount();
  return draft;
}

function cacheIn(authRef: AuthRef): ListCache {
  const caches: ListCache[] = [];
  function List() {
    const cache = useListCache();
    useEffect(() => {
      if (cache !== undefined) {
        caches.push(cache);
      }
    }, [cache]);
    return null;
  }
  renderBeside(
    authRef,
    <ListCacheProvider>
      <List />
    </ListCacheProvider>,
  );
  const [cache] = caches;
  if (cache === undefined) {
    throw new Error('The provider gave no cache.');
  }
  return cache;
}

function renderBeside(authRef: AuthRef, children: React.ReactNode) {
  return render(<AuthProvider value={authRef}>{children}</AuthProvider>);
}
