import type { Environment } from '@/domain/environment/environment';
import type * as serveModule from '@mock-server/node/serve';
import type { MockSettings } from '@mock-server/settings';

import { environmentOrigins } from '../../../scripts/support/content-security-policy.mjs';
import { loadTypeScript } from '../../../scripts/support/load-typescript.mjs';
import type { Backend } from './backend';
import type { StaticSite } from './static-site';

export type OwnIssuerOptions = {
  readonly settings?: Partial<MockSettings>;
  /** Asks for a refresh token unless told otherwise. */
  readonly scope?: string;
  /** When a session that nobody works in is locked; as installed unless told. */
  readonly idle?: Partial<Environment['idle']>;
  readonly workerCount?: number;
  readonly clock?: () => number;
};

/**
 * The mock's routes over HTTP as issuer and back end in one, and the `dynamic-env.json` that leads the production build
 * to them with its password form.
 */
export async function joinToOwnIssuer(
  site: StaticSite,
  {
    settings = {},
    scope = 'offline_access openid profile QuyHoTro',
    idle = {},
    workerCount,
    clock,
  }: OwnIssuerOptions = {},
): Promise<Backend> {
  const { serveMockBackend } = await loadTypeScript<typeof serveModule>('mock-server/node/serve.ts');
  const backend = await serveMockBackend({
    allowedOrigins: [site.origin],
    settings,
    workerCount,
    clock,
    onMail: () => undefined,
  });
  const environment = {
    production: true,
    application: { baseUrl: site.origin, name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước' },
    oAuthConfig: {
      issuer: `${backend.url}/`,
      clientId: 'QuyHoTro_App',
      responseType: 'password',
      scope,
      requireHttps: false,
    },
    apis: { default: { url: backend.url, rootNamespace: 'QuyHoTro' } },
    localization: { defaultResourceName: 'QuyHoTro' },
    idle,
  };
  site.put('dynamic-env.json', JSON.stringify(environment));
  await site.guard(environmentOrigins(environment));
  return backend;
}

/**
 * From now on the back end refuses the tokens that it is called with first, and no refresh token is taken; whoever
 * signs in anew gets tokens that work.
 */
export function loseSession({ backend }: Backend): void {
  let lost: string | undefined;
  backend.hooks.before = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/connect/token') {
      const form = new URLSearchParams(await request.clone().text());
      return form.get('grant_type') === 'refresh_token' ? refused(400, { error: 'invalid_grant' }) : undefined;
    }
    const token = request.headers.get('Authorization') ?? undefined;
    if (!pathname.startsWith('/api/app/') || token === undefined) {
      return undefined;
    }
    lost ??= token;
    return token === lost ? refused(401, undefined) : undefined;
  };
}

function refused(status: number, body: object | undefined): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}
