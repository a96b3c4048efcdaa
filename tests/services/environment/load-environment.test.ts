import type { ServerResponse } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { defaultEnvironment } from '@/domain/environment/default-environment';
import { loadEnvironment } from '@/services/environment/load-environment';

import { answerJson, startLoopbackServer, type SeenRequest } from '../../support/loopback-server';

let server: Awaited<ReturnType<typeof startLoopbackServer>>;

afterEach(async () => {
  await server.close();
});

const appOrigin = 'https://quy.example.vn';
const builtIn = defaultEnvironment(appOrigin);

describe('dynamic-env.json', () => {
  it('C-06 overlays the built-in environment', async () => {
    const { environment } = await load((_, response) =>
      answerJson(response, 200, {
        oAuthConfig: { clientId: 'Khac' },
        apis: { default: { url: 'https://api.example.vn' } },
      }),
    );

    expect(environment.oAuthConfig).toEqual({ ...builtIn.oAuthConfig, clientId: 'Khac' });
    expect(environment.apis.default.url).toBe('https://api.example.vn');
  });

  it.each([
    ['__tenant unless it is said', {}, '__tenant'],
    ['what the host has set', { multiTenancy: { tenantKey: 'X-Don-Vi' } }, 'X-Don-Vi'],
  ])('C-04 C-06 calls the tenant %s', async (_, file, tenantKey) => {
    const { environment } = await load((_request, response) => answerJson(response, 200, file));

    expect(environment.multiTenancy).toEqual({ tenantKey });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['a missing file', (response) => answerJson(response, 404, undefined)],
    [
      'the index.html a single-page host answers instead',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<!doctype html>');
      },
    ],
  ])('C-06 %s leaves the built-in environment', async (_, answer) => {
    const { environment } = await load((request, response) => answer(response));

    expect(environment).toEqual(builtIn);
  });

  it.each([
    ['its tenant', 'https://acme.quy.example.vn'],
    ['the host, which has no tenant', 'https://quy.example.vn'],
  ])('C-04 C-06 takes a redirect address with {0} that is this site’s by the name of %s', async (_, origin) => {
    const { environment } = await load(
      (_request, response) => answerJson(response, 200, withTenants('https://{0}.quy.example.vn/auth/callback')),
      origin,
    );

    expect(environment.oAuthConfig.redirectUri).toBe('https://{0}.quy.example.vn/auth/callback');
  });

  it.each([
    ['another tenant’s', 'https://other.quy.example.vn/auth/callback'],
    ['another site’s', 'https://{0}.quy.example/auth/callback'],
  ])('C-04 C-06 refuses a redirect address that is %s', async (_, redirectUri) => {
    const answer = (_request: SeenRequest, response: ServerResponse) =>
      answerJson(response, 200, withTenants(redirectUri));

    await expect(load(answer, 'https://acme.quy.example.vn')).rejects.toMatchObject({ code: 'environment.invalid' });
  });

  it.each<[string, string]>([
    ['broken JSON', '{"application":'],
    ['a list', '[]'],
    ['a text', '"hello"'],
    ['a wrong type', '{"production":"yes"}'],
    ['a script as issuer', '{"oAuthConfig":{"issuer":"javascript:alert(1)"}}'],
    ['a script as logo', '{"application":{"logoUrl":"javascript:alert(1)"}}'],
    ['a redirect to another site', '{"oAuthConfig":{"redirectUri":"https://evil.example/auth/callback"}}'],
    ['an empty client id', '{"oAuthConfig":{"clientId":""}}'],
    ['a name of the tenant that no header can have', '{"multiTenancy":{"tenantKey":"đơn vị:"}}'],
  ])('C-06 refuses %s and says so', async (_, body) => {
    await expect(
      load((request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(body);
      }),
    ).rejects.toMatchObject({ code: 'environment.invalid' });
  });

  it.each([403, 502, 503])(
    'C-06 does not take a gateway’s page (%i) for an installation without a file',
    async (status) => {
      const gatewayPage = (_: SeenRequest, response: ServerResponse) => {
        response.writeHead(status, { 'Content-Type': 'text/html' });
        response.end('<!doctype html><title>Bad gateway</title>');
      };

      await expect(load(gatewayPage)).rejects.toMatchObject({ code: 'environment.unreachable', status });
    },
  );

  it('C-06 does not let a hostile file reach the prototype of every object', async () => {
    await load((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    });

    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('C-06 says that the server is unreachable when it cannot even answer', async () => {
    await expect(load((_, response) => response.destroy())).rejects.toMatchObject({ code: 'environment.unreachable' });
    await server.close();
    await expect(load((_, response) => answerJson(response, 500, undefined))).rejects.toMatchObject({
      code: 'environment.unreachable',
    });
  });
});

describe('remoteEnv', () => {
  const remoteEnv = (extra: object = {}) => ({ remoteEnv: { url: `${server.url}/getEnvConfig`, ...extra } });
  const answering = (remote: (request: SeenRequest, response: ServerResponse) => void, extra: object = {}) =>
    load((request, response) => {
      if (request.url === '/dynamic-env.json') {
        answerJson(response, 200, remoteEnv(extra));
      } else {
        remote(request, response);
      }
    });

  it('C-06 is asked with its method and headers and merged deeply by default', async () => {
    const { environment, remoteError } = await answering(
      (_, response) => answerJson(response, 200, { application: { name: 'Từ xa' } }),
      { method: 'POST', headers: { 'X-Site': 'hn' } },
    );

    expect(environment.application).toEqual({ ...builtIn.application, name: 'Từ xa' });
    expect(remoteError).toBeUndefined();
    expect([server.seen[1]?.method, server.seen[1]?.headers['x-site']]).toEqual(['POST', 'hn']);
  });

  it('C-06 overwrites where configured so', async () => {
    const whole = { ...builtIn, application: { name: 'Toàn bộ' } };
    const { environment } = await answering((_, response) => answerJson(response, 200, whole), {
      mergeStrategy: 'overwrite',
    });

    expect(environment.application).toEqual({ name: 'Toàn bộ' });
    expect(environment.remoteEnv).toBeUndefined();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['an error', (response) => answerJson(response, 500, undefined)],
    ['a dead connection', (response) => response.destroy()],
    ['rubbish', (response) => answerJson(response, 200, { oAuthConfig: { issuer: 'javascript:1' } })],
    ['an empty object to overwrite with', (response) => answerJson(response, 200, {})],
  ])('C-06 keeps the local environment and reports %s', async (_, answer) => {
    const { environment, remoteError } = await answering((request, response) => answer(response), {
      mergeStrategy: 'overwrite',
    });

    expect(environment.oAuthConfig).toEqual(builtIn.oAuthConfig);
    expect(remoteError?.code).toBe('environment.remoteUnavailable');
  });
});

function withTenants(redirectUri: string) {
  return { application: { baseUrl: 'https://{0}.quy.example.vn' }, oAuthConfig: { redirectUri } };
}

async function load(answer: (request: SeenRequest, response: ServerResponse) => void, origin = appOrigin) {
  server = await startLoopbackServer(answer);
  return loadEnvironment(
    { builtIn: defaultEnvironment(origin), appOrigin: origin, fileUrl: `${server.url}/dynamic-env.json` },
    new AbortController().signal,
  );
}
