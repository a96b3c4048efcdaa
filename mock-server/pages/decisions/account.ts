import type { UserRow } from '../../data/users';
import { isClientOrigin, parseWebAddress } from '../../issuer/client-check';
import type { MockIssuer } from '../../issuer/issuer';

/** The address to go back to, if a client's pages are there; anything else is as good as none (RFC 9700 §4.11.2). */
export function readReturnUrl(issuer: MockIssuer, query: URLSearchParams): string | undefined {
  const [, asked = ''] = [...query].find(([name]) => name.toLowerCase() === 'returnurl') ?? [];
  const url = parseWebAddress(asked);
  const isKnown =
    url !== undefined && issuer.settings.clients.some((client) => isClientOrigin(issuer, client, url.origin));
  return isKnown ? url.href : undefined;
}

/** What the page of one's account shows. */
export function accountFacts(user: UserRow): readonly (readonly [label: string, value: string])[] {
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    ['Họ và tên', user.hoTen],
    ['Tên đăng nhập', user.userName],
    ['Email', user.email],
    ['Số điện thoại', user.phoneNumber],
  ];
  return facts.map(([label, value]) => [label, value ?? 'Chưa có']);
}
