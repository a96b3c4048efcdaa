import { isMasked } from '@/domain/format/identities';
import { payInKinds, payInMethods, payInStatus, type PayIn, type PayInTotals } from '@/domain/pay-ins/pay-in';
import { countedAmount } from '@/domain/pay-ins/receipt';
import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import type { PayInRow } from '../../data/fund/pay-in-row';
import { ListIndex, type ListColumns } from '../../data/query';
import type { DataScope } from '../data-scope';
import {
  all,
  heldNumber,
  readAmount,
  readDate,
  readFlag,
  readInteger,
  readList,
  readText,
  when,
  type Condition,
} from '../filters';
import { maskedVoucher } from './masked-vouchers';
import { payableDocument } from './payable-documents';

const kindNames = new Map(payInKinds.map(({ id, ten }) => [id, ten]));
const methodNames = new Map(payInMethods.map(({ id, ten }) => [id, ten]));

/** A voucher with what lists show and sort by of it. */
export type PayInEntry = PayInRow &
  Pick<PayIn, 'donViMa' | 'donViTen' | 'maSoNguoiNop' | 'nguoiNop' | 'daPhanBo' | 'conLai' | 'chenhLech'>;

/** Columns that `GET /api/app/phieu-nop-quy` can be sorted by; codes of short lists sort as the names staff see. */
const columns: ListColumns<PayInEntry> = {
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ ma }) => ma },
  nguoiNop: { kind: 'text', value: ({ nguoiNop }) => nguoiNop },
  loai: { kind: 'text', value: ({ loai }) => kindNames.get(loai) ?? null },
  hinhThuc: { kind: 'text', value: ({ hinhThuc }) => methodNames.get(hinhThuc) ?? null },
  soTien: { kind: 'number', value: ({ soTien }) => soTien },
  daPhanBo: { kind: 'number', value: ({ daPhanBo }) => daPhanBo },
  conLai: { kind: 'number', value: ({ conLai }) => conLai },
  ngayNop: { kind: 'code', value: ({ ngayNop }) => ngayNop },
  soChungTu: { kind: 'code', value: ({ soChungTu }) => soChungTu },
  nganHangId: { kind: 'code', value: ({ nganHangId }) => nganHangId },
  noiDung: { kind: 'text', value: ({ noiDung }) => noiDung },
  ngayGhiCo: { kind: 'code', value: ({ ngayGhiCo }) => ngayGhiCo },
  chenhLech: { kind: 'number', value: ({ chenhLech }) => chenhLech },
  trangThai: { kind: 'number', value: ({ trangThai }) => trangThai },
};

export const payInSums: Readonly<Record<keyof PayInTotals, (entry: PayInEntry) => number>> = {
  soTien: ({ soTien }) => soTien,
  daDoiSoat: (entry) => (entry.trangThai === payInStatus.reconciled ? countedAmount(entry) : 0),
  choDoiSoat: ({ trangThai, soTien }) => (trangThai === payInStatus.submitted ? soTien : 0),
};

/** Whether the scope shows the voucher: the Fund and the Department see all, a unit what it pays itself. */
export function isVisiblePayIn({ donViId }: Pick<PayInRow, 'donViId'>, scope: DataScope): boolean {
  return scope.kind === 'all' || donViId === scope.donViId;
}

/**
 * The vouchers that the scope shows, ready to be filtered and sorted: by what is shown, since an order by whole numbers
 * would tell of masked ones.
 */
export function payInList(database: Database, scope: DataScope, canViewSensitive: boolean): ListIndex<PayInEntry> {
  const rows = [...database.payIns.rows()].filter((row) => isVisiblePayIn(row, scope));
  const entries = rows.map((row) => payInEntry(database, row));
  return new ListIndex(canViewSensitive ? entries : entries.map(maskedVoucher), columns);
}

export function payInEntry(database: Database, row: PayInRow): PayInEntry {
  const unit = row.donViId === null ? undefined : database.units.find(row.donViId);
  const daPhanBo = row.phanBo.reduce((sum, { soTien }) => sum + soTien, 0);
  return {
    ...row,
    donViMa: unit?.ma ?? null,
    donViTen: unit?.ten ?? null,
    maSoNguoiNop: unit?.mst ?? selfPayerNumber(database, row),
    nguoiNop: unit?.ten ?? row.nguoiNopTien,
    daPhanBo,
    conLai: Math.max(0, countedAmount(row) - daPhanBo),
    chenhLech: row.soTienThucNhan === null ? 0 : row.soTienThucNhan - row.soTien,
  };
}

type Asking = {
  readonly userId: string;
  /** Whether a voucher waits for somebody who cannot go on with it. */
  readonly isLeftBehind: (row: PayInRow) => boolean;
  /** The whole number of a worker who pays himself. */
  readonly numberOf: (row: PayInRow) => string | null;
};

/** What a list request asks for, as one test of a voucher. */
export function payInCondition(
  query: ReadonlyMap<string, string>,
  { userId, isLeftBehind, numberOf }: Asking,
): Condition<PayInEntry> {
  const typed = readText(query, 'filter') ?? '';
  const filter = searchText(typed);
  return all<PayInEntry>([
    filter === '' ? undefined : (entry) => textOf(entry).includes(filter) || numberOf(entry) === heldNumber(typed),
    when(readText(query, 'donViId'), (entry, value) => entry.donViId === value),
    when(readText(query, 'loai'), (entry, value) => entry.loai === value),
    when(readInteger(query, 'hinhThuc'), (entry, value) => entry.hinhThuc === value),
    when(readList(query, 'trangThai'), (entry, values) => values.has(String(entry.trangThai))),
    when(readDate(query, 'ngayNopTu'), (entry, value) => entry.ngayNop >= value),
    when(readDate(query, 'ngayNopDen'), (entry, value) => entry.ngayNop <= value),
    when(readAmount(query, 'soTienTu'), (entry, value) => entry.soTien >= value),
    when(readAmount(query, 'soTienDen'), (entry, value) => entry.soTien <= value),
    when(readFlag(query, 'coChenhLech'), (entry, value) => (entry.chenhLech !== 0) === value),
    when(readFlag(query, 'cuaToi'), (entry, value) => (entry.creatorId === userId) === value),
    when(readFlag(query, 'nguoiLapVang'), (entry, value) => isLeftBehind(entry) === value),
  ]);
}

function textOf(entry: PayInEntry): string {
  const { ma, nguoiNop, donViMa, maSoNguoiNop, soChungTu, noiDung, nguoiNopTien } = entry;
  return [ma, nguoiNop, donViMa, maSoNguoiNop, soChungTu, noiDung, nguoiNopTien]
    .map((text) => searchText(withoutMasked(text ?? '')))
    .join('\n');
}

/** What is left to be seen of a masked number finds nobody: numbers are found as a whole (domain dictionary §4.2). */
function withoutMasked(text: string): string {
  return isMasked(text) ? text.replaceAll(/\S*\*{3}\S*/gu, '') : text;
}

/** The personal number of the worker whose dossier the money is for. */
export function selfPayerNumber(database: Database, { loai, phanBo }: PayInRow): string | null {
  const [first] = phanBo;
  return loai === 'tu-dong' && first !== undefined
    ? (payableDocument(database, loai, first.chungTuId)?.maSoNguoiNop ?? null)
    : null;
}
