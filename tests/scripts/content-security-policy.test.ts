import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { withTenantName } from '@/domain/environment/tenant-placeholder';

import { environmentOrigins, inlineTexts, policiesOf } from '../../scripts/support/content-security-policy.mjs';
import { letsIn } from '../../scripts/support/doctor/content-policy';
import { caddyPolicy, nginxPolicy, placesFor, valuesOf } from '../../scripts/support/policy-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fund-office-policy-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function build(html: string): string {
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}

const origins = { issuers: ['https://issuer.test'], apis: ['https://api.test'] };

describe('the policy of a build', () => {
  it('promise-6 allows what stands in its page by hash, and nothing else that stands in a page', async () => {
    const [style, script] = ['.a>b{color:red}\n', 'start("</b>");'];
    const html = `<head><style>${style}</style><script type="module" src="/a.js"></script></head><script>${script}</script>`;
    const { page } = await policiesOf(build(html), origins);
    expect(directive(page, 'style-src')).toContain(hashOf(style));
    expect(directive(page, 'script-src')).toEqual(["'self'", hashOf(script)]);
    expect(directive((await policiesOf(build('<p>'), origins)).page, 'script-src')).toEqual(["'self'"]);
  });

  it('promise-6 holds no word that would allow any text, and wants trusted types, for the answer page too', async () => {
    for (const policy of Object.values(await policiesOf(build('<p>'), origins))) {
      expect(policy).not.toMatch(/unsafe|data:|https:(?!\/\/)|\*/u);
      expect(directive(policy, 'default-src')).toEqual(["'none'"]);
      expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
      expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
    }
  });

  it('lets the pages call issuer and back end, frame the issuer, and be framed by nobody but the answer page', async () => {
    const { page, answer } = await policiesOf(build('<p>'), { ...origins, pictures: ['https://pictures.test'] });
    expect(directive(page, 'connect-src')).toEqual(["'self'", 'https://issuer.test', 'https://api.test']);
    expect(directive(page, 'frame-src')).toEqual(["'self'", 'blob:', 'https://issuer.test']);
    expect(directive(page, 'img-src')).toEqual(["'self'", 'blob:', 'https://pictures.test']);
    expect(directive(page, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(answer, 'frame-ancestors')).toEqual(["'self'"]);
  });

  it.each(['<p style="color:red">', "<div\n  class='a' style='x'>", '<button onclick="go()">'])(
    'is not written for a page with %s, which no hash can allow',
    async (html) => {
      await expect(policiesOf(build(html), origins)).rejects.toThrow('which the content security policy refuses');
    },
  );

  it('knows an attribute from words of a text, a comment or a longer name', async () => {
    const html = '<p data-style="x" title="a style=b">style="c"</p><!-- <p style="d"> --><style>p{}</style>';
    await expect(policiesOf(build(html), origins)).resolves.toMatchObject({
      page: expect.stringContaining(hashOf('p{}')) as string,
    });
  });

  it('promise-7 finds what stands in a page without going through a stranger’s page again and again', () => {
    expect(inlineTexts(`<SCRIPT defer>a</script ><style>${'<script>'.repeat(300_000)}`)).toEqual({
      scripts: ['a'],
      styles: [],
    });
    expect(inlineTexts('<script>a</script><script src="/b.js"></script><style media="print">c</style>')).toEqual({
      scripts: ['a'],
      styles: ['c'],
    });
  });
});

describe('the origins of an environment', () => {
  it('C-06 are those that the product calls, each once, its own left out', () => {
    const environment = {
      application: { logoUrl: 'https://pictures.test/logo.svg' },
      oAuthConfig: { issuer: 'https://issuer.test/realm/' },
      apis: { default: { url: 'https://api.test/v1' }, files: { url: 'https://api.test/files' }, own: { url: '/api' } },
      remoteEnv: { url: 'https://config.test/quy.json' },
    };
    expect(environmentOrigins(environment, ['https://tokens.test'])).toEqual({
      issuers: ['https://issuer.test', 'https://tokens.test'],
      apis: ['https://api.test', 'https://config.test'],
      pictures: ['https://pictures.test'],
    });
    expect(environmentOrigins({})).toEqual({ issuers: [], apis: [], pictures: [] });
  });

  it('C-04 allow every tenant where the address names one', () => {
    const apis = { default: { url: 'https://{0}.api.test:8443/' }, other: { url: 'https://quy-{0}.other.test' } };
    expect(environmentOrigins({ apis }).apis).toEqual([
      'https://*.api.test:8443',
      'https://api.test:8443',
      'https://*.other.test',
      'https://quy-other.test',
    ]);
  });

  it.each([
    'https://{0}.api.test',
    'https://quy-{0}.api.test/',
    'https://api.{0}.quy.test',
    'https://quy.test/{0}/api',
  ])('C-04 let %s in for a tenant and for the host, which has none', (url) => {
    const { apis } = environmentOrigins({ apis: { default: { url } } });
    for (const tenant of ['acme', undefined]) {
      const { origin } = new URL(withTenantName(url, tenant));
      expect([origin, letsIn(apis, origin, 'https://quy.test')]).toEqual([origin, true]);
    }
  });
});

describe('the files for the servers', () => {
  it('say the same to nginx and to Caddy, and a container fills in what it knows', async () => {
    const filled = { ...origins, pictures: ['https://pictures.test'] };
    const policies = await policiesOf(build('<p>'), filled);
    const values = valuesOf(filled);
    const nginx = nginxPolicy(await policiesOf(folder, placesFor('nginx')));
    const caddy = caddyPolicy(await policiesOf(folder, placesFor('caddy')));
    expect(nginx.replaceAll(/\$\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')).toBe(nginxPolicy(policies));
    expect(caddy.replaceAll(/\{\$(\w+)\}/gu, (_, name: string) => values[name] ?? '')).toBe(caddyPolicy(policies));
    for (const text of [nginxPolicy(policies), caddyPolicy(policies)]) {
      expect([...text.matchAll(/"(default-src[^"]*)"/gu)].map(([, policy]) => policy)).toEqual([
        policies.page,
        policies.answer,
      ]);
    }
  });
});

function directive(policy: string, name: string): readonly string[] | undefined {
  const words = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return words?.split(' ').slice(1);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
