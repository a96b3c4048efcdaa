import type { LogKind } from '@/domain/log/log-entry';
import { maskIdentity } from '@/domain/format/identities';

import { fictitiousAddress } from '../../fictitious-address';
import type { LogRow } from '../../log-row';
import { actionOfStep } from '../../step-actions';
import type { TableSeeds } from '../../table-rows';
import type { UserRow } from '../../users';
import { addMonths, dayOf, demoBaseDate, isoOf } from '../days';
import { seedId } from '../ids';
import { createRandom, weighted, type Random } from '../random';

/** Rows of the demo log (domain dictionary §11), and how many of them at most are steps of records. */
const logSize = 10_000;
const mostSteps = 7_200;
const keptMonths = 24;

type Draft = Pick<LogRow, 'thoiGian' | 'hanhDong' | 'doiTuong' | 'maBanGhi' | 'banGhiId'> &
  Partial<Pick<LogRow, 'maLoi' | 'thayDoi'>> & { readonly user: UserRow | undefined };

type Sources = Pick<
  TableSeeds,
  | 'stepHistory'
  | 'users'
  | 'units'
  | 'workers'
  | 'fundReports'
  | 'revenueReports'
  | 'documentReports'
  | 'selfPaying'
  | 'payIns'
  | 'supportRequests'
>;

/**
 * The entries before the demo data were taken, oldest first: every step that stands in a record's history, and around
 * them sign-ins, looks at sensitive data, exports and corrections.
 */
export function seedLog(sources: Sources): readonly LogRow[] {
  const random = createRandom('log');
  const steps = loggedSteps(sources);
  const others = otherEntries(sources, random, logSize - steps.length);
  const unitNames = new Map(sources.units().map(({ id, ten }) => [id, ten]));
  const drafts = [...steps, ...others].sort((left, right) => (left.thoiGian < right.thoiGian ? -1 : 1));
  return drafts.map((draft, index) => entry(unitNames, draft, index + 1, random));
}

function entry(
  unitNames: ReadonlyMap<string, string>,
  { user, ...draft }: Draft,
  number: number,
  random: Random,
): LogRow {
  const donViTen = unitNames.get(user?.donViId ?? '') ?? null;
  const maLoi = draft.maLoi ?? null;
  return {
    id: seedId('log', number),
    nguoiDungId: user?.id ?? null,
    nguoiDungTen: user?.hoTen ?? null,
    donViId: donViTen === null ? null : (user?.donViId ?? null),
    donViTen,
    diaChiIp: user === undefined ? null : fictitiousAddress(user.id, user.loaiDonViId),
    thietBi: user === undefined ? null : (devices[number % devices.length] ?? null),
    ketQua: maLoi === null ? 1 : 2,
    thoiLuongMs: Math.round(random.triangular(18, 1_400, 70)),
    thayDoi: [],
    ...draft,
    maLoi,
  };
}

const devices = ['Chrome 130 · Windows', 'Edge 130 · Windows', 'Firefox 132 · Windows', 'Safari 18 · macOS'] as const;

/** The latest steps of records, with the status they led from and to. */
function loggedSteps(sources: Sources): readonly Draft[] {
  const from = isoOf(addMonths(dayOf(demoBaseDate), -keptMonths));
  const records = recordsById(sources);
  const users = new Map(sources.users().map((user) => [user.id, user]));
  return sources
    .stepHistory()
    .flatMap((step) => {
      const record = records.get(step.banGhiId);
      return record === undefined || step.thoiGian < from || step.thoiGian >= demoBaseDate ? [] : [{ step, record }];
    })
    .sort(({ step: left }, { step: right }) => (left.thoiGian < right.thoiGian ? 1 : -1))
    .slice(0, mostSteps)
    .map(({ step: { thoiGian, hanhDong, banGhiId, nguoiThucHienId, tuTrangThai, denTrangThai }, record }) => ({
      thoiGian,
      hanhDong: actionOfStep(hanhDong),
      doiTuong: record.doiTuong,
      maBanGhi: record.ma,
      banGhiId,
      user: nguoiThucHienId === null ? undefined : users.get(nguoiThucHienId),
      thayDoi:
        tuTrangThai === denTrangThai
          ? []
          : [{ truong: 'trangThai', cu: tuTrangThai === null ? null : String(tuTrangThai), moi: String(denTrangThai) }],
    }));
}

