import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, addMonths, daysBetween, isIsoDate } from '@/domain/format/calendar';
import { formatDate, formatDateTime, formatMonth, parseDate } from '@/domain/format/dates';
import { formatPhone, isMasked, maskIdentity } from '@/domain/format/identities';
import { formatMoney, parseMoney } from '@/domain/format/numbers';
import {
  agreesWithPerson,
  hasKnownProvince,
  isCitizenId,
  normalizeCitizenId,
  readCitizenId,
} from '@/domain/identity/citizen-id';
import { isPassport, normalizePassport } from '@/domain/identity/passport';
import { isPhone, normalizePhone } from '@/domain/identity/phone';
import { isTaxCode, normalizeTaxCode } from '@/domain/identity/tax-code';
import { isMonth, parseMonth } from '@/domain/lists/month';
import { searchHits } from '@/domain/text/search-hits';
import { searchText } from '@/domain/text/search-text';
import { slug } from '@/domain/text/slug';

import { holdsFor } from './support/fuzz';
import { hostileText } from './support/hostile';

/** What people type where dates, amounts and numbers are wanted, and what they never should. */
const typed = fc.oneof(
  hostileText,
  fc.string({
    unit: fc.constantFrom('0', '1', '2', '9', '/', '.', '-', ' ', ',', 'đ', '₫', 'A', '+', '(', '\u00A0', '٣'),
    maxLength: 16,
  }),
  fc.constantFrom(
    '038203001234',
    'B1234567',
    '0912345678',
    '+84912345678',
    '0100109106',
    '0100109106-001',
    '1.000.000 ₫',
    '9/5/2026',
  ),
);

describe('what is typed', () => {
  it('V-01 K-04 as a date is a day that exists and reads the same when it is shown', () => {
    holdsFor(
      typed,
      (text) => {
        const day = parseDate(text);
        expect(day === undefined || (isIsoDate(day) && parseDate(formatDate(day)) === day)).toBe(true);
        const month = parseMonth(text);
        expect(month === undefined || (isMonth(month) && parseMonth(formatMonth(month)) === month)).toBe(true);
        expect(
          [formatDate(text), formatDateTime(text), formatMonth(text)].every(
            (shown) => shown === '' || /^[\d/: ]+$/u.test(shown),
          ),
        ).toBe(true);
        expect(Number.isFinite(daysBetween(text, '2026-11-09')) && typeof addDays(text, 5) === 'string').toBe(true);
        expect(isIsoDate(addMonths(text, 4) ?? '2026-11-09')).toBe(true);
      },
      { examples: [`1${' '.repeat(300_000)}x`, '1/'.repeat(100_000)] },
    );
  });

  it('V-01 K-04 as money is a whole amount that reads the same when it is shown', () => {
    holdsFor(
      typed,
      (text) => {
        const amount = parseMoney(text);
        expect(amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(amount === undefined || parseMoney(formatMoney(amount)) === amount).toBe(true);
      },
      { examples: [`1${' '.repeat(300_000)}x`, '1.'.repeat(100_000), `1${' 000'.repeat(100_000)}x`] },
    );
  });

  it('B-10 B-11 V-01 as a number of a person or a unit is normal once it is made so', () => {
    const kinds = [
      [normalizeCitizenId, isCitizenId],
      [normalizePassport, isPassport],
      [normalizePhone, isPhone],
      [normalizeTaxCode, isTaxCode],
    ] as const;
    holdsFor(typed, (text) => {
      for (const [normalize, isRight] of kinds) {
        const normal = normalize(text);
        expect(normalize(normal)).toBe(normal);
        expect(!isRight(normal) || /^[\dA-Z+-]{8,16}$/u.test(normal)).toBe(true);
      }
      const citizen = readCitizenId(text);
      expect(citizen === undefined || (citizen.birthYear >= 1900 && [1, 2].includes(citizen.sex))).toBe(true);
      expect(typeof agreesWithPerson(text, 1, text) === 'boolean' && typeof hasKnownProvince(text) === 'boolean').toBe(
        true,
      );
      expect(text === '' || isMasked(maskIdentity(text))).toBe(true);
      expect(typeof formatPhone(text)).toBe('string');
    });
  });

  it('K-02 B-10 as a search or a title loses its diacritics, and nothing else of it is lost', () => {
    holdsFor(fc.tuple(hostileText, hostileText), ([text, search]) => {
      expect(searchText(searchText(text))).toBe(searchText(text));
      const short = slug(text);
      expect(short).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u);
      expect(slug(short)).toBe(short);
      expect(
        searchHits(text, search)
          .map((part) => part.text)
          .join('')
          .normalize('NFC'),
      ).toBe(text.normalize('NFC'));
    });
  });
});
