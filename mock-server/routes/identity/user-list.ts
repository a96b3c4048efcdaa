import { userStateOf } from '@/domain/users/sign-in-state';
import type { UserListItem } from '@/domain/users/user';
import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import { ListIndex, type ListColumns } from '../../data/query';
import { peopleOf } from '../../data/users';
import { serverTime } from '../audit';
import { all, isPartOfNumber, readInteger, readText, when, type Condition } from '../filters';

/** Columns that `GET /api/app/nguoi-dung` can be sorted by; a unit sorts by its name, roles by all of their names. */
const columns: ListColumns<UserListItem> = {
  userName: { kind: 'code', value: ({ userName }) => userName.toLowerCase() },
  hoTen: { kind: 'name', value: ({ hoTen }) => hoTen },
  email: { kind: 'code', value: ({ email }) => email.toLowerCase() },
  phoneNumber: { kind: 'code', value: ({ phoneNumber }) => phoneNumber },
  donViId: { kind: 'text', value: ({ donViTen }) => donViTen },
  donViTen: { kind: 'text', value: ({ donViTen }) => donViTen },
  vaiTro: { kind: 'text', value: ({ vaiTro }) => vaiTro.join(', ') },
  trangThai: { kind: 'number', value: ({ trangThai }) => trangThai },
  dangNhapCuoi: { kind: 'code', value: ({ dangNhapCuoi }) => dangNhapCuoi },
};

/**
 * All users of a tenant, or of the host without one, with their units, ready to be filtered and sorted.
 *
 * @param now Milliseconds since the epoch.
 */
export function userList(
  { users, units }: Database,
  now: number,
  tenantId: string | undefined,
): ListIndex<UserListItem> {
  return new ListIndex(
    peopleOf(users, tenantId).map((user) => ({
      id: user.id,
      userName: user.userName,
      hoTen: user.hoTen,
      email: user.email,
      phoneNumber: user.phoneNumber,
      donViId: user.donViId === '' ? null : user.donViId,
      donViTen: units.find(user.donViId)?.ten ?? null,
      vaiTro: user.roles,
      trangThai: userStateOf(user, now),
      dangNhapCuoi: user.lastSignInTime === null ? null : serverTime(Date.parse(user.lastSignInTime)),
      concurrencyStamp: user.concurrencyStamp,
    })),
    columns,
  );
}

/** What a list request asks for, as one test of a user; texts are compared without case and diacritics. */
export function userCondition(query: ReadonlyMap<string, string>): Condition<UserListItem> {
  const typed = readText(query, 'filter') ?? '';
  const filter = searchText(typed);
  return all<UserListItem>([
    filter === '' ? undefined : (user) => textOf(user).includes(filter) || isPartOfNumber(typed, [user.phoneNumber]),
    when(readText(query, 'donViId'), (user, value) => user.donViId === value.toLowerCase()),
    when(readText(query, 'vaiTro'), (user, value) => user.vaiTro.includes(value)),
    when(readInteger(query, 'trangThai'), (user, value) => user.trangThai === value),
  ]);
}

function textOf({ userName, hoTen, email, phoneNumber, donViTen }: UserListItem): string {
  return [userName, hoTen, email, phoneNumber, donViTen].map((text) => searchText(text ?? '')).join('\n');
}
