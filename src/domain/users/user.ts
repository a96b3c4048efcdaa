import type { ExtraProperties } from '../abp/handed-back';
import type { NamedValue } from '../reference/named-value';

/**
 * A row of `GET /api/app/nguoi-dung`: ABP's own list of users names neither units nor roles, so the product has one that
 * does. Filters: `donViId`, `vaiTro`, `trangThai` (`UserState`).
 */
export type UserListItem = {
  readonly id: string;
  readonly userName: string;
  /** Full name in Vietnamese order: surname, middle name, name. */
  readonly hoTen: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly donViId: string | null;
  readonly donViTen: string | null;
  /** Names of the roles, as ABP keys them. */
  readonly vaiTro: readonly string[];
  readonly trangThai: UserState;
  /** Time without a zone; `null` for a person who has never signed in. */
  readonly dangNhapCuoi: string | null;
  readonly concurrencyStamp: string;
};

/** Trạng thái of a user: locked until its time is over or somebody unlocks, inactive where `isActive` is false. */
export const userState = { active: 1, locked: 2, inactive: 3 } as const;

export type UserState = (typeof userState)[keyof typeof userState];

export const userStates = [
  { id: userState.active, ten: 'Đang hoạt động', tenEn: 'Active' },
  { id: userState.locked, ten: 'Bị khóa', tenEn: 'Locked' },
  { id: userState.inactive, ten: 'Ngừng hoạt động', tenEn: 'Inactive' },
] as const satisfies readonly NamedValue<UserState>[];

/** What the product adds to ABP's user under `extraProperties`; dictionary keys keep their case. */
export type UserExtraProperties = ExtraProperties & {
  /** The unit a person works for; absent or `null` for one who registered on their own. */
  readonly DonViId?: string | null;
};

/** What of a user a form edits; the body of `POST` and `PUT /api/identity/users` is made of it. */
export type UserInput = {
  readonly userName: string;
  /** Họ và tên đệm. */
  readonly surname: string | null;
  /** Tên. */
  readonly name: string | null;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly donViId: string;
  readonly isActive: boolean;
  /** Whether failed sign-ins may lock the account. */
  readonly lockoutEnabled: boolean;
  readonly roleNames: readonly string[];
  /** Needed for a new user; `null` keeps the present one. */
  readonly password: string | null;
};

/** ABP's `IdentityUserDto` with the roles of `GET …/{id}/roles` and the unit of `extraProperties`, flattened. */
export type User = Omit<UserInput, 'password'> & {
  readonly id: string;
  readonly tenantId: string | null;
  readonly emailConfirmed: boolean;
  readonly phoneNumberConfirmed: boolean;
  readonly accessFailedCount: number;
  /** ISO time with zone until which signing in is refused; may lie in the past. */
  readonly lockoutEnd: string | null;
  readonly lastPasswordChangeTime: string | null;
  readonly creationTime: string;
  readonly lastModificationTime: string | null;
  readonly concurrencyStamp: string;
  /** Everything under `extraProperties`: a change sends it back as it came, with the unit of the form. */
  readonly extraProperties: UserExtraProperties;
};

/** Surname and name as one, in Vietnamese order; the user name where there is neither. */
export function fullNameOf({ surname, name, userName }: Pick<User, 'surname' | 'name' | 'userName'>): string {
  return [surname, name].filter((part) => part !== null && part !== '').join(' ') || userName;
}

/** How people call a person with an account: by name and by user name, which alone is unique. */
export function personLabel(fullName: string, userName: string): string {
  return fullName === userName ? userName : `${fullName} (${userName})`;
}
