import { expect, it } from 'vitest';

import { isSameContract } from '@/domain/fund-reports/contract-index';
import { normalizeAccountNumber } from '@/domain/identity/account-number';
import { isCitizenId, normalizeCitizenId } from '@/domain/identity/citizen-id';
import { isPhone, normalizePhone } from '@/domain/identity/phone';
import { isTaxCode, normalizeTaxCode } from '@/domain/identity/tax-code';

/** Word makes a dash of a hyphen between blanks and keeps a number on one line by a hyphen of its own. */
it.each(['-', '\u2010', '\u2011', '\u2013'])('B-10 B-11 V-01 numbers parted by “%s” in Word are numbers', (dash) => {
  const parted = (...groups: readonly string[]) => groups.join(dash);
  const phone = normalizePhone(parted('0912', '345', '678'));
  const citizenId = normalizeCitizenId(parted('038', '203', '001234'));
  const taxCode = normalizeTaxCode(parted('0100109106', '001'));
  expect([phone, citizenId, taxCode, normalizeAccountNumber(parted('0011', '004'))]).toEqual([
    '0912345678',
    '038203001234',
    '0100109106-001',
    '0011004',
  ]);
  expect([isPhone(phone), isCitizenId(citizenId), isTaxCode(taxCode)]).toEqual([true, true, true]);
});

it('B-01 V-01 a contract whose number Word has written with a dash is the same contract', () => {
  const one = { soHopDong: '12/2026/HĐ-XKLĐ', ngayXuatCanh: '2026-11-01' };
  const other = { soHopDong: '12/2026/HĐ – XKLĐ', ngayXuatCanh: '2026-11-02' };
  expect(isSameContract(one, other)).toBe(true);
});
