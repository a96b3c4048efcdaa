import { maskIdentity } from '@/domain/format/identities';

import type { MockBackend } from '../../backend';
import type { SignInEvent } from '../../issuer/sign-in-events';
import { changesBetween } from './log-changes';
import { writeLog } from './log-writing';

const actions = { signedIn: 'dang-nhap', signedOut: 'dang-xuat', failed: 'dang-nhap-that-bai' } as const;

/**
 * Writes down a sign-in, a sign-out, a refusal or a password that had to be changed first; a name that nobody has may be a
 * password in the wrong field.
 */
export function recordSignInEvent(backend: Pick<MockBackend, 'database' | 'clock'>, event: SignInEvent): void {
  if (event.kind === 'passwordChanged') {
    recordPasswordChange(backend, event);
    return;
  }
  const known = event.userId === undefined ? undefined : backend.database.users.find(event.userId);
  const typed = event.kind === 'failed' ? event.userName : '';
  writeLog(backend, {
    hanhDong: actions[event.kind],
    doiTuong: 'phien-dang-nhap',
    maBanGhi: known?.userName ?? maskIdentity(typed),
    banGhiId: null,
    maLoi: event.kind === 'failed' ? event.code : null,
    thoiLuongMs: 0,
    thayDoi: [],
    userId: event.userId,
    stranger: typed,
  });
}

function recordPasswordChange(
  { database, clock }: Pick<MockBackend, 'database' | 'clock'>,
  { userId, before }: Extract<SignInEvent, { readonly kind: 'passwordChanged' }>,
): void {
  const entry = { hanhDong: 'sua', doiTuong: 'nguoi-dung', maBanGhi: before.userName, banGhiId: userId } as const;
  const thayDoi = changesBetween(database, before, database.users.find(userId));
  writeLog({ database, clock }, { ...entry, userId, maLoi: null, thoiLuongMs: 0, thayDoi });
}
