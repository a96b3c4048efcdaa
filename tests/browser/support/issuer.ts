import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { exportJWK, generateKeyPair } from 'jose';
import type { Context, Provider } from 'oidc-provider';

import { issuerConfiguration } from './issuer-configuration';
import type { IssuerAccount, IssuerOptions } from './issuer-options';
import { listen } from './listen';

export type Issuer = IssuerOptions & {
  /** The issuer identifier, an address of this machine. */
  readonly issuer: string;
  readonly jwksUri: string;
  /** What the provider refused or broke on, newest last. */
  readonly failures: readonly string[];
  /** The codes, verifiers and tokens it has taken and given, each once; none of them is lost by a page that is left. */
  readonly secrets: ReadonlySet<string>;
  readonly close: () => Promise<void>;
};

export type IssuerRequest = IssuerOptions & {
  /** Origin of the product, the only one that may come and be sent back to. */
  readonly siteOrigin: string;
  readonly accounts: readonly IssuerAccount[];
};

const failureEvents = ['server_error', 'authorization.error', 'grant.error', 'revocation.error', 'end_session.error'];

/**
 * A certified OpenID provider that this project did not write (oidc-provider), on a free port of this machine. Its
 * sign-in page takes any password of a known user name.
 */
export async function startIssuer(request: IssuerRequest): Promise<Issuer> {
  let handle: RequestListener = (_, response) => response.writeHead(503).end();
  const { port, close } = await listen((incoming, response) => {
    handle(incoming, response);
  });
  const issuer = `http://localhost:${port}`;
  const accounts = new Map(request.accounts.map((account) => [account.sub, account]));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'tests', alg: 'RS256', use: 'sig' };

  const failures: string[] = [];
  const provider = await quietly(async () => {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, issuerConfiguration({ ...request, signingKey, accounts }));
  });
  for (const event of failureEvents) {
    provider.on(event, (_, error) => failures.push(`${event}: ${String(error)}`));
  }
  const secrets = new Set<string>();
  provider.on('grant.success', (context) => {
    for (const secret of secretsOf(context as Context)) {
      secrets.add(secret);
    }
  });
  handle = handlerOf(provider, request);

  return { ...request, issuer, jwksUri: `${issuer}/jwks`, failures, secrets, close };
}

/** What of a token request and of its answer nobody else may learn (RFC 6749 §4.1.3, §5.1 and §6, RFC 7636 §4.5). */
function secretsOf({ oidc, body }: Context): readonly string[] {
  const { code, code_verifier, refresh_token: spent } = oidc.params;
  const { access_token, refresh_token, id_token } = body as Readonly<Record<string, string | undefined>>;
  const secrets = [code, code_verifier, spent, access_token, refresh_token, id_token];
  return secrets.filter((secret) => secret !== undefined);
}

function handlerOf(provider: Provider, { accounts, cutsOpener }: IssuerRequest): RequestListener {
  const protocol = provider.callback();
  return (incoming, response) => {
    if (cutsOpener) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    }
    if (incoming.url?.startsWith('/interaction/') !== true) {
      protocol(incoming, response);
    } else if (incoming.method === 'POST') {
      void finishSignIn(provider, accounts, incoming, response);
    } else {
      sendSignInPage(response);
    }
  };
}

function sendSignInPage(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="en">
    <title>Issuer of the tests</title><link rel="icon" href="data:," /><h1>Sign in</h1>
    <form method="post">
      <label>Login <input name="login" autofocus /></label>
      <label>Password <input name="password" type="password" /></label>
      <button>Sign in</button>
    </form></html>`);
}

async function finishSignIn(
  provider: Provider,
  accounts: readonly IssuerAccount[],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const login = new URLSearchParams(await text(incoming)).get('login');
  const account = accounts.find(({ preferred_username }) => preferred_username === login);
  if (account === undefined) {
    sendSignInPage(response);
  } else {
    await provider.interactionFinished(incoming, response, { login: { accountId: account.sub } });
  }
}

/** oidc-provider announces at start that it wants a newer Node and a real database; here neither matters. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { info, warn } = console;
  console.info = () => undefined;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}
