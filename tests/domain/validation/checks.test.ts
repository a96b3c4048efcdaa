import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  isBankAccount,
  isCreditCard,
  isDateOrder,
  isEmail,
  isFutureDate,
  isInRange,
  isMoney,
  isReason,
  isUrl,
  isUserName,
  largestAmount,
} from '@/domain/validation/checks';
import { passwordFaults, passwordRulesFrom } from '@/domain/validation/password-rules';

describe('checks', () => {
  it('V-01 a reason is counted without the spaces round it', () => {
    const spaces = ' '.repeat(300);
    expect(
      ['đủ lý do.', `${spaces}ngắn${spaces}`, 'vừa đủ dài', `${spaces}${'a'.repeat(500)}${spaces}`].map(isReason),
    ).toEqual([false, false, true, true]);
  });

  it('V-01 a reason is counted without the marks that nobody sees', () => {
    const unseen = '\u200b'.repeat(12);
    expect([unseen, `ngắn${unseen}`, `${unseen}vừa đủ dài${unseen}`].map(isReason)).toEqual([false, false, true]);
  });

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

  it('names every broken rule', () => {
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
