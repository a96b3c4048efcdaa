import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { User, UserInput } from '@/domain/users/user';
import { emptyUser, normalizeUser, userInputOf, withoutPassword } from '@/domain/users/user-input';
import { userSchema, type UserRules } from '@/domain/users/user-schema';
import { passwordRulesFrom } from '@/domain/validation/password-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const rules: UserRules = {
  passwordRules: passwordRulesFrom({ 'Abp.Identity.Password.RequiredLength': '8' }),
  isNew: true,
  mayManageRoles: true,
};

const user: UserInput = {
  userName: 'linh.nt',
  surname: 'Nguyễn Thùy',
  name: 'Linh',
  email: 'linh.nt@example.com',
  phoneNumber: '0912345678',
  donViId: 'unit-1',
  isActive: true,
  lockoutEnabled: true,
  roleNames: ['don-vi-nhap-lieu'],
  password: 'Mat-khau-8',
};

const errorsOf = (value: unknown, changes: Partial<UserRules> = {}) =>
  validationErrorsOf(userSchema({ ...rules, ...changes }), value);
const error = (field: string, key: string, params = {}) => [{ field, key, params }];

describe('userSchema', () => {
  it('takes a right user', () => {
    expect(errorsOf(user)).toEqual([]);
  });

  it('V-01 K-03 takes an address and a name out of a chat, with marks that nobody sees', () => {
    const pasted = { ...user, userName: 'linh.nt\u200b', email: '\u2060linh.nt@example.com\u200b', phoneNumber: null };
    expect(errorsOf(normalizeUser(pasted))).toEqual([]);
    expect(normalizeUser(pasted)).toEqual({ ...user, phoneNumber: null });
  });

  it('names what an empty form lacks', () => {
    expect(errorsOf(normalizeUser(emptyUser())).map(({ field, key }) => `${field} ${key}`)).toEqual([
      'userName required',
      'name required',
      'email required',
      'donViId required',
      'roleNames required',
      'password required',
    ]);
  });

  it('bounds a new user name to 5–30 letters, digits and . _ - @', () => {
    expect(errorsOf({ ...user, userName: 'linh' })).toEqual(
      error('userName', 'minlength', { requiredLength: 5, actualLength: 4 }),
    );
    expect(errorsOf({ ...user, userName: 'l'.repeat(31) })).toEqual(
      error('userName', 'maxlength', { requiredLength: 30, actualLength: 31 }),
    );
    expect(errorsOf({ ...user, userName: 'lĩnh nt' })).toEqual(error('userName', 'usernamePattern'));
    expect(errorsOf({ ...user, userName: 'l.n_t-7@x' })).toEqual([]);
  });

  it('leaves an old user name alone as long as ABP can store it', () => {
    const isOld = { isNew: false };
    expect(errorsOf({ ...user, userName: 'qt', password: null }, isOld)).toEqual([]);
    expect(errorsOf({ ...user, userName: 'một tên cũ', password: null }, isOld)).toEqual([]);
    expect(errorsOf({ ...user, userName: 'u'.repeat(257), password: null }, isOld)).toEqual(
      error('userName', 'maxlength', { requiredLength: 256, actualLength: 257 }),
    );
  });

  it('asks for a password of a new user only, and checks it by the rules in force either way', () => {
    expect(errorsOf({ ...user, password: null })).toEqual(error('password', 'required'));
    expect(errorsOf({ ...user, password: null }, { isNew: false })).toEqual([]);
    for (const isNew of [true, false]) {
      expect(errorsOf({ ...user, password: 'Ngan-1' }, { isNew })).toEqual(
        error('password', 'passwordTooShort', { n: 8 }),
      );
    }
    const passwordRules = { ...rules.passwordRules, requiredUniqueChars: 6 };
    expect(errorsOf({ ...user, password: 'Aa1-Aa1-' }, { passwordRules })).toEqual(
      error('password', 'passwordRequiresUniqueChars', { n: 6 }),
    );
  });

  it('asks for a role only of somebody who may give roles', () => {
    expect(errorsOf({ ...user, roleNames: [] })).toEqual(error('roleNames', 'required'));
    expect(errorsOf({ ...user, roleNames: [] }, { mayManageRoles: false })).toEqual([]);
  });

  it('refuses an address that is none and a phone number that is none or too long', () => {
    expect(errorsOf({ ...user, email: 'linh@' })).toEqual(error('email', 'email'));
    expect(errorsOf({ ...user, phoneNumber: '12' })).toEqual(error('phoneNumber', 'phone'));
    expect(errorsOf({ ...user, phoneNumber: '+123456789012345678' })).toEqual(
      error('phoneNumber', 'maxlength', { requiredLength: 16, actualLength: 19 }),
    );
  });

  it('answers anything at all with messages, never with a crash', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Array.isArray(errorsOf(value))).toBe(true);
      }),
    );
  });
});

describe('user input', () => {
  it('is sent without blanks around it, but with every blank of the password', () => {
    const typed: UserInput = {
      ...user,
      userName: ' linh.nt ',
      surname: ' Nguyễn  Thùy ',
      name: 'Linh ',
      email: ' linh.nt@example.com',
      phoneNumber: '+84 912 345 678',
      password: ' mat khau ',
    };
    expect(normalizeUser(typed)).toEqual({ ...user, password: ' mat khau ' });
    expect(normalizeUser({ ...typed, surname: '  ', phoneNumber: ' ', password: '' })).toEqual({
      ...user,
      surname: null,
      phoneNumber: null,
      password: null,
    });
  });

  it('A-02 keeps no password outside the form and reads none back', () => {
    expect(withoutPassword(user)).toEqual({ ...user, password: null });
    const { password, ...stored } = user;
    const record: User = {
      ...stored,
      id: 'u1',
      tenantId: null,
      emailConfirmed: false,
      phoneNumberConfirmed: false,
      accessFailedCount: 0,
      lockoutEnd: null,
      lastPasswordChangeTime: null,
      creationTime: '2026-01-01T00:00:00',
      lastModificationTime: null,
      concurrencyStamp: 's1',
      extraProperties: {},
    };
    expect(password).not.toBeNull();
    expect(userInputOf(record)).toEqual({ ...user, password: null });
    expect(withoutPassword(record)).toEqual(record);
  });
});
