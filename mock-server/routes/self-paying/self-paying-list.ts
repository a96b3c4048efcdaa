import { daysOverdue } from '@/domain/fund/deadlines';
import { todayAt } from '@/domain/format/calendar';
import {
  dossierSources,
  isOwed,
  paymentStates,
  selfPayingStatuses,
  type SelfPayingDossier,
} from '@/domain/self-paying/self-paying-dossier';
import { searchText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { ListIndex, type ListColumns } from '../../data/query';
import { marketNames, provinceNames } from '../../data/reference-keys';
import { all, heldNumber, readDate, readText, when, type Condition } from '../filters';
import { masked, wholeDossier } from './self-paying-wire';
import { invalidValue, validationFailure } from '../../failures';

type Dossier = SelfPayingDossier;

/** Columns that `GET /api/app/nguoi-lao-dong-tu-dong` can be sorted by; codes sort as the names that staff see. */
const columns: ListColumns<Dossier> = {
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ ma }) => ma },
  hoTen: { kind: 'name', value: ({ hoTen }) => hoTen },
  ngaySinh: { kind: 'code', value: ({ ngaySinh }) => ngaySinh },
  gioiTinh: { kind: 'number', value: ({ gioiTinh }) => gioiTinh },
  soCccd: { kind: 'code', value: ({ soCccd }) => soCccd },
  soHoChieu: { kind: 'code', value: ({ soHoChieu }) => soHoChieu },
  dienThoai: { kind: 'code', value: ({ dienThoai }) => dienThoai },
  tinhThanhMa: { kind: 'text', value: ({ tinhThanhMa }) => provinceNames.get(tinhThanhMa) ?? null },
  thiTruongId: { kind: 'text', value: ({ thiTruongId }) => marketNames.get(thiTruongId) ?? null },
  hinhThuc: { kind: 'code', value: ({ hinhThuc }) => hinhThuc },
  donViTen: { kind: 'text', value: ({ donViTen }) => donViTen },
  thoiHanThang: { kind: 'number', value: ({ thoiHanThang }) => thoiHanThang },
  ngayXuatCanh: { kind: 'code', value: ({ ngayXuatCanh }) => ngayXuatCanh },
  hanDong: { kind: 'code', value: ({ hanDong }) => hanDong },
  soTien: { kind: 'number', value: ({ soTien }) => soTien },
  tinhTrangDong: { kind: 'number', value: ({ tinhTrangDong }) => tinhTrangDong },
  soGcn: { kind: 'code', value: ({ soGcn }) => soGcn },
  nguon: { kind: 'number', value: ({ nguon }) => nguon },
  ngayGui: { kind: 'code', value: ({ ngayGui }) => ngayGui },
  trangThai: { kind: 'number', value: ({ trangThai }) => trangThai },
  soNgayCho: { kind: 'number', value: ({ soNgayCho }) => soNgayCho },
  canhBao: { kind: 'number', value: ({ canhBao }) => canhBao.length },
};

/** For those who see numbers masked: by its place between others a number would give hidden digits away. */
const maskedColumns: ListColumns<Dossier> = {
  ...columns,
  soCccd: { kind: 'code', value: (dossier) => masked(dossier).soCccd },
  soHoChieu: { kind: 'code', value: (dossier) => masked(dossier).soHoChieu },
};

type Lists = { readonly key: string; readonly whole: ListIndex<Dossier>; readonly masked: ListIndex<Dossier> };

const lists = new WeakMap<Database, Lists>();

/** All dossiers, ready to be filtered and sorted; made anew when a table has changed or another day has begun. */
export function selfPayingList(backend: MockBackend, canViewSensitive: boolean): ListIndex<Dossier> {
  const { database, clock } = backend;
  const { selfPaying, workers, contracts, attachments, units, contributions, fundReports, fundReportLines } = database;
  const told = [selfPaying, workers, contracts, attachments, units, contributions, fundReports, fundReportLines];
  const tables = [...told, database.daysOff];
  const key = [todayAt(clock()), ...tables.map(({ version }) => version)].join(' ');
  let made = lists.get(database);
  if (made?.key !== key) {
    const papers = [...selfPaying.rows()].map((row) => wholeDossier(backend, row));
    made = { key, whole: new ListIndex(papers, columns), masked: new ListIndex(papers, maskedColumns) };
    lists.set(database, made);
  }
  return canViewSensitive ? made.whole : made.masked;
}

