import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listen, sendResponse, toRequest } from '@mock-server/node/http-exchange';
import { serveMockBackend } from '@mock-server/node/serve';
import { readStaticFiles, type StaticFiles } from '@mock-server/node/static-files';

import { answerPath } from '@/services/auth/issuer-answer';

import { environmentOrigins, policiesOf } from '../../scripts/support/content-security-policy.mjs';
import { responseHeaders } from '../../scripts/support/response-headers.mjs';
import { startIssuer } from '../browser/support/issuer';
import { defaultIssuerOptions } from '../browser/support/issuer-options';
import { productionEnvironment } from '../browser/support/production-environment';

/** Servers of one installation, all on this machine. */
export type Installation = {
  readonly origin: string;
  readonly issuerUrl: string;
  readonly apiUrl: string;
  /** What stands in dynamic-env.json. */
  readonly environment: Readonly<Record<string, unknown>>;
  readonly close: () => Promise<void>;
};

const script = `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => `word ${index}`))};\n`;

/** What stands in the start page itself; the policy knows it by its hash. */
export const inlineScript = "document.documentElement.dataset.early = 'true';";
export const inlineStyle = '#root > p { color: #063; }';

/** A start page as the build writes it, with the answer page beside it. */
function writeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'auth'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="vi"><title>Quỹ</title><style>${inlineStyle}</style><div id="root"></div>` +
      `<script>${inlineScript}</script>` +
      '<script type="module" crossorigin src="/assets/index-C0ffee.js"></script></html>',
  );
  writeFileSync(join(folder, 'assets/index-C0ffee.js'), script);
  copyFileSync('public/auth/answer.html', join(folder, 'auth/answer.html'));
  copyFileSync('public/auth/answer.js', join(folder, 'auth/answer.js'));
  return folder;
}

type Policies = Awaited<ReturnType<typeof policiesOf>>;

/** Files, headers and policies as they are shipped (`deploy`). */
async function startSite() {
  const folder = writeSite();
  const state: { files: StaticFiles | undefined; policies: Policies } = {
    files: undefined,
    policies: { page: '', answer: '' },
  };
  const answer = async (request: Request) =>
    state.files === undefined ? new Response(null, { status: 503 }) : state.files(request);
  const { port, close } = await listen(
    (incoming, outgoing) => {
      void toRequest(incoming, 'http://site')
        .then(async (request) =>
          sendResponse(await answer(request), outgoing, {
            ...responseHeaders,
            'Content-Security-Policy': request.url.endsWith(answerPath) ? state.policies.answer : state.policies.page,
          }),
        )
        .catch(() => outgoing.destroy());
    },
    { port: 0, host: '127.0.0.1' },
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    open: async (environment: object) => {
      writeFileSync(join(folder, 'dynamic-env.json'), JSON.stringify(environment));
      state.policies = await policiesOf(folder, environmentOrigins(environment));
      state.files = await readStaticFiles(folder);
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The production files, the certified issuer and the mock's routes over HTTP: three origins, code flow. */
export async function startInstallation(): Promise<Installation> {
  const site = await startSite();
  const account = { sub: 'u-1', preferred_username: 'admin', email: 'a@example.vn', DonViId: 'q', LoaiDonViId: '100' };
  const issuer = await startIssuer({ ...defaultIssuerOptions, siteOrigin: site.origin, accounts: [account] });
  const served = await serveMockBackend({
    allowedOrigins: [site.origin],
    settings: { trustedIssuer: { issuer: issuer.issuer, jwksUri: issuer.jwksUri, audience: issuer.apiName } },
    workerCount: 0,
  });
  const environment = productionEnvironment(site.origin, issuer, served.url, {
    scope: 'offline_access openid profile email',
  });
  await site.open(environment);
  return {
    origin: site.origin,
    issuerUrl: issuer.issuer,
    apiUrl: served.url,
    environment,
    close: async () => {
      await Promise.all([site.close(), issuer.close(), served.close()]);
    },
  };
}

/** The mock as issuer and back end in one, as an ABP host usually is: password flow, and an administrator's token. */
export async function startPasswordInstallation(): Promise<Installation & { readonly token: string }> {
  const site = await startSite();
  const served = await serveMockBackend({ allowedOrigins: [site.origin], workerCount: 0, onMail: () => undefined });
  // The page that ends a session is no route of the mock: whoever asks for the registered address is sent back.
  served.backend.hooks.before = ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const target = searchParams.get('post_logout_redirect_uri') ?? '';
    return Promise.resolve(
      pathname === '/connect/logout' && target === `${site.origin}/` ? Response.redirect(target) : undefined,
    );
  };
  const environment = {
    application: { baseUrl: site.origin, name: 'Quỹ' },
    oAuthConfig: {
      issuer: `${served.url}/`,
      clientId: 'QuyHoTro_App',
      responseType: 'password',
      scope: 'offline_access QuyHoTro',
    },
    apis: { default: { url: served.url } },
  };
  await site.open(environment);
  const { issuer, clientId, scope } = environment.oAuthConfig;
  const response = await fetch(`${issuer}connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'admin',
      password: served.backend.settings.password,
      client_id: clientId,
      scope,
    }),
  });
  const { access_token: token } = (await response.json()) as { readonly access_token: string };
  return {
    origin: site.origin,
    issuerUrl: issuer,
    apiUrl: served.url,
    environment,
    token,
    close: async () => {
      await Promise.all([site.close(), served.close()]);
    },
  };
}
