import type { KeyValueStore } from '../storage/key-value-store';
import type { TabChannel } from '../storage/table-storage';

export type SharedValueOptions<Value> = {
  readonly store: KeyValueStore;
  /** E.g. `desk/network`; names the channel too. */
  readonly key: string;
  /** Makes a value of whatever is stored; rubbish and `undefined` become the default. */
  readonly parse: (stored: unknown) => Value;
  /** `undefined` where there are no other tabs. */
  readonly openChannel: ((name: string) => TabChannel) | undefined;
};

/** Where the desk's parts keep what is set, and how they tell other tabs. */
export type DeskSharing = Pick<SharedValueOptions<unknown>, 'store' | 'openChannel'>;

/** A setting of the desk: the same in all tabs of the browser, and after a reload. */
export type SharedValue<Value> = {
  readonly read: () => Value;
  /** Resolves when it is stored; this tab works with it at once. */
  readonly write: (value: Value) => Promise<void>;
  /** Changes what is stored in one transaction, so that two tabs never both win; answers what is stored then. */
  readonly update: (change: (stored: Value) => Value) => Promise<Value>;
  /** Tells of changes, of this tab and of others; answers the function that ends it. */
  readonly watch: (listener: (value: Value) => void) => () => void;
};

/** Reads what was stored before; from then on reading is synchronous, since every call of the product asks. */
export async function openSharedValue<Value>({
  store,
  key,
  parse,
  openChannel,
}: SharedValueOptions<Value>): Promise<SharedValue<Value>> {
  const listeners = new Set<(value: Value) => void>();
  const channel = openChannel?.(key);
  let present = parse(await store.get(key));

  const take = (value: Value) => {
    present = value;
    listeners.forEach((listener) => {
      listener(value);
    });
  };
  channel?.addEventListener('message', ({ data }) => {
    take(parse(data));
  });

  return {
    read: () => present,
    write: async (value) => {
      take(value);
      await store.set(key, value);
      channel?.postMessage(value);
    },
    update: async (change) => {
      const value = await store.update(key, (old) => change(parse(old)));
      take(value);
      channel?.postMessage(value);
      return value;
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
