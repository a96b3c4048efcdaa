import type { Database } from './data/database';
import { peopleOf } from './data/users';

/** A demo person whom the sign-in screens offer; the password is `MockSettings.password`. */
export type DemoAccount = {
  readonly userName: string;
  readonly name: string;
  readonly roleLabel: string;
  /** `role`: someone to work as. `training`: a sign-in that the server answers in a special way. */
  readonly group: 'role' | 'training';
};

export const demoAccounts: readonly DemoAccount[] = [
  { userName: 'khoa.tm', name: 'Trần Minh Khoa', roleLabel: 'Chuyên viên Quỹ', group: 'role' },
  { userName: 'ha.lt', name: 'Lê Thu Hà', roleLabel: 'Chuyên viên thẩm định', group: 'role' },
  { userName: 'vinh.pq', name: 'Phạm Quốc Vinh', roleLabel: 'Lãnh đạo Quỹ', group: 'role' },
  { userName: 'ngan.dt', name: 'Đỗ Thị Ngân', roleLabel: 'Kế toán Quỹ', group: 'role' },
  { userName: 'dv0007.lanhdao', name: 'Vũ Quang Huy', roleLabel: 'Lãnh đạo đơn vị', group: 'role' },
  { userName: 'dv0007.nhaplieu', name: 'Nguyễn Thị Thu Trang', roleLabel: 'Cán bộ nhập liệu', group: 'role' },
  { userName: 'son.hv', name: 'Hoàng Văn Sơn', roleLabel: 'Chuyên viên Cục', group: 'role' },
  { userName: 'dv0049.khaithac', name: 'Nguyễn Thu Thảo', roleLabel: 'Chuyên viên Sở Nội vụ', group: 'role' },
  { userName: 'admin', name: 'Quản trị hệ thống', roleLabel: 'Quản trị', group: 'role' },
  { userName: 'khoa.bikhoa', name: 'Bùi Đăng Khoa', roleLabel: 'Bị khóa', group: 'training' },
  { userName: 'ngung.hoatdong', name: 'Đinh Thị Nhàn', roleLabel: 'Ngừng hoạt động', group: 'training' },
  { userName: 'hai.buoc', name: 'Lương Thế Hải', roleLabel: 'Xác thực hai bước', group: 'training' },
  { userName: 'doi.matkhau', name: 'Cao Thị Đổi', roleLabel: 'Phải đổi mật khẩu', group: 'training' },
];

/**
 * The demo's people whom a sign-in takes: in a tenant, not those whose user name somebody of its own has.
 *
 * @param tenantId `undefined` or `null` for the host.
 */
export function accountsIn(
  { users }: Pick<Database, 'users'>,
  tenantId: string | null | undefined,
): readonly DemoAccount[] {
  const own = peopleOf(users, tenantId).filter((user) => user.tenantId !== undefined);
  const taken = new Set(own.map(({ userName }) => userName.toUpperCase()));
  return demoAccounts.filter(({ userName }) => !taken.has(userName.toUpperCase()));
}
