import * as v from 'valibot';

import {
  asDataSet,
  DataFileProblem,
  dataSetIds,
  dataSetSizes,
  defaultDataSet,
  oddRow,
  parseDataFile,
  type DataDesk,
  type DataFile,
  type DataSetId,
  type Snapshot,
} from '@/domain/desk/data-sets';

import type { MockBackend } from '../backend';
import type { MockBackendOptions } from '../create-mock-backend';
import { keepContent, readContent, type AttachmentRow } from '../data/attachments';
import { createDatabase } from '../data/database';
import { seedMark } from '../data/seed/demo-seed';
import type { SeedOptions } from '../data/table-rows';
import type { Table } from '../data/table';
import { layPasswords, ownPasswords, type OwnPasswords } from '../issuer/passwords';
import { stampOf, type TakenChanges } from '../storage/table-storage';
import type { Restart } from './restart';
import { openSecondUser } from './second-user';

const setKey = 'quy.demo.data';
const snapshotsKey = 'desk/snapshots';
const contentKeyOf = (id: string) => `desk/snapshot/${id}`;

/** Enough of a table's first rows to know what they look like. */
const mostSamples = 500;

type SetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The set that this browser has chosen. */
export function readDataSet(storage: SetStorage = () => localStorage): DataSetId {
  try {
    return asDataSet(storage().getItem(setKey)) ?? defaultDataSet;
  } catch {
    return defaultDataSet;
  }
}

/** It counts from the next start of a page on. */
export function keepDataSet(set: DataSetId, storage: SetStorage = () => localStorage): void {
  storage().setItem(setKey, set);
}

/** What a back end with a set is made of. */
export function dataSetOptions(set: DataSetId): Pick<MockBackendOptions, 'workerCount' | 'records'> {
  return set === 'none' || set === 'one'
    ? { workerCount: dataSetSizes[defaultDataSet], records: set }
    : { workerCount: dataSetSizes[set], records: 'all' };
}

const snapshotSchema = v.object({
  id: v.string(),
  name: v.string(),
  set: v.picklist(dataSetIds),
  savedAt: v.string(),
  changes: v.number(),
});

type DataParts = {
  readonly backend: MockBackend;
  readonly set: DataSetId;
  readonly keepSet: (set: DataSetId) => void;
  /** The rows' options beside the set's. */
  readonly seeding: Pick<SeedOptions, 'manyFeatures'>;
  readonly restart: Restart;
};

/** A moment's rows as they are kept: with the bytes of uploads. */
type Kept = { readonly taken: TakenChanges; readonly files: Readonly<Record<string, Uint8Array>> };

/** A snapshot never leaves its browser, so it has what a file must not carry away; one of an older demo has none. */
type KeptHere = Kept & { readonly passwords?: OwnPasswords };

