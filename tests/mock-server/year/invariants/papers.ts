import type { AttachmentList } from '@/domain/attachments/attachment';

import type { Desk } from '../../routes/office';
import { isRefused, type Invariant } from '../outcome';
import { anybody, type Random, type YearWorld } from '../year-world';
import { isKnownFrom, paperTables, placeIn, type PaperResource, type PaperRow } from './sight';

/** Statuses in which the documents of these records may change (domain dictionary §4.4). */
const open = new Set([1, 6]);
const locked = new Set(['bao-cao-quy', 'bao-cao-doanh-thu', 'bao-cao-tai-lieu', 'phieu-nop-quy', 'yeu-cau-ho-tro']);

/** Documents are brought and taken away while their record is open, by its unit or whoever began it (§4.4, DS4). */
export const papersAreChangedByTheRight =
  (world: YearWorld): Invariant =>
  (outcome) => {
    const { call, changes, user } = outcome;
    if (isRefused(outcome) || !call.path.includes('/tep-dinh-kem')) {
      return [];
    }
    return changes.flatMap(({ table, was, is }) => {
      const paper = (is ?? was) as unknown as PaperRow;
      const record = table === 'attachments' ? recordOf(world, paper) : undefined;
      if (record === undefined || user === undefined || !locked.has(paper.taiNguyen)) {
        return [];
      }
      const isOwn = record.donViId === user.donViId || record.creatorId === user.id;
      const isOfFund = record.donViId === null && placeIn(world, user.donViId).kind === 'all';
      return [
        ...(open.has(record.trangThai) ? [] : [`a paper of ${paper.taiNguyen} in status ${String(record.trangThai)}`]),
        ...(isOwn || isOfFund ? [] : [`a paper of ${paper.taiNguyen} of another unit`]),
      ];
    });
  };

/** An act that is about documents touches one document of the record that it names, and nothing of the record. */
export const papersAreTouchedAlone: Invariant = (outcome) =>
  outcome.call.path.includes('/tep-dinh-kem')
    ? outcome.changes
        .filter(({ table }) => !['attachments', 'logEntries', 'users'].includes(table))
        .map(({ table, id }) => `a paper changed ${table} ${id}`)
    : outcome.changes
        .filter(({ table, is }) => table === 'attachments' && is !== undefined && !isMoved(outcome.call.path))
        .map(({ id }) => `paper ${id} came or changed by ${outcome.call.path}`);

/** Records that become one hand their documents over, and whoever moves leaves theirs with the unit of then. */
function isMoved(path: string): boolean {
  return path.endsWith('/nguoi-lao-dong/gop') || path.startsWith('/api/identity/users/');
}

type AnyRecord = { readonly trangThai: number; readonly donViId: string | null; readonly creatorId: string | null };

function recordOf({ database }: YearWorld, { taiNguyen, banGhiId }: PaperRow): AnyRecord | undefined {
  const table = paperTables[taiNguyen as PaperResource];
  return taiNguyen in paperTables ? (database[table].find(banGhiId) as unknown as AnyRecord) : undefined;
}

/** A document goes with its record, and its bytes with the document (§4.4). */
export async function orphanedPapers(world: YearWorld): Promise<readonly string[]> {
  const { database, office, seenPapers } = world;
  const found: string[] = [];
  for (const row of database.attachments.rows()) {
    if (row.taiNguyen === 'dm-loai-ho-tro') {
      found.push(
        ...(database.supportTypes.find(row.banGhiId) === undefined ? [`${row.ten} of a kind that is gone`] : []),
      );
    } else if (recordOf(world, row) === undefined) {
      found.push(`${row.ten} belongs to ${row.taiNguyen} ${row.banGhiId}, which is gone`);
    }
  }
  for (const id of [...seenPapers].slice(-20)) {
    const isThere = database.attachments.find(id) !== undefined;
    const hasBytes = (await office.backend.store.get(`attachments/${id}`)) !== undefined;
    found.push(...(isThere === hasBytes ? [] : [`paper ${id} ${isThere ? 'lost its' : 'left'} bytes`]));
  }
  return found;
}

/** Roles that read everything which their place shows (§3.3). */
const readers = new Set(['chuyen-vien-quy', 'lanh-dao-quy', 'don-vi-nhap-lieu', 'don-vi-lanh-dao']);

/** Somebody opens one of the newest documents and asks for the list in which it stands: both, or neither (§4.4, DS4). */
export async function wronglyOpened(world: YearWorld, random: Random): Promise<readonly string[]> {
  const { database, seenPapers } = world;
  const id = [...seenPapers].slice(-12)[random.below(Math.min(12, seenPapers.size))];
  const who = anybody(world, random);
  const user = [...database.users.rows()].find(({ userName }) => userName === who);
  const desk = await world.deskOf(who);
  if (id === undefined || user === undefined || desk === undefined) {
    return [];
  }
  const paper = database.attachments.find(id);
  const { status } = await desk.get(`/api/app/tep-dinh-kem/${id}/noi-dung`);
  if (paper === undefined) {
    return status === 404 ? [] : [`${who} opens a paper that is gone: ${String(status)}`];
  }
  const place = placeIn(world, user.donViId);
  const isKnown = isKnownFrom(world, 'attachments', paper, place);
  const isListed = (await listed(desk, paper)).includes(id);
  const reads = user.roles.some((role) => readers.has(role) && role.startsWith('don-vi-') === (place.kind === 'unit'));
  return [
    ...(status === 200 && !isKnown ? [`${who} opens ${paper.ten} of ${paper.taiNguyen}`] : []),
    ...(status !== 200 && isKnown && reads ? [`${who} does not open ${paper.ten}: ${String(status)}`] : []),
    ...(isListed === (status === 200)
      ? []
      : [`${who} ${isListed ? 'is' : 'is not'} shown ${paper.ten} and opens ${String(status)}`]),
  ];
}

async function listed(desk: Desk, { taiNguyen, banGhiId }: PaperRow): Promise<readonly string[]> {
  const { status, body } = await desk.get(`/api/app/${taiNguyen}/${banGhiId}/tep-dinh-kem`);
  return status === 200 ? (body as AttachmentList).items.map(({ id }) => id) : [];
}
