import { fundUnitTypeId } from '@/domain/constants';
import { offsetTime } from '../../moments';
import { nameParts, type UserRow } from '../../users';
import { dayOf, demoBaseDate } from '../days';
import { installationTime, seedId, seedStamp } from '../ids';
import { createRandom } from '../random';

/** The day on which the locked demo user may sign in again: never within a course. */
const lockedUntil = '2099-12-31T00:00:00+00:00';

type NamedUser = Pick<UserRow, 'userName' | 'hoTen' | 'roles'> & Partial<UserRow> & { readonly unitNumber: number };

/** Numbers of the units that the named people belong to: `DV` and these digits. */
export const fundUnitNumber = 60;
const dolabUnitNumber = 59;
const demoUnitNumber = 7;

/** The people of tours and tests (domain dictionary §11), and one user for each way in which sign-in can be refused. */
const people: readonly NamedUser[] = [
  { userName: 'khoa.tm', hoTen: 'Trần Minh Khoa', roles: ['chuyen-vien-quy'], unitNumber: fundUnitNumber },
  { userName: 'ha.lt', hoTen: 'Lê Thu Hà', roles: ['chuyen-vien-quy'], unitNumber: fundUnitNumber },
  { userName: 'vinh.pq', hoTen: 'Phạm Quốc Vinh', roles: ['lanh-dao-quy'], unitNumber: fundUnitNumber },
  { userName: 'ngan.dt', hoTen: 'Đỗ Thị Ngân', roles: ['ke-toan-quy'], unitNumber: fundUnitNumber },
  {
    userName: 'admin',
    surname: null,
    name: 'Quản trị hệ thống',
    hoTen: 'Quản trị hệ thống',
    roles: ['quan-tri'],
    unitNumber: fundUnitNumber,
  },
  {
    userName: 'son.hv',
    hoTen: 'Hoàng Văn Sơn',
    roles: ['dolab-khai-thac'],
    unitNumber: dolabUnitNumber,
    loaiDonViId: 13,
  },
  {
    userName: 'dv0007.lanhdao',
    hoTen: 'Vũ Quang Huy',
    roles: ['don-vi-lanh-dao'],
    unitNumber: demoUnitNumber,
    loaiDonViId: 2,
  },
  {
    userName: 'dv0007.nhaplieu',
    hoTen: 'Nguyễn Thị Thu Trang',
    roles: ['don-vi-nhap-lieu'],
    unitNumber: demoUnitNumber,
    loaiDonViId: 2,
  },
  {
    userName: 'khoa.bikhoa',
    hoTen: 'Bùi Đăng Khoa',
    roles: ['chuyen-vien-quy'],
    unitNumber: fundUnitNumber,
    accessFailedCount: 5,
    lockoutEnd: lockedUntil,
  },
  {
    userName: 'ngung.hoatdong',
    hoTen: 'Đinh Thị Nhàn',
    roles: ['chuyen-vien-quy'],
    unitNumber: fundUnitNumber,
    isActive: false,
    lastSignInTime: '2026-06-30T09:12:40.000+00:00',
  },
  {
    userName: 'hai.buoc',
    hoTen: 'Lương Thế Hải',
    roles: ['chuyen-vien-quy'],
    unitNumber: fundUnitNumber,
    twoFactorEnabled: true,
  },
  {
    userName: 'doi.matkhau',
    hoTen: 'Cao Thị Đổi',
    roles: ['chuyen-vien-quy'],
    unitNumber: fundUnitNumber,
    mustChangePassword: true,
    lastSignInTime: null,
  },
];

export const namedUsers: readonly UserRow[] = people.map(({ unitNumber, ...person }, index) =>
  userRow(index + 1, unitNumber, person),
);

/** The id of the person who is called so; `null` where there is none. */
export function idNamed(users: readonly UserRow[], wanted: string): string | null {
  return users.find(({ userName }) => userName === wanted)?.id ?? null;
}

/** A user row with everything that is the same for most. */
export function userRow(
  number: number,
  unitNumber: number,
  person: Pick<UserRow, 'userName' | 'hoTen' | 'roles'> & Partial<UserRow>,
): UserRow {
  const id = seedId('users', number);
  return {
    id,
    ...nameParts(person.hoTen),
    email: `${person.userName}@example.com`,
    phoneNumber: `0900001${String(number).padStart(3, '0')}`,
    donViId: seedId('units', unitNumber),
    loaiDonViId: fundUnitTypeId,
    tinhThanhMa: null,
    isActive: true,
    twoFactorEnabled: false,
    mustChangePassword: false,
    lockoutEnabled: true,
    accessFailedCount: 0,
    lockoutEnd: null,
    lastSignInTime: lastSignInOf(number),
    lastPasswordChangeTime: null,
    extraProperties: {},
    creationTime: installationTime,
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
    ...person,
  };
}

/** A moment in the working hours of the three weeks before the demo's day; one in fifteen has never signed in. */
function lastSignInOf(number: number): string | null {
  const random = createRandom(`sign-in of user ${number}`);
  if (number > people.length && random.chance(1 / 15)) {
    return null;
  }
  const weekdaysBack = random.integer(0, 14);
  const friday = dayOf(demoBaseDate) - 2;
  const day = friday - Math.floor(weekdaysBack / 5) * 7 - (weekdaysBack % 5);
  const secondOfDay = random.integer(1 * 3_600, 10 * 3_600);
  return offsetTime((day * 86_400 + secondOfDay) * 1_000);
}
