import type { Table, TableChanges } from '../data/table';
import type { KeyValueStore } from './key-value-store';

/** Grows when rows that an older build stored no longer fit. */
const storageSchema = 1;

type AnyRow = { readonly id: string };
type AnyTable = Table<AnyRow>;
type Changes = TableChanges<AnyRow>;

/** A message between tabs: rows that one of them changed, or that all went back to the seed. */
type Message = { readonly table: string; readonly changes: Changes } | { readonly reset: true };

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
  /** Stores what changed since the last call and tells the other tabs. */
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

const stampKey = 'tables/stamp';

/** What names the rows that stored changes lie over. */
export function stampOf(seedMark: string): string {
  return `${storageSchema} ${seedMark}`;
}

/** Keeps what differs from the seed, one record per table. */
export function createTableStorage({ tables, seedMark, store, channel, onReset }: TableStorageOptions): TableStorage {
  let saved = new Map<string, { readonly version: number; readonly changes: Changes }>();
  const stamp = stampOf(seedMark);

  const remember = (name: string, table: AnyTable) => {
    saved.set(name, { version: table.version, changes: table.changes() });
  };

  /** What another tab has stored is stored; what a call of this tab has changed meanwhile still waits for `save`. */
  const hear = (name: string, table: AnyTable, heard: Changes) => {
    const { version, changes } = saved.get(name) ?? { version: 0, changes: {} };
    const hasUnsaved = table.version !== version;
    table.apply(heard);
    saved.set(name, { version: hasUnsaved ? version : table.version, changes: { ...changes, ...heard } });
  };

  channel?.addEventListener('message', ({ data }) => {
    const message = data as Message;
    if ('reset' in message) {
      saved = new Map();
      onReset();
      return;
    }
    const table = tables()[message.table];
    if (table !== undefined) {
      hear(message.table, table, message.changes);
    }
  });

  return {
    restore: async () => {
      if ((await store.get(stampKey)) !== stamp) {
        await Promise.all(Object.keys(tables()).map((name) => store.remove(keyOf(name))));
        await store.set(stampKey, stamp);
        return false;
      }
      await Promise.all(
        Object.entries(tables()).map(async ([name, table]) => {
          const changes = await store.get(keyOf(name));
          if (isChanges(changes)) {
            table.apply(changes);
            remember(name, table);
          }
        }),
      );
      return true;
    },
    save: async () => {
      await Promise.all(
        Object.entries(tables()).map(async ([name, table]) => {
          const before = saved.get(name);
          if (table.version === (before?.version ?? 0)) {
            return;
          }
          const fresh = difference(table.changes(), before?.changes ?? {});
          remember(name, table);
          await store.update(keyOf(name), (old) => ({ ...(isChanges(old) ? old : {}), ...fresh }));
          channel?.postMessage({ table: name, changes: fresh } satisfies Message);
        }),
      );
    },
    take: () => ({
      stamp,
      tables: Object.fromEntries(
        Object.entries(tables()).flatMap(([name, table]) => (table.version === 0 ? [] : [[name, table.changes()]])),
      ),
    }),
    lay: async ({ stamp: laidStamp, tables: laid }) => {
      await Promise.all(
        Object.keys(tables()).map((name) => {
          const changes = laid[name];
          return changes === undefined ? store.remove(keyOf(name)) : store.set(keyOf(name), changes);
        }),
      );
      await store.set(stampKey, laidStamp);
    },
    reset: async () => {
      saved = new Map();
      await Promise.all(Object.keys(tables()).map((name) => store.remove(keyOf(name))));
      channel?.postMessage({ reset: true } satisfies Message);
    },
  };
}

function keyOf(table: string): string {
  return `tables/${table}`;
}

/** Rows are replaced, never changed, so another object is another content. */
function difference(present: Changes, before: Changes): Changes {
  return Object.fromEntries(Object.entries(present).filter(([id, row]) => row !== before[id]));
}

function isChanges(value: unknown): value is Changes {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([id, row]: [string, unknown]) => row === null || (typeof row === 'object' && (row as Partial<AnyRow>).id === id),
    )
  );
}
