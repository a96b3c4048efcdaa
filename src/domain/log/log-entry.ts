import type { Schemas } from '../contract/schemas';

/** A row of the log (nhật ký hệ thống, domain dictionary §5.14). */
export type LogListItem = Schemas['NhatKyDong'];

/** An entry of the log with what was and what became. */
export type LogEntry = Schemas['NhatKy'];

/** A changed field of an entry; sensitive values are masked. */
export type LogChange = Schemas['ThayDoi'];

/** What was done. */
export type LogAction = Schemas['HanhDongNhatKy'];

/** The kind of record that it was done to. */
export type LogKind = Schemas['DoiTuongNhatKy'];

/** 1 done, 2 failed. */
export type LogResult = LogListItem['ketQua'];

/** Whether the system did it by itself: nobody is named, and it came from no address. A stranger has an address. */
export function isDoneBySystem({ nguoiDungTen, diaChiIp }: Pick<LogListItem, 'nguoiDungTen' | 'diaChiIp'>): boolean {
  return nguoiDungTen === null && diaChiIp === null;
}
