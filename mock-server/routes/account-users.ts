import type { UserRow } from '../data/users';
import type { IdentityComplaint } from '../identity-complaints';
import type { MockIssuer } from '../issuer/issuer';
import { randomHex } from '../issuer/random';
import { isAddress } from './account-input';
import { serverTime } from './audit';

/** ASP.NET Identity's `UserValidator`: the name's characters, then who has name and address already. */
export function userComplaints(
  issuer: MockIssuer,
  { userName, email }: { readonly userName: string; readonly email: string },
  ownId: string,
): readonly IdentityComplaint[] {
  const others = [...issuer.users().rows()].filter(({ id }) => id !== ownId);
  const isTaken = (field: 'userName' | 'email', value: string) =>
    others.some((other) => other[field].toUpperCase() === value.toUpperCase());
  const nameCode = !/^[a-zA-Z0-9\-._@+]+$/.test(userName)
    ? 'InvalidUserName'
    : isTaken('userName', userName)
      ? 'DuplicateUserName'
      : undefined;
  const emailCode = !isAddress(email) ? 'InvalidEmail' : isTaken('email', email) ? 'DuplicateEmail' : undefined;
  return [
    ...(nameCode === undefined ? [] : [{ code: nameCode, values: [userName] }]),
    ...(emailCode === undefined ? [] : [{ code: emailCode, values: [email] }]),
  ];
}

/** A person who has just registered: no role, no unit, and so no right to anything. */
export function registeredUser(userName: string, email: string): UserRow {
  return {
    id: crypto.randomUUID(),
    userName,
    hoTen: userName,
    email,
    phoneNumber: null,
    roles: [],
    donViId: '',
    loaiDonViId: 0,
    tinhThanhMa: null,
    isActive: true,
    twoFactorEnabled: false,
    mustChangePassword: false,
    accessFailedCount: 0,
    lockoutEnd: null,
    isWithoutPassword: true,
    concurrencyStamp: randomHex(),
  };
}

/** ABP's `IdentityUserDto` of a person who has just registered. */
export function identityUserDto(user: UserRow, tenantId: string | undefined, now: number) {
  return {
    tenantId: tenantId ?? null,
    userName: user.userName,
    name: null,
    surname: null,
    email: user.email,
    emailConfirmed: false,
    phoneNumber: user.phoneNumber,
    phoneNumberConfirmed: false,
    isActive: user.isActive,
    lockoutEnabled: true,
    lockoutEnd: user.lockoutEnd,
    concurrencyStamp: user.concurrencyStamp,
    isDeleted: false,
    deleterId: null,
    deletionTime: null,
    lastModificationTime: null,
    lastModifierId: null,
    creationTime: serverTime(now),
    creatorId: null,
    id: user.id,
    extraProperties: {},
  };
}

/** ABP's `ProfileDto`. A full name in Vietnamese order is the surname with the middle name, then the name. */
export function profileDto(user: UserRow) {
  const words = user.hoTen.split(/\s+/u).filter((word) => word !== '');
  return {
    userName: user.userName,
    email: user.email,
    name: words.at(-1) ?? null,
    surname: words.length < 2 ? null : words.slice(0, -1).join(' '),
    phoneNumber: user.phoneNumber,
    isExternal: user.isExternal === true,
    hasPassword: user.isWithoutPassword !== true,
    concurrencyStamp: user.concurrencyStamp,
    extraProperties: {},
  };
}
