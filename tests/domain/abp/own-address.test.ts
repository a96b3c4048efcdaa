import * as v from 'valibot';
import { expect, it } from 'vitest';

import { ownAddress } from '@/domain/abp/own-address';

it.each([
  '//evil.test',
  String.raw`/\evil.test`,
  '/\t/evil.test',
  '/\n\\evil.test',
  '\t//evil.test',
  'javascript:alert(1)',
])('T60 leads nowhere by %j, which a browser would read as an address of another site', (address) => {
  expect(v.parse(ownAddress, address)).toBeNull();
});

it('keeps an address of the product with its query and its place', () => {
  expect(v.parse(ownAddress, '/csdl/don-vi?q=a%20b#c')).toBe('/csdl/don-vi?q=a%20b#c');
});
