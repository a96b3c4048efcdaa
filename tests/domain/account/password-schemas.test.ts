import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { resetLinkIn } from '@/domain/account/account';
import { accountSettingsFrom } from '@/domain/account/account-settings';
import { fieldByIdentityCode } from '@/domain/account/identity-codes';
import { passwordProgress } from '@/domain/account/password-progress';
import {
  forgotPasswordSchema,
  passwordChangeSchema,
  registrationSchema,
  resetPasswordSchema,
} from '@/domain/account/password-schemas';
import { normalizeProfile, profileSchema } from '@/domain/account/profile-schema';
import { passwordFaults, passwordRulesFrom, type PasswordRules } from '@/domain/validation/password-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const rules = passwordRulesFrom({ 'Abp.Identity.Password.RequiredUniqueChars': '4' });
const good = 'Moi#2026';

const registration = {
  userName: 'mai.nt',
  emailAddress: 'mai.nt@example.com',
  password: good,
  passwordConfirm: good,
};

const brief = (errors: ReturnType<typeof validationErrorsOf>) => errors.map(({ field, key }) => [field, key]);

describe('account forms', () => {
  it('A-20 take a right registration and name what an empty one lacks', () => {
    expect(validationErrorsOf(registrationSchema(rules), registration)).toEqual([]);
    const blank = { userName: ' ', emailAddress: '', password: '', passwordConfirm: '' };
    expect(brief(validationErrorsOf(registrationSchema(rules), blank))).toEqual([
      ['userName', 'required'],
      ['emailAddress', 'required'],
      ['password', 'required'],
      ['passwordConfirm', 'required'],
    ]);
  });

  it.each([
    ['Ab1#', 'passwordTooShort'],
    ['Abcdef1', 'passwordRequiresNonAlphanumeric'],
    ['Abcdef#', 'passwordRequiresDigit'],
    ['ABCDE1#', 'passwordRequiresLower'],
    ['abcde1#', 'passwordRequiresUpper'],
    ['Aa1#'.padEnd(129, 'x'), 'maxlength'],
  ])('A-20 refuse the new password %s: %s', (password, key) => {
    const values = { password, passwordConfirm: password };
    expect(brief(validationErrorsOf(resetPasswordSchema(rules), values))).toEqual([['password', key]]);
  });

  it('A-20 ask for as many different characters as the configuration does, which ABP’s own client forgets', () => {
    const strict: PasswordRules = { ...rules, requiredUniqueChars: 8 };
    const values = { password: 'Aa1#Aa1#', passwordConfirm: 'Aa1#Aa1#' };
    expect(validationErrorsOf(resetPasswordSchema(strict), values)).toEqual([
      { field: 'password', key: 'passwordRequiresUniqueChars', params: { n: 8 } },
    ]);
  });

  it('A-20 want the new password twice alike, and other than the current one', () => {
    const schema = passwordChangeSchema(rules, { hasPassword: true });
    const change = (currentPassword: string, newPasswordConfirm: string) =>
      brief(validationErrorsOf(schema, { currentPassword, newPassword: good, newPasswordConfirm }));
    expect(change('1q2w3E*', good)).toEqual([]);
    expect(change('', good)).toEqual([['currentPassword', 'required']]);
    expect(change(good, good)).toEqual([['newPassword', 'samePassword']]);
    expect(change('1q2w3E*', 'Moi#2027')).toEqual([['newPasswordConfirm', 'passwordMismatch']]);
  });

  it('A-20 want no current password of an account that has none', () => {
    const schema = passwordChangeSchema(rules, { hasPassword: false });
    expect(validationErrorsOf(schema, { currentPassword: '', newPassword: good, newPasswordConfirm: good })).toEqual(
      [],
    );
  });

  it('A-20 want an address to send the link to', () => {
    expect(brief(validationErrorsOf(forgotPasswordSchema(), { email: 'khoa' }))).toEqual([['email', 'email']]);
  });

  it('A-20 keep a profile in ABP’s lengths and in stored form', () => {
    const typed = {
      userName: ' khoa+quy ',
      email: 'khoa.tm@example.com ',
      name: ' ',
      surname: 'Trần',
      phoneNumber: '0901 234 567',
    };
    const stored = normalizeProfile(typed);
    expect(stored).toEqual({
      userName: 'khoa+quy',
      email: 'khoa.tm@example.com',
      name: null,
      surname: 'Trần',
      phoneNumber: '0901234567',
    });
    expect(validationErrorsOf(profileSchema({ isEmailUpdateEnabled: true }), stored)).toEqual([]);
    const wrong = { ...stored, userName: '', email: 'x', surname: 'T'.repeat(65), phoneNumber: '12' };
    expect(brief(validationErrorsOf(profileSchema({ isEmailUpdateEnabled: true }), wrong))).toEqual([
      ['userName', 'required'],
      ['email', 'email'],
      ['surname', 'maxlength'],
      ['phoneNumber', 'phone'],
    ]);
  });
});

describe('password rules as they are met', () => {
  it('A-20 all are kept exactly when the password has no fault', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        (password, requiredLength, requiredUniqueChars) => {
          const asked = { ...rules, requiredLength, requiredUniqueChars };
          const isGood = passwordFaults(password, asked).length === 0;
          // The list leaves one different character out, which only the empty password lacks.
          const isShownGood = passwordProgress(password, asked).every(({ isKept }) => isKept);
          expect(isShownGood).toBe(isGood || (password === '' && passwordProgress('', asked).length === 0));
        },
      ),
    );
  });

  it('shows no rule that is not in force', () => {
    const lax: PasswordRules = {
      requiredLength: 3,
      requiredUniqueChars: 1,
      requiresLower: false,
      requiresUpper: false,
      requiresDigit: true,
      requiresNonAlphanumeric: false,
    };
    expect(passwordProgress('ab', lax)).toEqual([
      { key: 'passwordTooShort', params: { n: 3 }, isKept: false },
      { key: 'passwordRequiresDigit', params: {}, isKept: false },
    ]);
  });
});

describe('account settings', () => {
  it('A-20 are on unless the server says false in whatever case', () => {
    expect(accountSettingsFrom({})).toEqual({
      isSelfRegistrationEnabled: true,
      isLocalLoginEnabled: true,
      isUserNameUpdateEnabled: true,
      isEmailUpdateEnabled: true,
    });
    expect(
      accountSettingsFrom({
        'Abp.Account.IsSelfRegistrationEnabled': 'False',
        'Abp.Account.EnableLocalLogin': 'false',
        'Abp.Identity.User.IsUserNameUpdateEnabled': 'FALSE',
        'Abp.Identity.User.IsEmailUpdateEnabled': 'true',
      }),
    ).toEqual({
      isSelfRegistrationEnabled: false,
      isLocalLoginEnabled: false,
      isUserNameUpdateEnabled: false,
      isEmailUpdateEnabled: true,
    });
  });
});

it('A-20 a reset link is whole or none', () => {
  expect(resetLinkIn('?userId=u&__tenant=&resetToken=a%2Bb')).toEqual({ userId: 'u', resetToken: 'a+b' });
  expect([resetLinkIn('?userId=u'), resetLinkIn('?resetToken=t'), resetLinkIn('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('A-20 a form gets only the codes that are about its own fields', () => {
  expect(fieldByIdentityCode({ email: 'emailAddress', currentPassword: 'currentPassword' })).toEqual({
    'Volo.Abp.Identity:DuplicateEmail': 'emailAddress',
    'Volo.Abp.Identity:InvalidEmail': 'emailAddress',
    'Volo.Abp.Identity:PasswordMismatch': 'currentPassword',
  });
});
