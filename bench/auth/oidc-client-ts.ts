import { UserManager, WebStorageStateStore, type INavigator } from 'oidc-client-ts';

import { createStorage } from './plain-storage';
import { redirectUriOf, type Contender, type Surroundings, type Tab } from './contender';

/**
 * oidc-client-ts with one storage for all tabs, automatic renewal, a nonce (which its caller has to ask for) and the
 * interceptor that its discussions recommend: one `signinSilent` shared by the calls that wait for it.
 */
export const oidcClientTs: Contender = {
  name: 'oidc-client-ts',
  openBrowser: (surroundings) => {
    const { storage, values } = createStorage();
    const managers: UserManager[] = [];
    return Promise.resolve({
      openTab: async () => {
        const { tab, manager } = createTab(surroundings, storage);
        managers.push(manager);
        await manager.getUser();
        return tab;
      },
      keeps: (text) => [...values.values()].some((value) => value.includes(text)),
      close: () => {
        for (const manager of managers) {
          manager.stopSilentRenew();
          // Its timers have no other way to be stopped.
          void manager.events.unload();
        }
      },
    });
  },
};

function createTab(surroundings: Surroundings, store: Storage) {
  let left = '';
  const navigator: INavigator = {
    prepare: () =>
      Promise.resolve({
        navigate: ({ url }) => {
          left = url;
          return Promise.resolve({ url });
        },
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  };
  const manager = new UserManager(
    {
      authority: surroundings.issuer,
      client_id: surroundings.clientId,
      redirect_uri: redirectUriOf(surroundings),
      scope: `openid profile ${surroundings.scope}`,
      loadUserInfo: surroundings.hasProfile,
      userStore: new WebStorageStateStore({ store }),
      stateStore: new WebStorageStateStore({ store }),
    },
    navigator,
  );
  const send = async (address: string, accessToken: string | undefined) =>
    (await fetch(address, { headers: { Authorization: `Bearer ${accessToken ?? ''}` } })).status;
  let renewing: Promise<string | undefined> | undefined;
  const renewed = () => {
    renewing ??= manager
      .signinSilent()
      .then((user) => user?.access_token)
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };

  const tab: Tab = {
    signIn: async () => {
      await manager.signinRedirect({ nonce: crypto.randomUUID() });
      await manager.signinCallback(await surroundings.visit(left));
    },
    isSignedIn: async () => (await manager.getUser()) !== null,
    renew: async () => {
      const user = await manager.signinSilent().catch(() => null);
      return user !== null;
    },
    accessToken: async () => (await manager.getUser())?.access_token,
    profileName: async () => (await manager.getUser())?.profile.name,
    call: async (address) => {
      const status = await send(address, (await manager.getUser())?.access_token);
      if (status !== 401) {
        return status;
      }
      const next = await renewed().catch(() => undefined);
      return next === undefined ? status : send(address, next);
    },
  };
  return { tab, manager };
}
