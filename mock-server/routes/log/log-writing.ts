import { logKeptMonths } from '@/domain/log/log-period';
import { addMonths, todayAt } from '@/domain/format/calendar';

import type { MockBackend } from '../../backend';
import { fictitiousAddress } from '../../data/fictitious-address';
import type { LogRow } from '../../data/log-row';
import { presentDevice } from '../../issuer/sign-in-events';
import { serverTime } from '../audit';

type Happening = Pick<
  LogRow,
  'hanhDong' | 'doiTuong' | 'maBanGhi' | 'banGhiId' | 'maLoi' | 'thoiLuongMs' | 'thayDoi'
> & {
  /** Who did it; nobody is known of a sign-in under a name that nobody has. */
  readonly userId: string | undefined;
  /** What an address is made up of where nobody is known. */
  readonly stranger?: string;
  /** Nobody did it, and it came from nowhere: the back end did it by itself. */
  readonly isBySystem?: true;
} & Partial<Pick<LogRow, 'cuaBanGhiId'>>;

/** Writes an entry, and drops those that are older than 24 months. */
export function writeLog({ database, clock }: Pick<MockBackend, 'database' | 'clock'>, happening: Happening): void {
  const { userId, stranger = '', isBySystem, ...entry } = happening;
  const user = userId === undefined ? undefined : database.users.find(userId);
  const unit = user === undefined ? undefined : database.units.find(user.donViId);
  database.logEntries.put({
    id: crypto.randomUUID(),
    thoiGian: serverTime(clock()),
    nguoiDungId: user?.id ?? null,
    nguoiDungTen: user?.hoTen ?? null,
    donViId: unit?.id ?? null,
    donViTen: unit?.ten ?? null,
    diaChiIp: isBySystem === true ? null : fictitiousAddress(user?.id ?? stranger, user?.loaiDonViId),
    thietBi: isBySystem === true ? null : presentDevice(),
    ketQua: entry.maLoi === null ? 1 : 2,
    ...entry,
  });
  dropOldEntries({ database, clock });
}

/** The first day whose entries are kept, as an ISO date. */
export function firstLogDay(now: number): string {
  const today = todayAt(now);
  return addMonths(today, -logKeptMonths) ?? today;
}

/** Entries stand in the order in which they were written, so the old ones are the first. */
function dropOldEntries({ database, clock }: Pick<MockBackend, 'database' | 'clock'>): void {
  const first = firstLogDay(clock());
  for (const { id, thoiGian } of database.logEntries.rows()) {
    if (thoiGian >= first) {
      return;
    }
    database.logEntries.remove(id);
  }
}
