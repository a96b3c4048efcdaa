import { describe, expect, it } from 'vitest';

import { createLocalizer } from '@/domain/localization/localizer';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { isValidationMessage, validationMessage, validationText } from '@/domain/validation/validation-message';
import { validationTexts } from '@/domain/validation/validation-texts';
import { listOf, recordOf } from '@/domain/validation/yup-fields';

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

  it.each([
    ['vi', 'Giá trị phải là 40.000.000.'],
    ['en', 'The value has to be 40,000,000.'],
  ])('V-01 says bounds once that are one, in %s', (language, text) => {
    const message = validationMessage('range', { min: 40_000_000, max: 40_000_000 });
    expect(validationText(message, localizer(language))).toBe(text);
  });

  it('V-01 tells a list that is too long how many entries it may have, not how great a number', () => {
    const errors = validationErrorsOf(recordOf({ lienHe: listOf(recordOf({}), { max: 1 }) }), { lienHe: [{}, {}] });
    expect(errors.map((error) => [error.field, validationText(error, localizer('vi'))])).toEqual([
      ['lienHe', 'Chỉ được có tối đa 1 mục. (Hiện có 2 mục)'],
    ]);
  });

  it('V-01 words a message with its parameters in the reader’s language', () => {
    const message = validationMessage('max', { max: 65_535, actual: 70_000 });
    expect(validationText(message, localizer('vi'))).toBe('Giá trị tối đa là 65.535. (Đã nhập 70.000)');
    expect(validationText(message, localizer('en'))).toBe('Max. value should be 65,535. (70,000 entered)');
    const translate = localizer('en').textsFor(validationTexts);
    expect(translate('validation.range', { min: 1, max: 5 })).toBe('The value has to be between 1 and 5.');
    // @ts-expect-error a placeholder without a value does not compile
    expect(translate('validation.range', { min: 1 })).toBe('The value has to be between 1 and {{ max }}.');
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
