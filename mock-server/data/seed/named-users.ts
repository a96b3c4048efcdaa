import { fundUnitTypeId } from '@/domain/constants';
import type { UserRow } from '../users';
import { seedId, seedStamp } from './ids';

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
  { userName: 'admin', hoTen: 'Quản trị hệ thống', roles: ['quan-tri'], unitNumber: fundUnitNumber },
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
  },
];

export const namedUsers: readonly UserRow[] = people.map(({ unitNumber, ...person }, index) =>
  userRow(index + 1, unitNumber, person),
);

/** A user row with everything that is the same for most. */
export function userRow(
  number: number,
  unitNumber: number,
  person: Pick<UserRow, 'userName' | 'hoTen' | 'roles'> & Partial<UserRow>,
): UserRow {
  const id = seedId('users', number);
  return {
    id,
    email: `${person.userName}@example.com`,
    phoneNumber: `0900001${String(number).padStart(3, '0')}`,
    donViId: seedId('units', unitNumber),
    loaiDonViId: fundUnitTypeId,
    tinhThanhMa: null,
    isActive: true,
    twoFactorEnabled: false,
    mustChangePassword: false,
    accessFailedCount: 0,
    lockoutEnd: null,
    concurrencyStamp: seedStamp(id),
    ...person,
  };
}