/** The demo's rows: which they are, and what has been kept of them. */
export function openDataSets({ backend, set, keepSet, seeding, restart }: DataParts): DataDesk {
  const { store, clock, issuer } = backend;
  const listed = async () => listOf(await store.get(snapshotsKey));
  const moment = () => new Date(clock()).toISOString();

  const present = async (): Promise<Kept> => {
    const uploads = uploadsOf(backend);
    const files = await Promise.all(uploads.map(async (row) => [row.id, await readContent(store, row)] as const));
    return {
      taken: backend.changes.take(),
      files: Object.fromEntries(files.flatMap(([id, bytes]) => (bytes === undefined ? [] : [[id, bytes]]))),
    };
  };
  /** Everything is looked at before anything is written. */
  const lay = async (wanted: DataSetId, kept: KeptHere) => {
    refuseOddRows(wanted, kept.taken, seeding, stampFor(wanted));
    await restart(async () => {
      // First of all: a browser that is full refuses it, and then nothing is to have changed.
      keepSet(wanted);
      await Promise.all(Object.entries(kept.files).map(([id, bytes]) => keepContent(store, id, bytes)));
      await backend.changes.lay(kept.taken);
      await layPasswords(issuer, kept.passwords ?? {});
    });
  };
  const choose = (wanted: DataSetId) =>
    restart(() => {
      keepSet(wanted);
      return Promise.resolve();
    });
  const stampFor = (wanted: DataSetId) => stampOf(seedMark({ ...seeding, ...dataSetOptions(wanted) }));

  return {
    set,
    isDefault: () => set === defaultDataSet,
    // A change begins the page anew, so this one never sees it.
    watch: () => () => undefined,
    reset: () => choose(defaultDataSet),
    isAnew: true,
    choose,
    snapshots: listed,
    keep: async (name) => {
      const kept: KeptHere = { ...(await present()), passwords: await ownPasswords(issuer) };
      const snapshot: Snapshot = {
        ...{ id: crypto.randomUUID(), name, set, savedAt: moment() },
        changes: Object.values(kept.taken.tables).reduce((sum, rows) => sum + Object.keys(rows).length, 0),
      };
      await store.set(contentKeyOf(snapshot.id), kept);
      const replaced = (await listed()).filter((each) => each.name === name);
      await store.update(snapshotsKey, (old) => [...listOf(old).filter((each) => each.name !== name), snapshot]);
      await Promise.all(replaced.map(({ id }) => store.remove(contentKeyOf(id))));
    },
    restore: async (id) => {
      const snapshot = (await listed()).find((each) => each.id === id);
      const kept = (await store.get(contentKeyOf(id))) as KeptHere | undefined;
      if (snapshot === undefined || kept === undefined) {
        throw new DataFileProblem('foreign');
      }
      await lay(snapshot.set, kept);
    },
    remove: async (id) => {
      await store.update(snapshotsKey, (old) => listOf(old).filter((each) => each.id !== id));
      await store.remove(contentKeyOf(id));
    },
    exported: async () => {
      const { taken, files } = await present();
      const file: DataFile = {
        ...{ format: 'quy-demo-data', version: 1, set, savedAt: moment(), stamp: taken.stamp },
        tables: taken.tables as DataFile['tables'],
        files: Object.fromEntries(Object.entries(files).map(([id, bytes]) => [id, base64Of(bytes)])),
      };
      return JSON.stringify(file);
    },
    takeFile: async (text) => {
      const { set: wanted, stamp, tables, files } = parseDataFile(text);
      const bytes = Object.fromEntries(Object.entries(files).map(([id, base64]) => [id, bytesOf(base64)]));
      await lay(wanted, { taken: { stamp, tables: tables as TakenChanges['tables'] }, files: bytes });
    },
    resetRows: () => restart(backend.reset),
    secondUser: openSecondUser(backend),
  };
}

/** @throws {DataFileProblem} for tables that there are not, and for rows that are not like those of their table. */
function refuseOddRows(
  set: DataSetId,
  { stamp, tables }: TakenChanges,
  seeding: DataParts['seeding'],
  expectedStamp: string,
): void {
  if (stamp !== expectedStamp) {
    throw new DataFileProblem('otherVersion', stamp);
  }
  // The training set has rows of every kind, whichever set the file is for.
  const samples = createDatabase({ ...seeding, ...dataSetOptions(defaultDataSet) });
  for (const [name, rows] of Object.entries(tables)) {
    const table = (Object.entries(samples) as readonly (readonly [string, Table<{ readonly id: string }>])[]).find(
      ([known]) => known === name,
    )?.[1];
    if (table === undefined) {
      throw new DataFileProblem('foreign', name);
    }
    const odd = oddRow(rows, first(table.rows(), mostSamples));
    if (odd !== undefined) {
      throw new DataFileProblem('badRows', `${name} ${odd}`);
    }
  }
}

function first<Row>(rows: Iterable<Row>, count: number): readonly Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (found.push(row) === count) {
      break;
    }
  }
  return found;
}

function uploadsOf({ database }: MockBackend): readonly AttachmentRow[] {
  return Object.values(database.attachments.changes()).filter((row) => row?.mau === null) as readonly AttachmentRow[];
}

function listOf(stored: unknown): readonly Snapshot[] {
  const parsed = v.safeParse(v.array(snapshotSchema), stored);
  return parsed.success ? parsed.output : [];
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text += String.fromCharCode(byte);
  }
  return btoa(text);
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}
