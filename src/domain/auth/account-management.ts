/**
 * The issuer's own page for an account, which leads back afterwards (register A-21; ABP's `Account/Manage`).
 *
 * @param issuer With or without a slash at its end.
 * @param returnUrl Absolute address of the page to come back to.
 * @example accountManagementUrl('https://id.quy.vn', 'https://quy.vn/'); // 'https://id.quy.vn/Account/Manage?returnUrl=https%3A%2F%2Fquy.vn%2F'
 */
export function accountManagementUrl(issuer: string, returnUrl: string): string {
  return `${issuer.replace(/\/+$/, '')}/Account/Manage?${new URLSearchParams({ returnUrl }).toString()}`;
}
