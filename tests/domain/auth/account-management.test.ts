import { expect, it } from 'vitest';

import { accountManagementUrl } from '@/domain/auth/account-management';

it.each(['https://id.quy.vn', 'https://id.quy.vn/', 'https://id.quy.vn//'])(
  'A-21 leads from %s to the account page, which knows the way back',
  (issuer) => {
    const url = new URL(accountManagementUrl(issuer, 'https://quy.vn/csdl/don-vi?tu-khoa=a&b=ứng#x'));
    expect(`${url.origin}${url.pathname}`).toBe('https://id.quy.vn/Account/Manage');
    expect([...url.searchParams]).toEqual([['returnUrl', 'https://quy.vn/csdl/don-vi?tu-khoa=a&b=ứng#x']]);
  },
);

it('A-21 keeps the path of an issuer that has one', () => {
  expect(accountManagementUrl('https://quy.vn/id/', 'https://quy.vn/')).toBe(
    'https://quy.vn/id/Account/Manage?returnUrl=https%3A%2F%2Fquy.vn%2F',
  );
});
