import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { cacheControl, responseHeaders } from '../../scripts/support/response-headers.mjs';

const folder = 'deploy/nginx/templates';
const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.template'),
);
const nginx = templates.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
const caddy = readFileSync('deploy/caddy/Caddyfile', 'utf8');
const image = readFileSync('deploy/Dockerfile', 'utf8');
const guide = readFileSync('docs/deployment.md', 'utf8');

describe('nginx and Caddy', () => {
  it('send the headers of the one table, and the guide names the same', () => {
    const byNginx = [...nginx.matchAll(/^add_header (\S+) "([^"]*)" always;$/gmu)].map(([, ...pair]) => pair);
    const byCaddy = [...caddy.matchAll(/^\t\t([A-Z][\w-]+) "([^"]*)"$/gmu)].map(([, ...pair]) => pair);
    expect(Object.fromEntries(byNginx)).toEqual(responseHeaders);
    expect(Object.fromEntries(byCaddy)).toEqual(responseHeaders);
    expect(Object.entries(responseHeaders).filter(([name, value]) => !guide.includes(`${name}: ${value}`))).toEqual([]);
  });

  it('send them with failures too: Caddy keeps a block that takes a header away until the answer, and drops it for a failure', () => {
    const blocks = [...caddy.matchAll(/^\theader \{\n([^}]*)\n\t\}$/gmu)].map(([, lines = '']) => lines);
    expect(blocks).toHaveLength(1);
    expect(blocks.filter((lines) => /^\t\t(?:[-?>]|defer)/mu.test(lines))).toEqual([]);
  });

  it('log every request without its query, those that are sent on to HTTPS too', () => {
    const own = readFileSync('deploy/nginx/server.conf.template', 'utf8');
    const servers = own.split(/^server \{$/mu).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toContain('access_log /var/log/nginx/fund-office.log fund_office;');
      expect(server).toContain('server_tokens off;');
    }
  });

  it('keep for good what has a hash in its name, and nothing else', () => {
    expect(count(nginx, cacheControl.forGood)).toBe(1);
    expect(count(caddy, `header Cache-Control "${cacheControl.forGood}"`)).toBe(2);
    expect(nginx).toContain(`"~^(?:200|206|304) /assets/" "${cacheControl.forGood}";`);
  });

  it('add headers in one place alone: a location with one of its own would lose all others', () => {
    const inBlocks = nginx.split('\n').filter((line) => /^\s+add_header/u.test(line));
    expect(inBlocks).toEqual([]);
    expect(templates.filter((name) => readFileSync(join(folder, name), 'utf8').includes('\nadd_header'))).toEqual([
      'site/site.conf.template',
    ]);
  });
});

describe('the image', () => {
  it('knows every name that its templates leave open, or the container is told it', () => {
    const policy = readFileSync('scripts/support/policy-files.mjs', 'utf8');
    const open = new Set([...`${nginx}${policy}`.matchAll(/\bFUND_[A-Z]+/gu)].map(([name]) => name));
    const foundOut = readFileSync('deploy/nginx/listen.envsh', 'utf8');
    const known = new Set([...`${image}${foundOut}`.matchAll(/\b(FUND_[A-Z]+)=/gu)].map(([, name]) => name ?? ''));
    expect([...open].filter((name) => !known.has(name)).sort()).toEqual(['FUND_API', 'FUND_ISSUER']);
    expect(image).toContain('NGINX_ENVSUBST_FILTER=^FUND_');
    expect(guide).toContain('-e FUND_ISSUER=');
    expect(guide).toContain('-e FUND_API=');
  });

  it('starts as many processes as its memory holds, however large the machine is', () => {
    expect(readFileSync('deploy/nginx/nginx.conf', 'utf8')).toMatch(/^worker_processes [1-4];$/mu);
  });

  it('finds out by a script that the image’s own start runs before it fills in templates, whether there is IPv6', () => {
    const target = /^COPY deploy\/nginx\/listen\.envsh (\S+)$/mu.exec(image)?.[1];
    // In the order of their numbers; 20 fills in the templates.
    expect(target).toMatch(/^\/docker-entrypoint\.d\/1\d-[a-z-]+\.envsh$/u);
    // What cannot be executed is left out.
    expect(statSync('deploy/nginx/listen.envsh').mode & 0o111).toBe(0o111);
    expect(nginx).toMatch(/^ {2}listen \$\{FUND_PORT\};\n {2}\$\{FUND_LISTEN\}$/mu);
  });

  it('copies what exists, and runs scripts that exist', () => {
    const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gmu)].flatMap(([, paths]) => paths?.split(' ') ?? []);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const run = [...image.matchAll(/npm run ([\w:]+)/gu)].map(([, name]) => name ?? '');
    expect(run).toEqual(['build', 'policy', 'precompress']);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
