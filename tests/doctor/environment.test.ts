import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAsk, usualLimits } from '../../scripts/support/doctor/ask';
import { checkEnvironmentFile } from '../../scripts/support/doctor/check-environment';
import { answerJson, startLoopbackServer } from '../support/loopback-server';

let site: Awaited<ReturnType<typeof startLoopbackServer>>;
let remote: Awaited<ReturnType<typeof startLoopbackServer>>;
let file: object = {};
let remoteHeaders: Record<string, string> = {};
let remoteFile: object = {};

beforeAll(async () => {
  site = await startLoopbackServer((_, response) => answerJson(response, 200, file));
  remote = await startLoopbackServer((_, response) => answerJson(response, 200, remoteFile, remoteHeaders));
});

afterAll(() => Promise.all([site.close(), remote.close()]));

async function read(tenant?: string, siteOrigin = site.url) {
  const examination = {
    ask: createAsk(usualLimits),
    siteOrigin,
    tenant,
    token: undefined,
    authority: undefined,
    now: Date.now,
  };
  const read = await checkEnvironmentFile(examination, `${siteOrigin}/dynamic-env.json`);
  return { ...read, remote: read.findings.find(({ id }) => id === 'environment.remote') };
}

it('C-06 a file with a byte order mark, as some editors write it, is read as the browser reads it', async () => {
  const marked = await startLoopbackServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end('\uFEFF{"oAuthConfig":{"clientId":"Marked"}}');
  });
  const { environment } = await read(undefined, marked.url);
  await marked.close();
  expect(environment?.oAuthConfig.clientId).toBe('Marked');
});

describe('the environment is joined as the product joins it', () => {
  it('C-06 over the defaults, and remoteEnv over both, asked with its method and headers', async () => {
    file = {
      oAuthConfig: { clientId: 'Local' },
      remoteEnv: { url: `${remote.url}/env`, method: 'POST', headers: { 'X-Key': 'k' } },
    };
    remoteFile = { oAuthConfig: { issuer: 'https://issuer.example/' } };
    remoteHeaders = { 'Access-Control-Allow-Origin': site.url, 'Access-Control-Allow-Headers': 'X-Key' };
    const { environment, remote: finding } = await read();
    expect(finding).toEqual({ id: 'environment.remote', grade: 'good', seen: `${remote.url}/env (deepmerge)` });
    expect(environment?.oAuthConfig).toMatchObject({ issuer: 'https://issuer.example/', clientId: 'Local' });
    expect(environment?.apis.default.url).toBe(site.url);
    expect(remote.seen[0]).toMatchObject({ method: 'POST', headers: { 'x-key': 'k', origin: site.url } });
  });

  it.each([
    ['that no page may read', {}, {}, 'no Access-Control-Allow-Origin'],
    [
      'that is no environment',
      { oAuthConfig: { issuer: 7 } },
      { 'Access-Control-Allow-Origin': '*' },
      'oAuthConfig.issuer',
    ],
  ])('C-06 a remote environment %s is told of, and the local one counts', async (_, body, headers, seen) => {
    file = { oAuthConfig: { clientId: 'Local' }, remoteEnv: { url: `${remote.url}/env` } };
    remoteFile = body;
    remoteHeaders = headers as Record<string, string>;
    const { environment, remote: finding } = await read();
    expect(finding).toMatchObject({ grade: 'wrong', seen: expect.stringContaining(seen) as string });
    expect(environment?.oAuthConfig.clientId).toBe('Local');
  });

  it('C-06 a header that the remote server does not let in is told of', async () => {
    file = { remoteEnv: { url: `${remote.url}/env`, headers: { 'X-Key': 'k' } } };
    remoteFile = {};
    remoteHeaders = { 'Access-Control-Allow-Origin': '*' };
    expect((await read()).remote?.seen).toContain('GET: header x-key is not allowed');
  });

  it('C-04 with a tenant its name stands where {0} is, without one the placeholder goes', async () => {
    file = {
      oAuthConfig: { issuer: 'https://{0}.issuer.example/' },
      apis: { default: { url: 'https://{0}.api.example' } },
    };
    const seenBy = async (tenant?: string) => {
      const { environment } = await read(tenant);
      return [environment?.oAuthConfig.issuer, environment?.apis.default.url];
    };
    expect(await seenBy('acme')).toEqual(['https://acme.issuer.example/', 'https://acme.api.example']);
    expect(await seenBy()).toEqual(['https://issuer.example/', 'https://api.example']);
  });

  it('C-04 the page of a tenant that has an address of its own calls from there, and finds its defaults there', async () => {
    file = { application: { baseUrl: 'https://{0}.quy.test' } };
    const tenants = await read('acme');
    expect(tenants).toMatchObject({ calledFrom: 'https://acme.quy.test', namesTenants: true });
    expect(tenants.environment?.apis.default.url).toBe('https://acme.quy.test');
    const hosts = await read();
    expect(hosts).toMatchObject({ calledFrom: site.url, namesTenants: true });
    expect(hosts.environment?.apis.default.url).toBe(site.url);
  });

  it('C-04 a tenant without an address of its own, or with a name that stands in none, calls from the host’s', async () => {
    file = { application: { baseUrl: 'https://quy.test' }, apis: { default: { url: 'https://{0}.api.example' } } };
    expect((await read('acme')).calledFrom).toBe(site.url);
    file = { application: { baseUrl: 'https://{0}.quy.test' } };
    expect((await read('đào tạo')).calledFrom).toBe(site.url);
  });

  it('C-04 the remote environment is asked from the tenant’s address', async () => {
    file = {
      application: { baseUrl: 'https://{0}.quy.test' },
      remoteEnv: { url: `${remote.url}/env`, headers: { 'X-Key': 'k' } },
    };
    remoteFile = { oAuthConfig: { clientId: 'Remote' } };
    remoteHeaders = { 'Access-Control-Allow-Origin': site.url, 'Access-Control-Allow-Headers': 'X-Key' };
    const { remote: finding, environment, calledFrom } = await read('acme');
    expect(finding?.seen).toContain('not "https://acme.quy.test"');
    expect([environment?.oAuthConfig.clientId, calledFrom]).toEqual(['QuyHoTro_App', 'https://acme.quy.test']);
    remoteHeaders = { ...remoteHeaders, 'Access-Control-Allow-Origin': 'https://acme.quy.test' };
    expect((await read('acme')).environment?.oAuthConfig.clientId).toBe('Remote');
  });
});
