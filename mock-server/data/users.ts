/** A user of the demo back end. Passwords are checked against `MockSettings.password`, the same for everybody. */
export type UserRow = {
  readonly id: string;
  readonly userName: string;
  /** Full name, in Vietnamese order. */
  readonly hoTen: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  /** Role codes of domain dictionary §3.1, e.g. `chuyen-vien-quy`. */
  readonly roles: readonly string[];
  readonly donViId: string;
  readonly loaiDonViId: number;
  /** Province whose data a provincial authority (unit type 3) may read. */
  readonly tinhThanhMa: string | null;
  readonly isActive: boolean;
  readonly twoFactorEnabled: boolean;
  readonly mustChangePassword: boolean;
  readonly accessFailedCount: number;
  /** ISO time until which sign-in is refused. */
  readonly lockoutEnd: string | null;
  readonly concurrencyStamp: string;
};
