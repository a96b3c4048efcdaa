import { revenueItems } from '../reference/revenue-items';
import { contributionSources, contributionStatuses, postingKinds } from '../contributions/contribution-lists';
import { dayKinds } from '../days-off/day-off-lists';
import { payInKinds, payInMethods, payInStatuses, type DifferenceHandling } from '../pay-ins/pay-in';
import { contributionStates, departureForms, employmentStates, returnReasons } from '../reference/contract-lists';
import { documents } from '../reference/documents';
import { forceStates } from '../reference/force-states';
import type { NamedValue } from '../reference/named-value';
import { paymentStates as reportPaymentStates } from '../reference/payment-states';
import { educationLevels, sexes } from '../reference/person-lists';
import { regions } from '../reference/regions';
import { reportStatuses } from '../reference/report-statuses';
import { unitStates } from '../reference/unit-lists';
import { debtAges, dimensions, measures } from '../reports/contract-facts';
import { allMarkets } from '../reports/drill-filters';
import {
  dossierSources,
  paymentHistoryOffset,
  paymentMethods,
  paymentStates,
  selfPayingForms,
  selfPayingStatuses,
} from '../self-paying/self-paying-dossier';
import {
  beneficiaries,
  paperKinds,
  supportForms,
  supportLimits,
  supportMethods,
  tierCriteria,
} from '../support-types/support-type-lists';
import type { SubmittedPaperState } from '../support/support-checklist';
import {
  filingWays,
  flightClasses,
  lossEvents,
  supportPaymentStates,
  supportReasons,
  supportRelations,
  supportStatuses,
} from '../support/support-lists';
import { userStates } from '../users/user';
import { suspicionReasons } from '../workers/worker-suspects';
import type { LogKind } from './log-entry';
import type { LogField } from './log-field-kinds';
import { namedFields } from './log-field-names';
import { filterFields } from './log-filter-names';
import { keptFields } from './log-kept-field-names';
import { logActions, logActors, logKinds, logResults } from './log-lists';

type CodedValues = readonly NamedValue<string | number>[];

/** In the words of the receipt and of the list of papers, which choose between them by sentences and not by a list. */
const differenceHandlings: readonly NamedValue<DifferenceHandling>[] = [
  { id: 1, ten: 'Nhận theo thực tế', tenEn: 'Take as received' },
  { id: 2, ten: 'Trả lại phần thừa', tenEn: 'Give the excess back' },
];
const paperStates: readonly NamedValue<SubmittedPaperState>[] = [
  { id: 'co', ten: 'Có', tenEn: 'There' },
  { id: 'thieu', ten: 'Thiếu', tenEn: 'Missing' },
  { id: 'khong-ap-dung', ten: 'Không áp dụng', tenEn: 'Does not apply' },
];

/** Coded fields that mean the same in whatever they lie. */
const codes: Readonly<Record<string, CodedValues>> = {
  gioiTinh: sexes,
  trinhDo: educationLevels,
  hinhThucDi: departureForms,
  lyDoVeNuoc: returnReasons,
  quanHe: supportRelations,
  taiLieuId: documents,
  khuVuc: regions,
  tuoiNo: debtAges,
  tinhTrangNop: reportPaymentStates,
  tinhTrangChi: supportPaymentStates,
};

/** Coded fields of one kind of record; those of its rows without the row's number. */
const codesOf: Partial<Readonly<Record<LogKind, Readonly<Record<string, CodedValues>>>>> = {
  'bao-cao-quy': { trangThai: reportStatuses },
  'bao-cao-doanh-thu': { trangThai: reportStatuses },
  'bao-cao-tai-lieu': {
    trangThai: reportStatuses,
    thiTruongId: [allMarkets],
    'chiTiet.thiTruongId': [allMarkets],
  },
  // No two of the seven reports mean something else by a filter of one name.
  'bao-cao': {
    thiTruongId: [allMarkets],
    chieu: dimensions,
    chiTieu: measures,
    trangThai: reportStatuses,
    hinhThuc: selfPayingForms,
    nguon: dossierSources,
  },
  'nguoi-lao-dong-tu-dong': {
    // Entries of payments from before they had a field of their own have them above the statuses.
    trangThai: [
      ...selfPayingStatuses,
      ...paymentStates.map((state) => ({ ...state, id: state.id + paymentHistoryOffset })),
    ],
    tinhTrangDong: paymentStates,
    hinhThuc: selfPayingForms,
    hinhThucNop: paymentMethods,
    nguon: dossierSources,
  },
  'dong-gop-quy': { nguonDong: contributionSources, trangThai: contributionStatuses, 'butToan.loai': postingKinds },
  'phieu-nop-quy': {
    trangThai: payInStatuses,
    hinhThuc: payInMethods,
    loai: payInKinds,
    'phanBo.loai': payInKinds,
    xuLyChenhLech: differenceHandlings,
  },
  'yeu-cau-ho-tro': {
    trangThai: supportStatuses,
    hinhThucNop: filingWays,
    'truongHop.lyDoHoTro': supportReasons,
    'truongHop.giayTo.tinhTrang': paperStates,
    'truongHop.rieng.loaiSuKien': lossEvents,
    'truongHop.rieng.hangVe': flightClasses,
  },
  'nguoi-lao-dong': {
    tinhTrang: employmentStates,
    dongQuy: contributionStates,
    lyDo: suspicionReasons,
    'hopDong.tinhTrang': employmentStates,
    'hopDong.dongQuy': contributionStates,
  },
  'don-vi': { trangThai: unitStates },
  'dm-so-tien-dong-quy': { khoanThu: revenueItems, tinhTrang: forceStates },
  'dm-loai-ho-tro': {
    doiTuong: beneficiaries,
    hieuLuc: forceStates,
    cachTinh: supportMethods,
    gioiHanLan: supportLimits,
    bieuMau: supportForms,
    'bangMuc.tieuChi': tierCriteria,
    'thanhPhanHoSo.hinhThuc': paperKinds,
  },
  'ngay-nghi': { loai: dayKinds },
  'nguoi-dung': { trangThai: userStates },
  'nhat-ky': { hanhDong: logActions, doiTuong: logKinds, ketQua: logResults, nguoiDungId: logActors },
};

/** The last part of a field's name: that of the record itself, or of a row inside it. */
export function logFieldOf(truong: string): LogField | undefined {
  const name = truong.split('.').at(-1) ?? '';
  return ownValue(namedFields, name) ?? ownValue(keptFields, name) ?? ownValue(filterFields, name);
}

const wireNames = new Map(
  [namedFields, keptFields, filterFields].flatMap((fields) =>
    Object.keys(fields).map((name) => [name.toLowerCase(), name] as const),
  ),
);

/** A field as the wire writes it, by its name in any case: names of a query come in every one. */
export function wireFieldOf(name: string): string {
  return wireNames.get(name.toLowerCase()) ?? name;
}

/** Names of the coded values of a field; `undefined` for one whose values speak for themselves. */
export function logValuesOf(kind: LogKind, truong: string): CodedValues | undefined {
  const parts = truong.split('.').filter((part) => !/^\d+$/u.test(part));
  return ownValue(codesOf[kind] ?? {}, parts.join('.')) ?? ownValue(codes, parts.at(-1) ?? '');
}

/** What a table holds under a name that came from outside: never what every object has, as `constructor`. */
export function ownValue<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
