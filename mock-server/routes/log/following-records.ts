import type { LogKind } from '@/domain/log/log-entry';

import type { MockBackend } from '../../backend';
import type { MockUser } from '../../routing';
import { changesBetween } from './log-changes';
import { recordOf, type LoggedRecord } from './log-subjects';
import { writeLog } from './log-writing';

type Following = {
  readonly kind: LogKind;
  readonly id: string;
  /** The record as it was; `undefined` for one that the call has made. */
  readonly was: LoggedRecord | undefined;
};

/**
 * Notes what a call made of a record that has no steps, beside the one that it was about: ABP notes every entity that a
 * request changes. To be called once nothing of the call can be refused any more.
 */
export function logFollowing(backend: MockBackend, { kind, id, was }: Following, user: Pick<MockUser, 'id'>): void {
  const is = recordOf(backend.database, kind, id);
  const thayDoi = changesBetween(backend.database, was?.row, is?.row);
  if (is !== undefined && thayDoi.length > 0) {
    writeLog(backend, {
      hanhDong: was === undefined ? 'them' : 'sua',
      doiTuong: kind,
      maBanGhi: is.ma,
      banGhiId: id,
      maLoi: null,
      thoiLuongMs: 0,
      thayDoi,
      userId: user.id,
    });
  }
}
