import { createHash } from 'node:crypto';
import { getByLabelText, getByRole, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';

import { issuerPageFor } from '@mock-server/pages/issuer-page';

import { createTestBackend } from './test-backend';

/** An authorization request of the demo's client from this page's origin. */
export const authorizeQuery = {
  response_type: 'code',
  client_id: 'QuyHoTro_App',
  redirect_uri: `${location.origin}/auth/callback`,
  scope: 'openid QuyHoTro',
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: createHash('sha256').update('verifier').digest('base64url'),
  code_challenge_method: 'S256',
};

export type IssuerVisit = Awaited<ReturnType<typeof createIssuerVisit>>;

/** A browser on the issuer's pages, in jsdom; where it would go to is written down instead. */
export async function createIssuerVisit() {
  const { backend, clock } = await createTestBackend({ origin: location.origin });
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const left: URL[] = [];
  return {
    backend,
    clock,
    root,
    /** The addresses that the pages opened since the last `open` have left for. */
    left,
    open: (pathname: string, query: Readonly<Record<string, string>> = {}) => {
      left.length = 0;
      root.replaceChildren();
      const show = issuerPageFor({ pathname, search: `?${new URLSearchParams(query).toString()}` });
      show?.(root, backend, (address) => void left.push(new URL(address)));
    },
    leaving: () =>
      waitFor(() => {
        expect(left).toHaveLength(1);
        return left[0] ?? new URL('about:blank');
      }),
    typeAndSubmit: async (userName: string, password: string) => {
      await waitFor(() => getByRole(root, 'button', { name: 'Đăng nhập' }));
      getByLabelText<HTMLInputElement>(root, 'Tên đăng nhập').value = userName;
      getByLabelText<HTMLInputElement>(root, 'Mật khẩu').value = password;
      getByRole(root, 'button', { name: 'Đăng nhập' }).click();
    },
  };
}
