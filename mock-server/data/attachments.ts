import type { FileKind } from '@/domain/attachments/file-kind';

import type { KeyValueStore } from '../storage/key-value-store';
import type { Entered } from './rows';
import { sampleFile } from './seed/sample-files';
import type { Table } from './table';

/** A document of a record; its bytes lie apart, so that a table stays small enough to be stored whole. */
export type AttachmentRow = Entered & {
  readonly id: string;
  /** Resource of the record, e.g. `nguoi-lao-dong`. */
  readonly taiNguyen: string;
  readonly banGhiId: string;
  readonly ten: string;
  readonly loai: FileKind;
  /** Bytes. */
  readonly dungLuong: number;
  readonly giayTo: string | null;
  /** What the client named the upload. */
  readonly maLanGui: string;
  readonly creationTime: string;
  readonly nguoiTaoTen: string | null;
  /** Title of a sample whose bytes are made when somebody asks for them; `null` for a real upload. */
  readonly mau: string | null;
};

/** The documents of one record, oldest first. */
export function attachmentsOf(
  attachments: Table<AttachmentRow>,
  taiNguyen: string,
  banGhiId: string,
): readonly AttachmentRow[] {
  return byRecord(attachments).get(keyOfRecord(taiNguyen, banGhiId)) ?? [];
}

type ByRecord = ReadonlyMap<string, readonly AttachmentRow[]>;

const known = new WeakMap<Table<AttachmentRow>, { readonly version: number; readonly groups: ByRecord }>();

/** Made anew when a document comes or goes: a list asks for those of each of its rows. */
function byRecord(attachments: Table<AttachmentRow>): ByRecord {
  const { version } = attachments;
  const present = known.get(attachments);
  if (present?.version === version) {
    return present.groups;
  }
  const groups = new Map<string, AttachmentRow[]>();
  for (const row of attachments.rows()) {
    const key = keyOfRecord(row.taiNguyen, row.banGhiId);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [row]);
    } else {
      group.push(row);
    }
  }
  known.set(attachments, { version, groups });
  return groups;
}

function keyOfRecord(taiNguyen: string, banGhiId: string): string {
  return `${taiNguyen} ${banGhiId}`;
}

/** The bytes of a document; `undefined` when they were not kept, e.g. after IndexedDB was emptied by the browser. */
export async function readContent(store: KeyValueStore, row: AttachmentRow): Promise<Uint8Array | undefined> {
  if (row.mau !== null) {
    return sampleFile(row.loai, row.mau);
  }
  const bytes = await store.get(keyOf(row.id));
  return bytes instanceof Uint8Array ? bytes : undefined;
}

export function keepContent(store: KeyValueStore, id: string, bytes: Uint8Array): Promise<void> {
  return store.set(keyOf(id), bytes);
}

export function dropContent(store: KeyValueStore, id: string): Promise<void> {
  return store.remove(keyOf(id));
}

/** Removes the documents of a record that is gone. */
export async function dropAttachments(
  store: KeyValueStore,
  attachments: Table<AttachmentRow>,
  taiNguyen: string,
  banGhiId: string,
): Promise<void> {
  const gone = attachmentsOf(attachments, taiNguyen, banGhiId);
  await Promise.all(gone.map(({ id }) => dropContent(store, id)));
  for (const { id } of gone) {
    attachments.remove(id);
  }
}

/** Gives the documents of a record that was merged to the one that stays, even where that is more than may be added. */
export function moveAttachments(
  attachments: Table<AttachmentRow>,
  taiNguyen: string,
  fromId: string,
  toId: string,
): void {
  for (const row of attachmentsOf(attachments, taiNguyen, fromId)) {
    attachments.put({ ...row, banGhiId: toId });
  }
}

/** Forgets all bytes that the documents of these tables have; called before the tables go back to the seed. */
export async function dropContents(store: KeyValueStore, attachments: Table<AttachmentRow>): Promise<void> {
  await Promise.all(Object.keys(attachments.changes()).map((id) => dropContent(store, id)));
}

function keyOf(id: string): string {
  return `attachments/${id}`;
}
