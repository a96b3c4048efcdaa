/** A user of the demo back end. Everybody has the password `MockSettings.password` until they change it. */
export type UserRow = {
  readonly id: string;
  readonly userName: string;
  /** Full name, in Vietnamese order. */
  readonly hoTen: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  /** Role codes of domain dictionary §3.1, e.g. `chuyen-vien-quy`. */
  readonly roles: readonly string[];
  /** `''` for a person who registered on their own and whom nobody has given a unit yet. */
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
  /** Signs in through another service: the password is not ours to change. */
  readonly isExternal?: boolean;
  /** Has never had a local password. */
  readonly isWithoutPassword?: boolean;
  readonly concurrencyStamp: string;
};
