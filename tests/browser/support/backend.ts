import type * as databaseModule from '@mock-server/data/database';
import type * as serveModule from '@mock-server/node/serve';

import { loadTypeScript } from '../../../scripts/support/load-typescript.mjs';
import type { Issuer } from './issuer';
import type { IssuerAccount } from './issuer-options';

export type Backend = Awaited<ReturnType<typeof serveModule.serveMockBackend>>;

/** The mock's routes over the real network, for the pages of one origin, trusting the tokens of the tests' issuer. */
export async function serveBackend(siteOrigin: string, { issuer, jwksUri, apiName }: Issuer): Promise<Backend> {
  const { serveMockBackend } = await loadTypeScript<typeof serveModule>('mock-server/node/serve.ts');
  return serveMockBackend({
    allowedOrigins: [siteOrigin],
    settings: { trustedIssuer: { issuer, jwksUri, audience: apiName } },
  });
}

/** The demo people as the issuer knows them. */
export async function demoPeople(): Promise<readonly IssuerAccount[]> {
  const { createDatabase } = await loadTypeScript<typeof databaseModule>('mock-server/data/database.ts');
  return [...createDatabase({ workerCount: 0 }).users.rows()].map((user) => ({
    sub: user.id,
    preferred_username: user.userName,
    email: user.email,
    DonViId: user.donViId,
    LoaiDonViId: String(user.loaiDonViId),
  }));
}
