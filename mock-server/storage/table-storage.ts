import type { Table, TableChanges } from '../data/table';
import type { KeyValueStore, StoreEntry } from './key-value-store';

/** Grows when rows that an older build stored no longer fit. */
const storageSchema = 2;

type AnyRow = { readonly id: string };
type AnyTable = Table<AnyRow>;
type Changes = TableChanges<AnyRow>;

/**
 * A message between tabs over the same rows: rows that one of them changed, or that all went back to the seed. A tab from
 * before an update of the demo has others.
 */
type Message = { readonly stamp: string } & (
  { readonly table: string; readonly changes: Changes } | { readonly reset: true }
);

/** What differs from the seed, of all tables at one moment. */
export type TakenChanges = {
  /** Names the storage's schema and the rows that lie below; over others the changes make no sense. */
  readonly stamp: string;
  readonly tables: Readonly<Record<string, Changes>>;
};

export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export type TableStorage = {
  /**
   * Lays stored changes over the seed; changes of another seed or schema, and rubbish, are discarded. Answers whether what
   * was stored was of this seed.
   */
  readonly restore: () => Promise<boolean>;
  /**
   * Stores what changed since the last call and tells the other tabs. Where a tab of another build has taken the storage
   * over, the change lasts as long as this page.
   */
  readonly save: () => Promise<void>;
  readonly take: () => TakenChanges;
  /** Stores changes in place of the present ones; they count from the next start of all tabs on. */
  readonly lay: (taken: TakenChanges) => Promise<void>;
  /** Forgets all changes, here and in the other tabs. */
  readonly reset: () => Promise<void>;
};

type TableStorageOptions = {
  readonly tables: () => Readonly<Record<string, AnyTable>>;
  /** Tells the rows that the tables begin with from those of another build or of other options. */
  readonly seedMark: string;
  readonly store: KeyValueStore;
  readonly channel: TabChannel | undefined;
  /** Called when another tab went back to the seed. */
  readonly onReset: () => void;
};

const prefix = 'tables/';
const stampKey = `${prefix}stamp`;

/** What names the rows that stored changes lie over. */
export function stampOf(seedMark: string): string {
  return `${storageSchema} ${seedMark}`;
}

/**
 * Keeps what differs from the seed, each row under a key of its own: what a call has changed costs what it has changed,
 * however much was changed before.
 */
export function createTableStorage({ tables, seedMark, store, channel, onReset }: TableStorageOptions): TableStorage {
  const stamp = stampOf(seedMark);

  channel?.addEventListener('message', ({ data }) => {
    const message = data as Message;
    if (message.stamp !== stamp) {
      return;
    }
    if ('reset' in message) {
      onReset();
    } else {
      tables()[message.table]?.apply(message.changes);
    }
  });

  const clear = async (nextStamp: string) => {
    await store.removeAll(prefix);
    await store.set(stampKey, nextStamp);
  };

  return {
    restore: async () => {
      if ((await store.get(stampKey)) !== stamp) {
        await clear(stamp);
        return false;
      }
      const present = tables();
      for (const [key, row] of await store.entries(prefix)) {
        const [name = '', id = ''] = placeOf(key);
        if (isRow(row, id)) {
          present[name]?.apply({ [id]: row });
        }
      }
      return true;
    },
    save: async () => {
      const fresh = Object.entries(tables()).flatMap(([table, rows]) => {
        const changes = rows.takeUnsaved();
        return Object.keys(changes).length === 0 ? [] : [{ table, changes }];
      });
      // What a tab of another build has begun to store is not mixed with rows that lie over others.
      if (fresh.length > 0 && (await store.get(stampKey)) === stamp) {
        await store.setAll(fresh.flatMap(({ table, changes }) => entriesOf(table, changes)));
        fresh.forEach((message) => channel?.postMessage({ stamp, ...message } satisfies Message));
      }
    },
    take: () => ({
      stamp,
      tables: Object.fromEntries(
        Object.entries(tables()).flatMap(([name, table]) => (table.version === 0 ? [] : [[name, table.changes()]])),
      ),
    }),
    lay: async ({ stamp: laidStamp, tables: laid }) => {
      await clear(laidStamp);
      await store.setAll(Object.entries(laid).flatMap(([table, changes]) => entriesOf(table, changes)));
    },
    reset: async () => {
      await clear(stamp);
      channel?.postMessage({ stamp, reset: true } satisfies Message);
    },
  };
}

function entriesOf(table: string, changes: Changes): readonly StoreEntry[] {
  return Object.entries(changes).map(([id, row]) => [`${prefix}${table}/${id}`, row]);
}

/** The table of a key and the row's id in it; no table's name has a slash. */
function placeOf(key: string): readonly string[] {
  const place = key.slice(prefix.length);
  const end = place.indexOf('/');
  return end === -1 ? [] : [place.slice(0, end), place.slice(end + 1)];
}

function isRow(value: unknown, id: string): value is AnyRow | null {
  return value === null || (typeof value === 'object' && (value as Partial<AnyRow>).id === id);
}
