import { maskIdentity } from '@/domain/format/identities';
import type { NamedValue } from '@/domain/reference/named-value';
import { otherReason, reasonsOf, supportRelations } from '@/domain/support/support-lists';
import {
  lastPaidOn,
  paidFor,
  paymentStateOf,
  paymentsWithin,
  type PaymentPeriod,
} from '@/domain/support/support-payments';
import type { SupportedWorker } from '@/domain/support/support-request';
import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import { contributionOf } from '../../data/fund/fund-report-index';
import { ListIndex, type ListColumns } from '../../data/query';
import { marketNames } from '../../data/reference-keys';
import { grantedCases, type GrantedCase } from '../../data/support/granted-support';
import { isOfScope, type DataScope } from '../data-scope';
import { all, heldNumber, readDate, readInteger, readList, readText, when, type Condition } from '../filters';

/** A granted case of a worker with what it is filtered by. */
export type SupportedEntry = {
  readonly item: SupportedWorker;
  readonly truongHop: GrantedCase['truongHop'];
  readonly workerId: string;
  readonly tinhThanhMa: string;
  /** The unit that sent the worker. */
  readonly donViId: string | null;
  /** Identity number and passports, the one of the case and the one that the worker has now; found whole only. */
  readonly numbers: readonly string[];
};

type Entry = SupportedEntry;

const columns: ListColumns<Entry> = {
  hoTen: { kind: 'name', value: ({ item }) => item.hoTen },
  gioiTinh: { kind: 'number', value: ({ item }) => item.gioiTinh },
  ngaySinh: { kind: 'code', value: ({ item }) => item.ngaySinh },
  soCccd: { kind: 'code', value: ({ item }) => item.soCccd },
  soHoChieu: { kind: 'code', value: ({ item }) => item.soHoChieu },
  donViTen: { kind: 'text', value: ({ item }) => item.donViTen },
  thiTruongId: { kind: 'text', value: ({ item }) => marketNames.get(item.thiTruongId ?? '') ?? null },
  loaiHoTroId: { kind: 'code', value: ({ item }) => item.loaiHoTroId },
  lyDoHoTro: {
    kind: 'text',
    value: ({ item: { loaiHoTroId, lyDoHoTro } }) => nameIn(reasonsOf(loaiHoTroId), lyDoHoTro),
  },
  ngaySuViec: { kind: 'code', value: ({ item }) => item.ngaySuViec },
  soGcn: { kind: 'code', value: ({ item }) => item.soGcn },
  tienDuyet: { kind: 'number', value: ({ item }) => item.tienDuyet },
  tienChi: { kind: 'number', value: ({ item }) => item.tienChi },
  soQd: { kind: 'code', value: ({ item }) => item.soQd },
  ngayQd: { kind: 'code', value: ({ item }) => item.ngayQd },
  ngayChi: { kind: 'code', value: ({ item }) => item.ngayChi },
  nguoiNhan: { kind: 'name', value: ({ item }) => item.nguoiNhan },
  quanHe: { kind: 'text', value: ({ item }) => nameIn(supportRelations, item.quanHe) },
  tinhTrangChi: { kind: 'number', value: ({ item }) => item.tinhTrangChi },
  maYeuCau: { kind: 'code', value: ({ item }) => item.maYeuCau },
};

/** A coded value as it is read; what is no value of the list was typed, and speaks for itself. */
function nameIn(values: readonly NamedValue<string>[], id: string | null): string | null {
  return values.find((value) => value.id === id)?.ten ?? id;
}

/** For those who see numbers masked: by its place between others a number would give hidden digits away. */
const maskedColumns: ListColumns<Entry> = {
  ...columns,
  soCccd: { kind: 'code', value: ({ item }) => maskedWorker(item).soCccd },
  soHoChieu: { kind: 'code', value: ({ item }) => maskedWorker(item).soHoChieu },
};

type Kept = { readonly key: string; readonly list: ListIndex<Entry> };

const lists = new WeakMap<Database, Map<string, Kept>>();

/** The supported workers that a scope shows, a row per granted case, the latest decision first. */
export function supportedWorkerList(database: Database, scope: DataScope, seesNumbers: boolean): ListIndex<Entry> {
  const { supportRequests, contracts, workers, units, contributions } = database;
  const key = [supportRequests, contracts, workers, units, contributions].map(({ version }) => version).join(' ');
  const name = JSON.stringify([scope, seesNumbers]);
  const kept = lists.get(database) ?? new Map<string, Kept>();
  lists.set(database, kept);
  const known = kept.get(name);
  if (known?.key === key) {
    return known.list;
  }
  const entries = grantedCases(database).flatMap((granted) => {
    const entry = entryOf(database, granted);
    return entry === undefined || !isOfScope(entry, scope) ? [] : [entry];
  });
  const list = new ListIndex(entries, seesNumbers ? columns : maskedColumns);
  kept.set(name, { key, list });
  return list;
}

