import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  agreesWithPerson,
  hasKnownProvince,
  isCitizenId,
  normalizeCitizenId,
  readCitizenId,
} from '@/domain/identity/citizen-id';
import { isPassport, isPassportEndingSoon, normalizePassport } from '@/domain/identity/passport';
import { isPhone, normalizePhone } from '@/domain/identity/phone';
import { isTaxCode, normalizeTaxCode, taxCodeCheckDigit } from '@/domain/identity/tax-code';

describe('personal identification number', () => {
  it('reads province, sex and birth year', () => {
    expect(readCitizenId('042196000045')).toEqual({ provinceCode: '042', sex: 2, birthYear: 1996 });
    expect(readCitizenId('040203001234')).toEqual({ provinceCode: '040', sex: 1, birthYear: 2003 });
    expect(readCitizenId('04219600004')).toBeUndefined();
  });

  it.each([
    ['042 196 000 045', true],
    ['042.196.000.045', true],
    ['042-196-000-045', true],
    ['0421960000450', false],
    ['04219600004a', false],
    ['', false],
  ])('takes %j: %s', (typed, expected) => {
    expect(isCitizenId(normalizeCitizenId(typed))).toBe(expected);
  });

  it('contradicts another sex or birth year', () => {
    expect(agreesWithPerson('042196000045', 2, '1996-06-14')).toBe(true);
    expect(agreesWithPerson('042196000045', 1, '1996-06-14')).toBe(false);
    expect(agreesWithPerson('042196000045', 2, '1997-06-14')).toBe(false);
    expect(agreesWithPerson('042196000045', 3, '1996-06-14')).toBe(true);
    expect(agreesWithPerson('not a number', 1, '1996-06-14')).toBe(true);
  });

  it('knows the 63 provinces; another code is only worth a warning', () => {
    const known = Array.from({ length: 100 }, (_, code) => String(code).padStart(3, '0')).filter(hasKnownProvince);
    expect(known).toHaveLength(63);
    expect(hasKnownProvince('003196000045')).toBe(false);
    expect(isCitizenId('003196000045')).toBe(true);
  });
});

describe('passport', () => {
  it.each([
    [' c1234567 ', true],
    ['P12345678', true],
    ['C123456', false],
    ['C123456789', false],
    ['CC1234567', false],
    ['12345678', false],
  ])('takes %j: %s', (typed, expected) => {
    expect(isPassport(normalizePassport(typed))).toBe(expected);
  });

  it.each([
    ['2027-05-30', '2026-11-30', false],
    ['2027-05-29', '2026-11-30', true],
    ['2027-02-27', '2026-08-31', true],
    ['2027-02-28', '2026-08-31', false],
    ['2027-06-01', '2026-11-30', false],
    ['32/13', '2026-11-30', false],
    ['', '2026-11-30', false],
    ['2027-01-01', '', false],
    ['2027-01-01', undefined, false],
  ])(
    'B-10 with its last day on %s, at a departure on %s, has fewer than six months left: %s',
    (ends, leaves, isSoon) => {
      expect(isPassportEndingSoon(ends, leaves)).toBe(isSoon);
    },
  );
});

describe('phone', () => {
  it.each([
    ['0912 345 678', '0912345678', true],
    ['+84 912 345 678', '0912345678', true],
    ['+84 0912 345 678', '0912345678', true],
    ['84912345678', '0912345678', true],
    ['(024) 3825-1234', '02438251234', true],
    ['0212345678', '0212345678', true],
    ['0112345678', '0112345678', false],
    ['091234567', '091234567', false],
    ['+81 3 1234 5678', '+81312345678', true],
    ['+8411', '+8411', false],
    ['0900 000 045', '0900000045', true],
    ['+84 123 456 789', '+84123456789', false],
    ['not a phone', 'notaphone', false],
  ])('stores %j as %j, valid: %s', (typed, stored, expected) => {
    expect(normalizePhone(typed)).toBe(stored);
    expect(isPhone(stored)).toBe(expected);
  });
});

describe('tax code', () => {
  const valid = [
    '0100233488',
    '0314409058-002',
    '0312687878-001',
    '9900000016',
    '9900000023',
    '9900000030',
    '9900000048',
    '9900000055',
    '9900000062',
  ];

  it.each(valid)('takes %s', (code) => {
    expect(isTaxCode(code)).toBe(true);
  });

  it.each(['0100233480', '0312687878-000', '0312687878-01', '0300000000', '010023348', 'abcdefghij', ''])(
    'refuses %j',
    (code) => {
      expect(isTaxCode(code)).toBe(false);
    },
  );

  it('parts the branch number by a hyphen', () => {
    expect(normalizeTaxCode(' 0312 687 878 001 ')).toBe('0312687878-001');
    expect(normalizeTaxCode('\u202d0312687878\u200b-001\u202c')).toBe('0312687878-001');
    expect(normalizeTaxCode('0312687878-001')).toBe('0312687878-001');
  });

  it('has one right check digit for nine digits, or none at all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99 }), (serial, prefix) => {
        const nine = `${String(prefix).padStart(2, '0')}${String(serial).padStart(7, '0')}`;
        const right = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => isTaxCode(`${nine}${digit}`));
        const digit = taxCodeCheckDigit(nine);
        expect(right).toEqual(digit === undefined ? [] : [digit]);
      }),
    );
  });
});
