import type { KeyValueStore } from '../storage/key-value-store';

/** Where one browser's session at the issuer is kept. */
export type SessionSlot = {
  readonly read: () => Promise<unknown>;
  /** Reads and writes in one transaction; answers what is kept afterwards. */
  readonly update: <Value>(change: (old: unknown) => Value) => Promise<Value>;
};

type Browsers = Readonly<Record<string, unknown>>;

const sessionKey = 'issuer/session';
const browsersKey = 'issuer/browsers';

/** Enough for a classroom; the browsers that came first are forgotten. */
const mostBrowsers = 500;

/** The slot of an issuer that lives in one browser: all tabs, popups and frames share it. */
export function onlySlot(store: KeyValueStore): SessionSlot {
  return {
    read: () => store.get(sessionKey),
    update: (change) => store.update(sessionKey, change),
  };
}

/** The slot of one of the browsers that an issuer on the network serves; `id` is the secret of its cookie. */
export function slotOfBrowser(store: KeyValueStore, id: string): SessionSlot {
  const own = (browsers: Browsers) => (Object.hasOwn(browsers, id) ? browsers[id] : undefined);
  return {
    read: async () => own(asBrowsers(await store.get(browsersKey))),
    update: async <Value>(change: (old: unknown) => Value) => {
      let kept: { readonly value: Value } | undefined;
      await store.update(browsersKey, (old) => {
        const browsers = asBrowsers(old);
        kept = { value: change(own(browsers)) };
        const others = Object.entries(browsers).filter(([other]) => other !== id);
        return Object.fromEntries([...others.slice(1 - mostBrowsers), [id, kept.value]]);
      });
      if (kept === undefined) {
        throw new Error('The store did not run the update of a session');
      }
      return kept.value;
    },
  };
}

/** Gives a browser's session to another id, as every sign-in does: an id that was known before it is worth nothing after. */
export async function renameSlot(store: KeyValueStore, from: string, to: string): Promise<void> {
  await store.update(browsersKey, (old) =>
    Object.fromEntries(Object.entries(asBrowsers(old)).map(([id, session]) => [id === from ? to : id, session])),
  );
}

/** Ends the sessions of all browsers that an issuer on the network serves. */
export async function forgetSlots(store: KeyValueStore): Promise<void> {
  await store.remove(browsersKey);
}

function asBrowsers(value: unknown): Browsers {
  return typeof value === 'object' && value !== null ? (value as Browsers) : {};
}