type Search = { readonly today: string; readonly canViewSensitive: boolean };

/** What a list request asks for, as one test of a dossier. @param isCounting Leaves the status out. */
export function selfPayingCondition(
  query: ReadonlyMap<string, string>,
  { today, canViewSensitive }: Search,
  isCounting = false,
): Condition<Dossier> {
  const filter = readText(query, 'filter');
  const statuses = selfPayingStatuses.map(({ id }) => id);
  return all<Dossier>([
    filter === undefined ? undefined : textCondition(filter, canViewSensitive),
    when(readText(query, 'thiTruongId'), (item, value) => item.thiTruongId === value),
    when(readText(query, 'tinhThanhMa'), (item, value) => item.tinhThanhMa === value),
    when(readText(query, 'hinhThuc'), (item, value) => item.hinhThuc === value),
    isCounting
      ? undefined
      : when(readNumbers(query, 'trangThai', statuses), (item, values) => values.includes(item.trangThai)),
    when(readNumbers(query, 'tinhTrangDong', idsOf(paymentStates)), (item, values) =>
      values.includes(item.tinhTrangDong),
    ),
    when(readNumbers(query, 'nguon', idsOf(dossierSources)), (item, values) => values.includes(item.nguon)),
    when(readDate(query, 'ngayGuiTu'), (item, value) => item.ngayGui.slice(0, 10) >= value),
    when(readDate(query, 'ngayGuiDen'), (item, value) => item.ngayGui.slice(0, 10) <= value),
    when(readDate(query, 'ngayXuatCanhTu'), (item, value) => item.ngayXuatCanh >= value),
    when(readDate(query, 'ngayXuatCanhDen'), (item, value) => item.ngayXuatCanh <= value),
    when(readDate(query, 'hanDongTu'), ({ hanDong }, value) => hanDong !== null && hanDong >= value),
    when(readDate(query, 'hanDongDen'), ({ hanDong }, value) => hanDong !== null && hanDong <= value),
    when(readFlag(query, 'quaHan'), (item, value) => isPaymentLate(item, today) === value),
    when(readFlag(query, 'coCanhBao'), (item, value) => item.canhBao.length > 0 === value),
  ]);
}

/** True for money that is late: accepted or still examined, and not there on the day after the last one. */
export function isPaymentLate(
  dossier: Pick<Dossier, 'hanDong' | 'tinhTrangDong' | 'trangThai'>,
  today: string,
): boolean {
  return isOwed(dossier) && dossier.hanDong !== null && daysOverdue(dossier.hanDong, today) > 0;
}

/** Names, codes and phones in part; identity numbers in part for those who see them whole, else only by the whole. */
function textCondition(filter: string, canViewSensitive: boolean): Condition<Dossier> {
  const text = searchText(filter);
  const number = heldNumber(filter);
  return ({ hoTen, ma, dienThoai, soCccd, soHoChieu }) => {
    const isNamed = searchText(hoTen).includes(text) || searchText(ma).includes(text);
    const hasNumber = [soCccd, soHoChieu].some((held) => (canViewSensitive ? held.includes(number) : held === number));
    return isNamed || (/\d/u.test(number) && (hasNumber || dienThoai.includes(number)));
  };
}

/** One or several of some numbers, joined by commas. @throws MockFailure 400 for anything else. */
function readNumbers<Value extends number>(
  query: ReadonlyMap<string, string>,
  name: string,
  allowed: readonly Value[],
): readonly Value[] | undefined {
  const text = readText(query, name);
  const values = text?.split(',').map(Number) ?? [];
  if (values.some((value) => !(allowed as readonly number[]).includes(value))) {
    throw validationFailure([invalidValue(name, text)]);
  }
  return text === undefined ? undefined : (values as Value[]);
}

function readFlag(query: ReadonlyMap<string, string>, name: string): boolean | undefined {
  const text = readText(query, name)?.toLowerCase();
  if (text !== undefined && text !== 'true' && text !== 'false') {
    throw validationFailure([invalidValue(name, text)]);
  }
  return text === undefined ? undefined : text === 'true';
}

function idsOf<Id extends number>(values: readonly { readonly id: Id }[]): readonly Id[] {
  return values.map(({ id }) => id);
}
