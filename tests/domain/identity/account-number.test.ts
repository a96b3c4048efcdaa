import { expect, it } from 'vitest';

import { normalizeAccountNumber } from '@/domain/identity/account-number';

it.each([
  ['9704 1234-5678.90', '97041234567890'],
  ['\u200E0011\u200B002233\u00A0445', '0011002233445'],
  ['  vnd 12-ab ', 'VND12AB'],
  ['', ''],
])('B-05 B-08 B-11 %j is the same account however it was copied', (typed, stored) => {
  expect(normalizeAccountNumber(typed)).toBe(stored);
});
