import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ownCertificate } from '../../../scripts/support/certificate.mjs';
import { root } from '../../../scripts/support/run.mjs';
import { fillTemplate, freePort, speaksIpv6, startNginx } from './nginx-process';

export type NginxServer = {
  /** Ports of plain HTTP and of TLS, in the place of 80 and 443. */
  readonly ports: { readonly plain: number; readonly tls: number };
  readonly certificate: string;
  readonly accessLog: () => string;
  /** Installs a build as the next release, by the commands of the guide, and leaves nginx as it runs. */
  readonly install: (name: string, folder: string) => void;
  readonly close: () => Promise<void>;
};

/** Serves a build as docs/deployment.md sets up a server of its own: Debian's folders, TLS, an installed release. */
export async function serveAsOwnServer(folder: string, host: string, environment: object): Promise<NginxServer> {
  const base = mkdtempSync(join(tmpdir(), 'fund-office-server-'));
  const [etc, run, releases, log] = [
    join(base, 'etc'),
    join(base, 'run'),
    join(base, 'root'),
    join(base, 'access.log'),
  ];
  for (const made of [etc, run, join(base, 'build')]) {
    mkdirSync(made, { recursive: true });
  }
  const environmentFile = join(base, 'environment/dynamic-env.json');
  mkdirSync(join(base, 'environment'));
  writeFileSync(environmentFile, JSON.stringify(environment));
  const install = (name: string, from: string) => {
    const build = join(base, 'build');
    rmSync(build, { recursive: true });
    cpSync(from, join(build, 'dist'), { recursive: true });
    command(build, process.execPath, [
      ...[join(root, 'scripts/policy.mjs'), '--environment', environmentFile],
      ...['--build', join(build, 'dist'), '--out', join(build, 'dist-policy')],
    ]);
    cpSync(environmentFile, join(build, 'dynamic-env.json'));
    command(build, 'sh', [join(root, 'deploy/release.sh'), 'install', name], {
      FUND_ROOT: releases,
      FUND_ENVIRONMENT: join(base, 'environment'),
    });
  };
  install('one', join(root, folder));
  const pem = ownCertificate(join(base, 'tls'), host);
  if (pem === undefined) {
    throw new Error('A certificate needs OpenSSL.');
  }
  const ports = { plain: await freePort(), tls: await freePort() };
  const values = {
    FUND_HOST: `${host} *.${host}`,
    FUND_ROOT: releases,
    FUND_ENVIRONMENT: join(base, 'environment'),
    FUND_CERTIFICATE: join(base, 'tls'),
  };
  const templates = join(root, 'deploy/nginx');
  const read = (name: string) => readFileSync(join(templates, name), 'utf8');
  fillTemplate(join(etc, 'fund-office/answers.conf'), read('templates/answers.conf.template'), values);
  fillTemplate(join(etc, 'fund-office/site.conf'), read('templates/site/site.conf.template'), values);
  const server = read('server.conf.template')
    .replaceAll(/(listen (?:\[::\]:)?)80;/gu, `$1${ports.plain};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /gu, `$1${ports.tls} `)
    // As the guide says for a machine without IPv6.
    .replaceAll(speaksIpv6 ? '' : /^ *listen \[::\].*\n/gmu, '')
    .replaceAll('/var/log/nginx/fund-office.log', log);
  fillTemplate(join(etc, 'conf.d/fund-office.conf'), server, values);
  writeFileSync(join(etc, 'nginx.conf'), systemConfiguration);
  const stop = await startNginx({
    address: `http://${host}:${ports.plain}/`,
    base,
    run,
    configuration: join(etc, 'nginx.conf'),
    log: join(base, 'log'),
  });
  return {
    ports,
    certificate: pem.cert,
    accessLog: () => readFileSync(log, 'utf8'),
    install,
    close: async () => {
      await stop();
      rmSync(base, { recursive: true });
    },
  };
}

function command(cwd: string, program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(program, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  }
}

/** What Debian's own nginx.conf has that matters here, with folders of this process. */
const systemConfiguration = `
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  access_log off;
  include conf.d/*.conf;
}
`;