function recordsById(sources: Sources): ReadonlyMap<string, { readonly doiTuong: LogKind; readonly ma: string }> {
  const kinds = [
    ['bao-cao-quy', sources.fundReports],
    ['bao-cao-doanh-thu', sources.revenueReports],
    ['bao-cao-tai-lieu', sources.documentReports],
    ['nguoi-lao-dong-tu-dong', sources.selfPaying],
    ['phieu-nop-quy', sources.payIns],
    ['yeu-cau-ho-tro', sources.supportRequests],
  ] as const;
  return new Map(kinds.flatMap(([doiTuong, rows]) => rows().map(({ id, ma }) => [id, { doiTuong, ma }] as const)));
}

type OtherKind = 'signIn' | 'signOut' | 'failure' | 'look' | 'export' | 'correction';

const otherKinds = weighted<OtherKind>([
  ['signIn', 44],
  ['signOut', 20],
  ['failure', 4],
  ['look', 14],
  ['export', 6],
  ['correction', 6],
]);

const failureCodes = weighted<string>([
  ['LoginInvalidUserNameOrPassword', 60],
  ['token_refresh_error', 15],
  ['LoginLockedout', 8],
  ['code_error', 7],
  ['silent_refresh_timeout', 5],
  ['invalid_nonce_in_state', 3],
  ['popup_blocked', 2],
]);

const exportedKinds: readonly LogKind[] = ['nguoi-lao-dong', 'dong-gop-quy', 'bao-cao-quy', 'phieu-nop-quy', 'don-vi'];

/** Days back from the base date: half of them within the last three months. */
const daysBack = 600;

function otherEntries(sources: Sources, random: Random, length: number): readonly Draft[] {
  const people = sources.users().filter(({ isActive }) => isActive);
  const staff = people.filter(({ loaiDonViId }) => loaiDonViId === 100);
  const workers = sources.workers();
  const session = (user: UserRow) =>
    ({ doiTuong: 'phien-dang-nhap', maBanGhi: user.userName, banGhiId: null, user }) as const;
  return Array.from({ length }, (): Draft => {
    const thoiGian = workingMoment(random);
    const user = random.pick(random.chance(0.45) ? staff : people);
    const officer = random.pick(staff);
    const worker = random.pick(workers);
    const ofWorker = {
      doiTuong: 'nguoi-lao-dong',
      maBanGhi: maskIdentity(worker.soCccd),
      banGhiId: worker.id,
    } as const;
    switch (otherKinds(random)) {
      case 'signIn':
        return { thoiGian, hanhDong: 'dang-nhap', ...session(user) };
      case 'signOut':
        return { thoiGian, hanhDong: 'dang-xuat', ...session(user) };
      case 'failure':
        return { thoiGian, hanhDong: 'dang-nhap-that-bai', ...session(user), maLoi: failureCodes(random) };
      case 'look':
        return { thoiGian, hanhDong: 'xem-nhay-cam', ...ofWorker, user: officer };
      case 'export': {
        const moi = String(random.integer(20, 4_000));
        const thayDoi = [{ truong: 'soDong', cu: null, moi }];
        const doiTuong = random.pick(exportedKinds);
        return { thoiGian, hanhDong: 'xuat', doiTuong, maBanGhi: null, banGhiId: null, user: officer, thayDoi };
      }
      case 'correction': {
        const moi = worker.dienThoai ?? '0900000000';
        const cu = `${moi.slice(0, 7)}${String(random.integer(100, 999))}`;
        const isStale = random.chance(0.06);
        const thayDoi = isStale ? [] : [{ truong: 'dienThoai', cu, moi }];
        return { thoiGian, hanhDong: 'sua', ...ofWorker, user: officer, thayDoi, maLoi: isStale ? '409' : null };
      }
    }
  });
}

/** A moment of a working day before the base date, in server time. */
function workingMoment(random: Random): string {
  const day = dayOf(demoBaseDate) - 1 - Math.floor(daysBack * random.next() ** 2.2);
  const weekday = (day + 4) % 7;
  const workday = day - (weekday === 0 ? 2 : weekday === 6 ? 1 : 0);
  const second = Math.floor(random.triangular(7.5 * 3_600, 18 * 3_600, 9 * 3_600));
  const time = new Date(second * 1_000).toISOString().slice(11, 23);
  return `${isoOf(workday)}T${time}`;
}
