import { loadTypeScript } from '../../../scripts/support/load-typescript.mjs';
import type { Issuer } from './issuer';
import type { IssuerAccount } from './issuer-options';

export type Backend = {
  readonly url: string;
  readonly close: () => Promise<void>;
};

type ServeModule = {
  readonly serveMockBackend: (request: {
    readonly origin: string;
    readonly issuer: { readonly issuer: string; readonly jwksUri: string; readonly audience: string };
  }) => Promise<Backend>;
};

type DatabaseModule = typeof import('@mock-server/data/database');

/** The mock's routes over the real network, for one origin, trusting the tokens of the tests' issuer. */
export async function serveBackend(origin: string, { issuer, jwksUri, apiName }: Issuer): Promise<Backend> {
  const { serveMockBackend } = await loadTypeScript<ServeModule>('mock-server/node/serve.ts');
  return serveMockBackend({ origin, issuer: { issuer, jwksUri, audience: apiName } });
}

/** The demo people as the issuer knows them. */
export async function demoPeople(): Promise<readonly IssuerAccount[]> {
  const { createDatabase } = await loadTypeScript<DatabaseModule>('mock-server/data/database.ts');
  return [...createDatabase({ workerCount: 0 }).users.rows()].map((user) => ({
    sub: user.id,
    preferred_username: user.userName,
    email: user.email,
    DonViId: user.donViId,
    LoaiDonViId: String(user.loaiDonViId),
  }));
}
