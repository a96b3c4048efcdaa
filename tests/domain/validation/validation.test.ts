import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { array, object, string } from 'yup';

import { createLocalizer } from '@/domain/localization/localizer';
import {
  isBankAccount,
  isCreditCard,
  isDateOrder,
  isEmail,
  isFutureDate,
  isInRange,
  isMoney,
  isUrl,
  isUserName,
  largestAmount,
  monthsBetween,
} from '@/domain/validation/checks';
import { passwordFaults, passwordRulesFrom } from '@/domain/validation/password-rules';
import { formErrorsFrom, formErrorsOf, validationErrorsOf } from '@/domain/validation/schema-errors';
import { isValidationMessage, validationMessage, validationText } from '@/domain/validation/validation-message';
import { validationTexts } from '@/domain/validation/validation-texts';
import { listOf, optionalNumber, requiredText } from '@/domain/validation/yup-fields';

const localizer = (language: string) =>
  createLocalizer({ language, resources: undefined, defaultResourceName: undefined });

describe('form messages', () => {
  const specified = {
    email: 'Please enter a valid email address.',
    max: 'Max. value should be {{ max }}. ({{ actual }} entered)',
    maxlength: 'Max. {{ requiredLength }} characters are allowed. (has {{ actualLength }})',
    min: 'Min. value should be {{ min }}. ({{ actual }} entered)',
    minlength: 'Min. {{ requiredLength }} characters are required. (has {{ actualLength }})',
    pattern: 'Invalid pattern. Please review your input.',
    required: 'This field is required.',
    passwordMismatch: 'Passwords do not match.',
    invalidPassword: 'Password should include {{ description }}.',
  };
  const others = [
    ...['url', 'creditCard', 'range', 'invalid', 'date', 'usernamePattern', 'passwordRequiresLower'],
    ...['passwordRequiresUpper', 'passwordRequiresDigit', 'passwordRequiresNonAlphanumeric'],
  ];

  it('V-01 has the specification’s English for every message it gives', () => {
    const english: Readonly<Record<string, string>> = validationTexts.en;
    const ours = Object.keys(specified).map((key) => [key, english[`validation.${key}`]]);
    expect(Object.fromEntries(ours)).toEqual(specified);
  });

  it('V-01 has every other message key', () => {
    const keys: readonly string[] = Object.keys(validationTexts.vi);
    expect(others.filter((key) => !keys.includes(`validation.${key}`))).toEqual([]);
  });

  it('V-01 words a message with its parameters in the reader’s language', () => {
    const message = validationMessage('max', { max: 65_535, actual: 70_000 });
    expect(validationText(message, localizer('vi'))).toBe('Giá trị tối đa là 65.535. (Đã nhập 70.000)');
    expect(validationText(message, localizer('en'))).toBe('Max. value should be 65,535. (70,000 entered)');
    expect(validationText(validationMessage('unique', { name: 'Email' }), localizer('vi'))).toBe(
      'Trường Email đã có trong cơ sở dữ liệu.',
    );
    expect([isValidationMessage(message), isValidationMessage('max'), isValidationMessage(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('checks', () => {
  it.each([
    ['a@example.com', true],
    ['khoa.tm+fund@sub.example.vn', true],
    ["o'brien@example.com", true],
    ['a@b', false],
    ['a b@example.com', false],
    ['a@@example.com', false],
    ['.a@example.com', false],
    ['a..b@example.com', false],
    ['a@-example.com', false],
    ['a@example.com\n', false],
    [`${'a'.repeat(250)}@example.com`, false],
    ['', false],
  ])('isEmail(%j) is %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it.each([
    ['https://example.com', true],
    ['HTTP://example.com/a?b#c', true],
    ['ftp://example.com', true],
    ['http:///example.com', false],
    ['http://', false],
    ['javascript:alert(1)', false],
    ['example.com', false],
    ['https://exa mple.com', false],
  ])('isUrl(%j) is %s', (text, expected) => {
    expect(isUrl(text)).toBe(expected);
  });

  it.each([
    ['4111 1111 1111 1111', true],
    ['4111-1111-1111-1111', true],
    ['4111111111111112', false],
    ['411111111111', false],
    ['0', false],
    ['4111a11111111111', false],
  ])('isCreditCard(%j) is %s', (text, expected) => {
    expect(isCreditCard(text)).toBe(expected);
  });

  it('has exactly one right last digit for every card number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12,18}$/u), (digits) => {
        const right = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(isCreditCard);
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('checks user names, bank accounts, ranges, money and dates', () => {
    expect(['khoa.tm', 'a_b-c@d', 'khoá', 'a b', ''].map((text) => isUserName(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isUserName('khoa.tm', /^[a-zA-Z0-9]+$/u)).toBe(false);
    expect(['1900000000031', 'AB12CD', 'ab12cd', '12345', '1'.repeat(21)].map(isBankAccount)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([isInRange(-1), isInRange(0), isInRange(5, 1, 5), isInRange(6, 1, 5)]).toEqual([false, true, true, false]);
    expect([0, largestAmount, largestAmount + 1, -1, 0.5, Number.NaN].map(isMoney)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([
      isDateOrder('2026-01-01', '2026-01-01'),
      isDateOrder('2026-01-02', '2026-01-01'),
      isDateOrder(null, '2026-01-01'),
    ]).toEqual([true, false, true]);
    expect([isFutureDate('2026-11-15', '2026-11-15'), isFutureDate('2026-11-16', '2026-11-15')]).toEqual([false, true]);
    expect(monthsBetween('2026-10-20', '2029-10-19')).toBe(36);
    expect(monthsBetween('2026-10-20', '2029-10-18')).toBe(35);
    expect(monthsBetween('rubbish', '2029-10-18')).toBe(0);
  });
});

describe('password rules', () => {
  const abpDefaults = passwordRulesFrom({});

  it('reads ABP’s settings and has its defaults', () => {
    expect(abpDefaults).toEqual({
      requiredLength: 6,
      requiredUniqueChars: 1,
      requiresLower: true,
      requiresUpper: true,
      requiresDigit: true,
      requiresNonAlphanumeric: true,
    });
    expect(
      passwordRulesFrom({
        'Abp.Identity.Password.RequiredLength': '8',
        'Abp.Identity.Password.RequiredUniqueChars': 'many',
        'Abp.Identity.Password.RequireLowercase': 'False',
        'Abp.Identity.Password.RequireUppercase': 'false',
        'Abp.Identity.Password.RequireDigit': null,
        'Abp.Identity.Password.RequireNonAlphanumeric': 'True',
      }),
    ).toEqual({ ...abpDefaults, requiredLength: 8, requiresLower: false, requiresUpper: false });
  });

  it('V-01 names every broken rule', () => {
    expect(passwordFaults('', { ...abpDefaults, requiredUniqueChars: 3 })).toEqual([
      { key: 'passwordTooShort', params: { n: 6 } },
      { key: 'passwordRequiresNonAlphanumeric', params: {} },
      { key: 'passwordRequiresDigit', params: {} },
      { key: 'passwordRequiresLower', params: {} },
      { key: 'passwordRequiresUpper', params: {} },
      { key: 'passwordRequiresUniqueChars', params: { n: 3 } },
    ]);
    expect(passwordFaults('Abc123!', abpDefaults)).toEqual([]);
    expect(passwordFaults('Abc123đ', abpDefaults)).toEqual([]);
    expect(passwordFaults(`Aa1!${'x'.repeat(125)}`, abpDefaults)).toEqual([
      { key: 'maxlength', params: { requiredLength: 128, actualLength: 129 } },
    ]);
  });
});

describe('schema errors', () => {
  const schema = object({
    ten: requiredText({ min: 3, max: 5 }),
    port: optionalNumber({ min: 1, max: 65_535 }),
    lienHe: listOf(object({ hoTen: requiredText() })),
  });

  it('answers the first broken rule of each field, with its place', () => {
    const value = { ten: '  ', port: 0, lienHe: [{ hoTen: 'A' }, { hoTen: '' }] };
    expect(validationErrorsOf(schema, value)).toEqual([
      { field: 'ten', key: 'required', params: {} },
      { field: 'port', key: 'min', params: { min: 1, actual: 0 } },
      { field: 'lienHe[1].hoTen', key: 'required', params: {} },
    ]);
    expect(formErrorsOf(schema)(value)).toEqual({
      ten: { key: 'required', params: {} },
      port: { key: 'min', params: { min: 1, actual: 0 } },
      lienHe: [undefined, { hoTen: { key: 'required', params: {} } }],
    });
  });

  it('answers nothing for a good value', () => {
    const value = { ten: 'abc', port: null, lienHe: [] };
    expect(validationErrorsOf(schema, value)).toEqual([]);
    expect(formErrorsOf(schema)(value)).toEqual({});
  });

  it('measures lengths', () => {
    expect(validationErrorsOf(schema, { ten: 'ab', lienHe: [] })).toEqual([
      { field: 'ten', key: 'minlength', params: { requiredLength: 3, actualLength: 2 } },
    ]);
    expect(validationErrorsOf(schema, { ten: 'abcdef', lienHe: [] })).toEqual([
      { field: 'ten', key: 'maxlength', params: { requiredLength: 5, actualLength: 6 } },
    ]);
  });

  it('refuses what no form could have sent, without a crash and in our own words', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const errors = validationErrorsOf(schema, value);
        expect(errors.length).toBeGreaterThan(0);
        expect(errors.every((error) => `validation.${error.key}` in validationTexts.vi)).toBe(true);
      }),
    );
    expect(validationErrorsOf(object({ a: array().of(string()) }), { a: 5 })).toEqual([
      { field: 'a', key: 'invalid', params: {} },
    ]);
  });

  it('keeps an error of a whole list before errors inside it', () => {
    expect(
      formErrorsFrom([
        { field: 'hopDong', key: 'required', params: {} },
        { field: 'hopDong[0].ngayKy', key: 'date', params: {} },
      ]),
    ).toEqual({ hopDong: { key: 'required', params: {} } });
  });
});
