import { provincialUnitTypeId } from '@/domain/constants';

import type { UnitRow } from './rows';
import type { Table } from './table';

/** A user of the demo back end. Everybody has the password `MockSettings.password` until they change it. */
export type UserRow = {
  readonly id: string;
  /** The tenant whose own the person is; absent for the host's people, whom all tenants share. */
  readonly tenantId?: string;
  readonly userName: string;
  /** Surname with the middle name. */
  readonly surname: string | null;
  readonly name: string | null;
  /** Full name, in Vietnamese order: surname and name, or the user name where there is neither. */
  readonly hoTen: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  /** Names of roles that exist, e.g. `chuyen-vien-quy` (domain dictionary §3.1). */
  readonly roles: readonly string[];
  /** `''` for a person who registered on their own and whom nobody has given a unit yet. */
  readonly donViId: string;
  readonly loaiDonViId: number;
  /** Province whose data a provincial authority (unit type 3) may read. */
  readonly tinhThanhMa: string | null;
  readonly isActive: boolean;
  readonly twoFactorEnabled: boolean;
  readonly mustChangePassword: boolean;
  /** Whether failed sign-ins may lock the account; an administrator may lock it all the same. */
  readonly lockoutEnabled: boolean;
  readonly accessFailedCount: number;
  /** ISO time with zone until which sign-in is refused. */
  readonly lockoutEnd: string | null;
  /** The same end where failed sign-ins have set it; of no meaning once the lock has another. */
  readonly failuresLockEnd?: string;
  /** ISO time with zone; `null` for a person who has never signed in. */
  readonly lastSignInTime: string | null;
  /** ISO time with zone; `null` while the first password stands. */
  readonly lastPasswordChangeTime: string | null;
  /** Signs in through another service: the password is not ours to change. */
  readonly isExternal?: boolean;
  /** Has never had a local password. */
  readonly isWithoutPassword?: boolean;
  /** What clients keep with a user beside the unit. */
  readonly extraProperties: Readonly<Record<string, unknown>>;
  /** Server time without a zone, as are the other times of the audit. */
  readonly creationTime: string;
  readonly creatorId: string | null;
  readonly lastModificationTime: string | null;
  readonly lastModifierId: string | null;
  readonly concurrencyStamp: string;
  /** Set of a person who was removed: kept, as ABP keeps them, so that what they did keeps their name. */
  readonly isDeleted?: true;
};

/** What decides which rows the people of a unit see (DS1–DS5); nothing for a person without one. */
export function placeOf(unit: UnitRow | undefined): Pick<UserRow, 'donViId' | 'loaiDonViId' | 'tinhThanhMa'> {
  return {
    donViId: unit?.id ?? '',
    loaiDonViId: unit?.loaiDonViId ?? 0,
    tinhThanhMa: unit?.loaiDonViId === provincialUnitTypeId ? unit.tinhThanhMa : null,
  };
}

/** Takes the people of a unit along when its type or its province changes: they see what it may see now, and no more. */
export function followUnit(users: Table<UserRow>, unit: UnitRow): void {
  for (const user of [...users.rows()].filter(({ donViId }) => donViId === unit.id)) {
    users.put({ ...user, ...placeOf(unit) });
  }
}

/**
 * The people that there are in a tenant: its own and the host's, but for those whose user name somebody of its own has.
 * Without a tenant, the host's alone.
 */
export function peopleOf(users: Table<UserRow>, tenantId: string | null | undefined): readonly UserRow[] {
  const known = [...users.rows()].filter((user) => isPersonOf(user, tenantId));
  const own = known.filter((user) => user.tenantId !== undefined);
  const ownNames = new Set(own.map(({ userName }) => userName.toUpperCase()));
  const shared = known.filter((user) => user.tenantId === undefined && !ownNames.has(user.userName.toUpperCase()));
  return own.length === 0 ? known : [...own, ...shared];
}

/** The person who signs in by this user name or e-mail address, in whatever letters. */
export function findByName(people: readonly UserRow[], name: string): UserRow | undefined {
  const wanted = name.trim().toUpperCase();
  return people.find(({ userName, email }) => userName.toUpperCase() === wanted || email.toUpperCase() === wanted);
}

/** The person of an id, where they are a person of the tenant, or of the host without one. */
export function personOf(users: Table<UserRow>, id: string, tenantId: string | null | undefined): UserRow | undefined {
  const user = users.find(id);
  return user !== undefined && isPersonOf(user, tenantId) ? user : undefined;
}

/** True for the host's people everywhere, and for a tenant's own there. */
export function isPersonOf({ tenantId }: UserRow, wanted: string | null | undefined): boolean {
  return tenantId === undefined || tenantId === wanted;
}

/** Surname with the middle name, and name, of a full name in Vietnamese order. */
export function nameParts(fullName: string): Pick<UserRow, 'surname' | 'name'> {
  const words = fullName.split(/\s+/u).filter((word) => word !== '');
  return { name: words.at(-1) ?? null, surname: words.length < 2 ? null : words.slice(0, -1).join(' ') };
}
