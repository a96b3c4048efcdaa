import type { UserExtraProperties } from '@/domain/users/user';

import { peopleOf, type UserRow } from '../../data/users';
import { administratorRole } from '../../data/role-policies';
import type { IdentityComplaint } from '../../identity-complaints';
import type { MockIssuer } from '../../issuer/issuer';
import { randomHex } from '../../issuer/random';
import { isAddress } from './account-input';
import { serverTime } from '../audit';

/**
 * ASP.NET Identity's `UserValidator`: the name's characters, then who of the tenant has name and address already; and
 * ABP's own, by which nobody is called by another's address, for people sign in by either.
 */
export function userComplaints(
  issuer: MockIssuer,
  { userName, email }: { readonly userName: string; readonly email: string },
  { ownId, tenantId }: { readonly ownId: string; readonly tenantId: string | undefined },
): readonly IdentityComplaint[] {
  const others = peopleOf(issuer.users(), tenantId).filter(({ id }) => id !== ownId);
  const isTaken = (field: 'userName' | 'email', value: string) =>
    others.some((other) => other[field].toUpperCase() === value.toUpperCase());
  const isNameInvalid = !/^[a-zA-Z0-9\-._@+]+$/.test(userName) || isTaken('email', userName);
  const isEmailInvalid = !isAddress(email) || isTaken('userName', email);
  const nameCode = isTaken('userName', userName) ? 'DuplicateUserName' : isNameInvalid ? 'InvalidUserName' : undefined;
  const emailCode = isTaken('email', email) ? 'DuplicateEmail' : isEmailInvalid ? 'InvalidEmail' : undefined;
  return [
    ...(nameCode === undefined ? [] : [{ code: nameCode, values: [userName] }]),
    ...(emailCode === undefined ? [] : [{ code: emailCode, values: [email] }]),
  ];
}

/** A person who has just registered: the default roles, no unit, and so no right to anything of one. */
export function registeredUser(
  person: Pick<UserRow, 'userName' | 'email' | 'roles'>,
  tenantId: string | undefined,
  now: number,
): UserRow {
  return {
    ...emptyUser(serverTime(now)),
    ...belongingTo(tenantId),
    ...person,
    hoTen: person.userName,
    isActive: true,
    lockoutEnabled: true,
  };
}

/** The first person of a new tenant, as ABP's data seed makes them: called `admin`, with the administrator's role. */
export function tenantAdministrator(email: string, tenantId: string, now: number): UserRow {
  const userName = 'admin';
  const person = { userName, email, roles: [administratorRole] };
  return { ...registeredUser(person, tenantId, now), name: userName };
}

/** Whose own a person becomes who is entered in a tenant, or at the host without one. */
export function belongingTo(tenantId: string | undefined): Pick<UserRow, 'tenantId'> {
  return tenantId === undefined ? {} : { tenantId };
}

/** A new person before anything is known of them. @param creationTime Server time. */
export function emptyUser(creationTime: string): UserRow {
  return {
    id: crypto.randomUUID(),
    userName: '',
    surname: null,
    name: null,
    hoTen: '',
    email: '',
    phoneNumber: null,
    roles: [],
    donViId: '',
    loaiDonViId: 0,
    tinhThanhMa: null,
    isActive: false,
    twoFactorEnabled: false,
    mustChangePassword: false,
    lockoutEnabled: false,
    accessFailedCount: 0,
    lockoutEnd: null,
    lastSignInTime: null,
    lastPasswordChangeTime: null,
    isWithoutPassword: true,
    extraProperties: {},
    creationTime,
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: randomHex(),
  };
}

/** ABP's `IdentityUserDto`; the product's unit stands among the extra properties. */
export function identityUserDto(user: UserRow, tenantId: string | undefined) {
  return {
    tenantId: tenantId ?? null,
    userName: user.userName,
    name: user.name,
    surname: user.surname,
    email: user.email,
    emailConfirmed: false,
    phoneNumber: user.phoneNumber,
    phoneNumberConfirmed: false,
    isActive: user.isActive,
    lockoutEnabled: user.lockoutEnabled,
    accessFailedCount: user.accessFailedCount,
    lockoutEnd: user.lockoutEnd,
    concurrencyStamp: user.concurrencyStamp,
    lastPasswordChangeTime: user.lastPasswordChangeTime,
    isDeleted: false,
    deleterId: null,
    deletionTime: null,
    lastModificationTime: user.lastModificationTime,
    lastModifierId: user.lastModifierId,
    creationTime: user.creationTime,
    creatorId: user.creatorId,
    id: user.id,
    extraProperties: extraPropertiesOf(user),
  };
}

/** ABP's `UserData`, what user look-up tells. */
export function userDataDto(user: UserRow, tenantId: string | undefined) {
  return {
    id: user.id,
    tenantId: tenantId ?? null,
    userName: user.userName,
    name: user.name,
    surname: user.surname,
    isActive: user.isActive,
    email: user.email,
    emailConfirmed: false,
    phoneNumber: user.phoneNumber,
    phoneNumberConfirmed: false,
    extraProperties: extraPropertiesOf(user),
  };
}

/** ABP's `ProfileDto`. */
export function profileDto(user: UserRow) {
  return {
    userName: user.userName,
    email: user.email,
    name: user.name,
    surname: user.surname,
    phoneNumber: user.phoneNumber,
    isExternal: user.isExternal === true,
    hasPassword: user.isWithoutPassword !== true,
    concurrencyStamp: user.concurrencyStamp,
    extraProperties: {},
  };
}

function extraPropertiesOf({ extraProperties, donViId }: UserRow): UserExtraProperties {
  return { ...extraProperties, DonViId: donViId === '' ? null : donViId };
}
