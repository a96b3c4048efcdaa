import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { generatePassword } from '@/domain/users/generate-password';
import { passwordFaults } from '@/domain/validation/password-rules';

/** Numbers from fast-check in place of the secure source. */
const sources = fc.infiniteStream(fc.nat()).map((numbers) => (limit: number) => {
  const { value } = numbers.next() as { readonly value: number };
  return value % limit;
});

const rules = fc.record({
  requiredLength: fc.nat({ max: 128 }),
  requiredUniqueChars: fc.nat({ max: 60 }),
  requiresLower: fc.boolean(),
  requiresUpper: fc.boolean(),
  requiresDigit: fc.boolean(),
  requiresNonAlphanumeric: fc.boolean(),
});

describe('generatePassword', () => {
  it('keeps every rule that can be set, whatever the chance', () => {
    fc.assert(
      fc.property(rules, sources, (asked, randomBelow) => {
        expect(passwordFaults(generatePassword(asked, randomBelow), asked)).toEqual([]);
      }),
    );
  });

  it('has at least 16 characters, none of which can be mistaken for another', () => {
    fc.assert(
      fc.property(rules, sources, (asked, randomBelow) => {
        const password = generatePassword(asked, randomBelow);
        expect(password.length).toBeGreaterThanOrEqual(16);
        expect(password).not.toMatch(/[0O1lIoi|]/u);
      }),
    );
  });

  it('stays within what ABP stores, also where the setting asks for more', () => {
    const endless = { requiredLength: 999, requiredUniqueChars: 999 };
    const flags = { requiresLower: true, requiresUpper: true, requiresDigit: true, requiresNonAlphanumeric: true };
    expect(generatePassword({ ...endless, ...flags }, (limit) => limit - 1)).toHaveLength(128);
  });
});