/** Whether the scope shows what was granted; what an enterprise was granted for itself is no worker's. */
export function isVisibleGrant(database: Database, granted: GrantedCase, scope: DataScope): boolean {
  const person = personOf(database, granted);
  return (
    person !== undefined &&
    isOfScope({ donViId: person.contract.donViId, tinhThanhMa: person.worker.tinhThanhMa }, scope)
  );
}

/** `undefined` for what an enterprise was granted for itself. */
function personOf(database: Database, { truongHop }: GrantedCase) {
  const contract = truongHop.hopDongId === null ? undefined : database.contracts.find(truongHop.hopDongId);
  const worker = contract === undefined ? undefined : database.workers.find(contract.nguoiLaoDongId);
  return contract === undefined || worker === undefined ? undefined : { contract, worker };
}

/** `undefined` for what an enterprise was granted for itself. */
function entryOf(database: Database, granted: GrantedCase): Entry | undefined {
  const person = personOf(database, granted);
  if (person === undefined) {
    return undefined;
  }
  const { contract, worker } = person;
  const { request, truongHop } = granted;
  const { lyDoHoTro, lyDoKhac, nguoiUyQuyen } = truongHop;
  return {
    truongHop,
    workerId: worker.id,
    tinhThanhMa: worker.tinhThanhMa,
    donViId: contract.donViId,
    numbers: [worker.soCccd, ...[truongHop.soHoChieu, worker.soHoChieu].flatMap((number) => number ?? [])],
    item: {
      id: truongHop.id,
      yeuCauId: request.id,
      maYeuCau: request.ma,
      hoTen: worker.hoTen,
      gioiTinh: worker.gioiTinh,
      ngaySinh: worker.ngaySinh,
      soCccd: worker.soCccd,
      soHoChieu: truongHop.soHoChieu ?? worker.soHoChieu,
      donViTen: contract.donViId === null ? null : (database.units.find(contract.donViId)?.ten ?? null),
      thiTruongId: contract.thiTruongId,
      loaiHoTroId: request.loaiHoTroId,
      lyDoHoTro: lyDoHoTro === otherReason ? lyDoKhac : lyDoHoTro,
      ngaySuViec: truongHop.ngaySuViec,
      soGcn: contributionOf(database, contract.id)?.soGcn ?? null,
      tienDuyet: truongHop.tienDuyet ?? 0,
      tienChi: paidFor(truongHop),
      soQd: request.soQd ?? '',
      ngayQd: request.ngayQd ?? '',
      ngayChi: lastPaidOn(truongHop),
      nguoiNhan: nguoiUyQuyen?.hoTen ?? truongHop.chuTaiKhoan,
      quanHe: nguoiUyQuyen?.quanHe ?? truongHop.rieng.quanHe,
      tinhTrangChi: paymentStateOf(truongHop),
    },
  };
}

/** A row as it is answered to whoever may not see numbers whole. */
export function maskedWorker(item: SupportedWorker): SupportedWorker {
  return {
    ...item,
    soCccd: maskIdentity(item.soCccd),
    soHoChieu: item.soHoChieu === null ? null : maskIdentity(item.soHoChieu),
  };
}

/** What a list request asks for, as one test of a case. Numbers are found whole by whoever sees them whole. */
export function supportedWorkerCondition(query: ReadonlyMap<string, string>): Condition<Entry> {
  return all<Entry>([
    when(readText(query, 'filter'), matches),
    when(readList(query, 'loaiHoTroId'), ({ item }, values) => values.has(item.loaiHoTroId)),
    when(readText(query, 'donViId'), ({ donViId }, value) => donViId === value),
    when(readText(query, 'nguoiLaoDongId'), ({ workerId }, value) => workerId === value),
    when(readText(query, 'thiTruongId'), ({ item }, value) => item.thiTruongId === value),
    when(readText(query, 'tinhThanhMa'), ({ tinhThanhMa }, value) => tinhThanhMa === value),
    when(readInteger(query, 'gioiTinh'), ({ item }, value) => item.gioiTinh === value),
    when(readDate(query, 'ngayQdTu'), ({ item }, value) => item.ngayQd >= value),
    when(readDate(query, 'ngayQdDen'), ({ item }, value) => item.ngayQd <= value),
    when(paymentPeriodOf(query), ({ truongHop }, period) => paymentsWithin(truongHop, period).length > 0),
    when(readList(query, 'tinhTrangChi'), ({ item }, values) => values.has(String(item.tinhTrangChi))),
  ]);
}

/** The days of payment that a request asks for; `undefined` where it asks for none. */
export function paymentPeriodOf(query: ReadonlyMap<string, string>): PaymentPeriod | undefined {
  const period = { from: readDate(query, 'ngayChiTu'), to: readDate(query, 'ngayChiDen') };
  return period.from === undefined && period.to === undefined ? undefined : period;
}

function matches({ item, numbers }: Entry, filter: string): boolean {
  const text = searchText([item.hoTen, item.maYeuCau, item.soQd, item.soGcn ?? ''].join('\n'));
  return numbers.includes(heldNumber(filter)) || text.includes(searchText(filter));
}
