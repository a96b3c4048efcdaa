// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor as waitForState } from 'xstate';

import { policies } from '@/domain/policies/policy-names';
import { authMachine } from '@/machines/auth/auth-machine';
import { AuthProvider } from '@/views/app/auth-context';
import { ScreensProvider, type Screens } from '@/views/app/screens/screens-context';
import { usePreloadedMenu } from '@/views/app/use-preloaded-menu';

import { authActors } from '../../support/auth-actors';
import { configurationFor, grantsOf, storedSession } from '../../support/sessions';

const granted = [policies.payIns, policies.supportRequests, policies.workers, policies.units, policies.log];
const theirPages = ['/quan-ly-quy/nop-quy', '/ho-tro/yeu-cau', '/csdl/nguoi-lao-dong', '/csdl/don-vi', '/system/log'];

// It comes before every page.
beforeAll(() => import('@/views/shared/list/grid/list-grid'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the code of what the menu leads to', () => {
  it('P-02 C-06 comes three pages at a time in the order of the menu, that of no other page', async () => {
    const fetches = stoppedFetches();
    await renderPreloading(fetches);
    await waitFor(() => expect(fetches.asked()).toEqual(theirPages.slice(0, 3)));
    fetches.arrive();
    await waitFor(() => expect(fetches.asked()).toEqual(theirPages.slice(0, 4)));
    fetches.arrive();
    await waitFor(() => expect(fetches.asked()).toEqual(theirPages));
  });

  it('C-07 is asked for no more once the person has gone', async () => {
    const fetches = stoppedFetches();
    const { unmount } = await renderPreloading(fetches);
    await waitFor(() => expect(fetches.asked()).toHaveLength(3));
    unmount();
    fetches.arrive();
    await somebodyElseIsAtTheFourthPage();
    expect(fetches.asked()).toHaveLength(3);
  });

  it('C-06 waits for the person where the browser is to save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const fetches = stoppedFetches();
    await renderPreloading(fetches);
    vi.unstubAllGlobals();
    await somebodyElseIsAtTheFourthPage();
    expect(fetches.asked()).toEqual([]);
  });
});

/** By then everybody has had the time for one more. */
async function somebodyElseIsAtTheFourthPage(): Promise<void> {
  const fetches = stoppedFetches();
  await renderPreloading(fetches);
  await waitFor(() => expect(fetches.asked()).toHaveLength(3));
  fetches.arrive();
  await waitFor(() => expect(fetches.asked()).toHaveLength(4));
}

/** Each page's code is on its way until it is let in: the one asked for last first. */
function stoppedFetches() {
  const asked: string[] = [];
  let arrive: () => void = () => undefined;
  return {
    asked: () => asked,
    arrive: () => arrive(),
    preloadAddress: (address: string) => {
      asked.push(address);
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    },
  };
}

async function renderPreloading({ preloadAddress }: Pick<Screens, 'preloadAddress'>) {
  const configuration = {
    ...configurationFor('user-1'),
    auth: { grantedPolicies: grantsOf(granted) },
  };
  const authRef = createActor(
    authMachine.provide({
      actors: authActors({
        restored: storedSession,
        loadConfiguration: () => Promise.resolve({ configuration, localization: { resources: {} } }),
      }) as never,
    }),
    { input: { flow: 'password', culture: 'vi' } },
  ).start();
  await waitForState(authRef, ({ context }) => context.configuration !== undefined);
  return render(
    <AuthProvider value={authRef}>
      <ScreensProvider value={{ preloadAddress } as Screens}>
        <Preloading />
      </ScreensProvider>
    </AuthProvider>,
  );
}

function Preloading() {
  usePreloadedMenu();
  return null;
}
