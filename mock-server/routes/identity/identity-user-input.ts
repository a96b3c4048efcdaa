import { fullNameOf } from '@/domain/users/user';

import type { Database } from '../../data/database';
import { roleNamed } from '../../data/roles';
import { placeOf, type UserRow } from '../../data/users';
import type { IdentityComplaint } from '../../identity-complaints';
import { missingValue, type FieldRule } from './account-input';
import { readIdentity, textOrNull } from './identity-input';
import { without } from '../request-input';
import { refuseAny } from '../validation-answers';

/** What a client may say of a user. */
export type IdentityUserInput = {
  /** Fields of the row, in stored form; roles and lock-out depend on who asks. */
  readonly fields: Pick<
    UserRow,
    | 'userName'
    | 'name'
    | 'surname'
    | 'hoTen'
    | 'email'
    | 'phoneNumber'
    | 'isActive'
    | 'donViId'
    | 'loaiDonViId'
    | 'tinhThanhMa'
    | 'extraProperties'
  >;
  readonly lockoutEnabled: boolean;
  /** `undefined` keeps the present ones. */
  readonly roleNames: readonly string[] | undefined;
  /** `''` keeps the present one. */
  readonly password: string;
  readonly stamp: string | undefined;
};

const unitProperty = 'DonViId';

const rules: readonly FieldRule[] = [
  { name: 'userName', isRequired: true, max: 256 },
  { name: 'name', max: 64 },
  { name: 'surname', max: 64 },
  { name: 'email', isRequired: true, isEmail: true, max: 256 },
  { name: 'phoneNumber', max: 16 },
];

/**
 * The user in a request's body.
 *
 * Extra properties that are not sent stay. The unit is the product's own rule: everybody whom an administrator enters
 * has one that exists, and who has one cannot lose it; a person who registered on their own may go on without.
 *
 * @param row The present row; `undefined` for a new user, who also needs a password.
 * @throws MockFailure 400 with all complaints.
 */
export function readIdentityUser(body: unknown, row: UserRow | undefined, { units }: Database): IdentityUserInput {
  const password: FieldRule = { name: 'password', isRequired: row === undefined, max: 128 };
  const reader = readIdentity(body, [...rules, password]);
  const { texts } = reader;
  const properties = { ...row?.extraProperties, ...reader.properties('extraProperties') };
  const unitId = unitProperty in properties ? properties[unitProperty] : row?.donViId;
  const unit = typeof unitId === 'string' ? units.find(unitId.toLowerCase()) : undefined;
  if (unit === undefined && !isMissing(unitId)) {
    reader.complain({ message: unknownUnit, members: ['donViId'] });
  } else if (unit === undefined && row?.donViId !== '') {
    reader.complain(missingValue('donViId', unitName));
  }
  const name = textOrNull(texts['name']);
  const surname = textOrNull(texts['surname']);
  const userName = texts['userName'] ?? '';
  const input: IdentityUserInput = {
    fields: {
      userName,
      name,
      surname,
      hoTen: fullNameOf({ userName, name, surname }),
      email: texts['email'] ?? '',
      phoneNumber: textOrNull(texts['phoneNumber']),
      isActive: reader.flag('isActive'),
      ...placeOf(unit),
      extraProperties: without(properties, unitProperty),
    },
    lockoutEnabled: reader.flag('lockoutEnabled'),
    roleNames: reader.names('roleNames'),
    password: texts['password'] ?? '',
    stamp: reader.stamp,
  };
  refuseAny(reader.complaints());
  return input;
}

/** The names under which the roles are stored, and what Identity says of those that do not exist. */
export function rolesByName(
  { roles }: Database,
  names: readonly string[],
): { readonly known: readonly string[]; readonly complaints: readonly IdentityComplaint[] } {
  const found = names.map((name) => ({ name, role: roleNamed(roles, name) }));
  return {
    known: [...new Set(found.flatMap(({ role }) => (role === undefined ? [] : [role.name])))],
    complaints: found
      .filter(({ role }) => role === undefined)
      .map(({ name }) => ({ code: 'RoleNotFound', values: [name] })),
  };
}

const unknownUnit = { vi: 'Đơn vị không tồn tại.', en: 'The unit does not exist.' };
const unitName = { vi: 'Đơn vị', en: 'Unit' };

function isMissing(unitId: unknown): boolean {
  return unitId === undefined || unitId === null || unitId === '';
}
