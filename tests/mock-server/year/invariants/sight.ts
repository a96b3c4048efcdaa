import type { Database } from '@mock-server/data/database';

import type { AnyRow } from '../watched';
import type { YearWorld } from '../year-world';

/** From where somebody looks: everywhere, a province, a unit (domain dictionary §3.2). */
export type Place =
  | { readonly kind: 'all' }
  | { readonly kind: 'province'; readonly province: string; readonly unitId: string }
  | { readonly kind: 'unit'; readonly unitId: string };

/** DS1–DS4 by the unit of a person as it is now, told from the tables without the back end's own rules. */
export function placeIn({ database }: YearWorld, donViId: string): Place {
  const unit = database.units.findEver(donViId);
  if (unit?.loaiDonViId === 100 || unit?.loaiDonViId === 13) {
    return { kind: 'all' };
  }
  return unit?.loaiDonViId === 3
    ? { kind: 'province', province: unit.tinhThanhMa, unitId: donViId }
    : { kind: 'unit', unitId: donViId };
}

type Owned = (world: YearWorld, row: never, place: Exclude<Place, { readonly kind: 'all' }>) => boolean;

const ofUnit: Owned = ({ database }, { donViId }: { readonly donViId: string | null }, place) =>
  donViId !== null &&
  (donViId === place.unitId ||
    (place.kind === 'province' && database.units.find(donViId)?.tinhThanhMa === place.province));

/** Whose the rows of a table are. A table that is not named here tells nothing of a unit. */
const owned = {
  units: (world, { id }: AnyRow, place) => ofUnit(world, { donViId: id } as never, place),
  fundReports: ofUnit,
  fundReportLines: (world, { baoCaoId }: { readonly baoCaoId: string }, place) =>
    ofUnit(world, (world.database.fundReports.find(baoCaoId) ?? { donViId: null }) as never, place),
  revenueReports: ofUnit,
  documentReports: ofUnit,
  // Vouchers are money, which a province reads of its own unit alone.
  payIns: (_, { donViId }: { readonly donViId: string | null }, { unitId }) => donViId === unitId,
  // DS5 keeps the dossier to the Fund; that there is one stands on the contract that was paid by it.
  selfPaying: (world, row: { readonly donViId: string | null; readonly nguoiLaoDongId: string | null }, place) =>
    ofUnit(world, row as never, place) ||
    (row.nguoiLaoDongId !== null && isOwnWorker(world, row.nguoiLaoDongId, place)),
  supportRequests: (world, row: { readonly truongHop: readonly { readonly hopDongId: string | null }[] }, place) =>
    ofUnit(world, row as never, place) ||
    (place.kind === 'province' &&
      row.truongHop.length > 0 &&
      row.truongHop.every(({ hopDongId }) => isOwnContract(world, hopDongId ?? '', place))),
  workers: (world, { id }: AnyRow, place) => isOwnWorker(world, id, place),
  contracts: (world, { id }: AnyRow, place) => isOwnContract(world, id, place),
  contributions: (world, { hopDongId }: { readonly hopDongId: string }, place) =>
    isOwnContract(world, hopDongId, place),
  attachments: (world, row: PaperRow, place) => isOwnPaper(world, row, place),
} as const satisfies Partial<Record<keyof Database, Owned>>;

export type OwnedTable = keyof typeof owned;

export const ownedTables = Object.keys(owned) as readonly OwnedTable[];

/** Whether a row is one of which somebody in this place may know. */
export function isKnownFrom(world: YearWorld, table: OwnedTable, row: { readonly id: string }, place: Place): boolean {
  return place.kind === 'all' || owned[table](world, row as never, place);
}

type Near = Exclude<Place, { readonly kind: 'all' }>;

function isOwnContract(world: YearWorld, id: string, place: Near): boolean {
  const contract = world.database.contracts.find(id);
  return (
    contract !== undefined &&
    (place.kind === 'province' ? isOwnWorker(world, contract.nguoiLaoDongId, place) : contract.donViId === place.unitId)
  );
}

/** Somebody without a contract is known to the unit for which they were entered. */
function isOwnWorker(world: YearWorld, id: string, place: Near): boolean {
  const { database } = world;
  const worker = database.workers.find(id);
  if (worker === undefined || place.kind === 'province') {
    return worker !== undefined && place.kind === 'province' && worker.tinhThanhMa === place.province;
  }
  const contracts = [...database.contracts.rows()].filter(({ nguoiLaoDongId }) => nguoiLaoDongId === id);
  return contracts.length === 0
    ? unitOfEntry(world, id, worker.creatorId) === place.unitId
    : contracts.some(({ donViId }) => donViId === place.unitId);
}

/** The unit for which a worker or a document was brought: that of whoever did it, at that time. */
function unitOfEntry({ database, enteredFor }: YearWorld, id: string, creatorId: string | null) {
  return enteredFor.get(id) ?? database.users.findEver(creatorId ?? '')?.donViId;
}

export type PaperRow = {
  readonly id: string;
  readonly taiNguyen: string;
  readonly banGhiId: string;
  readonly creatorId: string | null;
};

/** The table of the records to which documents belong, by their resource. */
export const paperTables = {
  'bao-cao-quy': 'fundReports',
  'bao-cao-doanh-thu': 'revenueReports',
  'bao-cao-tai-lieu': 'documentReports',
  'phieu-nop-quy': 'payIns',
  'yeu-cau-ho-tro': 'supportRequests',
  'nguoi-lao-dong-tu-dong': 'selfPaying',
  'nguoi-lao-dong': 'workers',
} as const satisfies Readonly<Record<string, OwnedTable>>;

export type PaperResource = keyof typeof paperTables;

/** Whoever knows of the record knows its documents, but that units which send the same worker keep theirs (DS4). */
function isOwnPaper(world: YearWorld, paper: PaperRow, place: Near): boolean {
  const { taiNguyen, banGhiId } = paper;
  if (!(taiNguyen in paperTables)) {
    return true;
  }
  const table = paperTables[taiNguyen as PaperResource];
  const record = world.database[table].find(banGhiId);
  if (record === undefined || table === 'selfPaying' || !isKnownFrom(world, table, record, place)) {
    return false;
  }
  const bringer = unitOfEntry(world, paper.id, paper.creatorId);
  const from = bringer === undefined ? undefined : placeIn(world, bringer);
  return table !== 'workers' || place.kind !== 'unit' || from?.kind !== 'unit' || bringer === place.unitId;
}
