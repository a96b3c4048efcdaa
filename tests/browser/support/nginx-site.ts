import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { policiesOf, type PolicyOrigins } from '../../../scripts/support/content-security-policy.mjs';
import { nginxPolicy, placesFor, valuesOf } from '../../../scripts/support/policy-files.mjs';
import { root } from '../../../scripts/support/run.mjs';
import { fillTemplate, freePort, startNginx } from './nginx-process';
import type { StaticSite } from './static-site';

export type NginxSite = StaticSite & {
  /** Folders of the release that is served and of the one before it. */
  readonly releases: { readonly current: string; readonly previous: string };
  /** What nginx has written to standard output and standard error. */
  readonly log: () => Promise<string>;
};

const shipped = join(root, 'deploy/nginx');

/**
 * Serves a build by a real nginx under the configuration of `deploy/nginx`, as the image does: the templates are filled
 * in, everything that is written lies in one folder, and nobody owns the process.
 */
export async function serveByNginx(folder: string, host = '127.0.0.1'): Promise<NginxSite> {
  const base = await mkdtemp(join(tmpdir(), 'fund-office-nginx-'));
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const [configuration, run, environment, rootOfReleases, log] = [
    join(base, 'configuration'),
    join(base, 'run'),
    join(base, 'environment'),
    join(base, 'releases'),
    join(base, 'log'),
  ];
  const releases = { current: join(rootOfReleases, 'current/site'), previous: join(rootOfReleases, 'previous/site') };
  cpSync(join(root, folder), releases.current, { recursive: true });
  for (const made of [releases.previous, environment, run]) {
    mkdirSync(made, { recursive: true });
  }
  const policy = nginxPolicy(await policiesOf(join(root, folder), placesFor('nginx')));
  const startFor = (origins: PolicyOrigins) => {
    fillTemplates(configuration, policy, {
      FUND_PORT: String(port),
      FUND_LISTEN: listenAsTheImage(port),
      FUND_ROOT: rootOfReleases,
      FUND_ENVIRONMENT: environment,
      ...valuesOf({ pictures: [], ...origins }),
    });
    return startNginx({
      address: `${origin}/health`,
      base,
      run,
      configuration: join(configuration, 'nginx.conf'),
      log,
    });
  };
  let stop = await startFor({ issuers: [], apis: [] });

  return {
    origin,
    releases,
    log: () => readFile(log, 'utf8'),
    put: (path, text) => {
      const file = join(path === 'dynamic-env.json' ? environment : releases.current, path);
      if (text === undefined) {
        rmSync(file, { force: true });
      } else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
    // Started anew: after a reload the old processes still answer for a moment.
    guard: async (origins) => {
      await stop();
      stop = await startFor(origins);
    },
    close: async () => {
      await stop();
      await rm(base, { recursive: true });
    },
  };
}

/** What the image finds out before it fills in its templates. */
function listenAsTheImage(port: number): string {
  const script = `. "${join(shipped, 'listen.envsh')}" && sh -c 'printf %s "$FUND_LISTEN"'`;
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], {
    env: { ...process.env, FUND_PORT: String(port) },
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(stderr);
  }
  return stdout;
}

/** What the image's start script does for the names that the Dockerfile lets it fill in. */
function fillTemplates(configuration: string, policy: string, values: Readonly<Record<string, string>>): void {
  const templates = join(shipped, 'templates');
  for (const name of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.template')) {
      const file = join(configuration, 'conf.d', name.replace(/\.template$/u, ''));
      fillTemplate(file, readFileSync(join(templates, name), 'utf8'), values);
    }
  }
  fillTemplate(join(configuration, 'conf.d/policy.conf'), policy, values);
  cpSync(join(shipped, 'nginx.conf'), join(configuration, 'nginx.conf'));
}
