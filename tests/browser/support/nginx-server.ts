import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ownCertificate } from '../../../scripts/support/certificate.mjs';
import { policiesOf, type PolicyOrigins } from '../../../scripts/support/content-security-policy.mjs';
import { nginxPolicy } from '../../../scripts/support/policy-files.mjs';
import { root } from '../../../scripts/support/run.mjs';
import { fillTemplate, freePort, startNginx } from './nginx-process';

export type NginxServer = {
  /** Ports of plain HTTP and of TLS, in the place of 80 and 443. */
  readonly ports: { readonly plain: number; readonly tls: number };
  readonly certificate: string;
  readonly accessLog: () => string;
  readonly close: () => Promise<void>;
};

/** Serves a build as docs/deployment.md sets up a server of its own: Debian's folders, TLS, a release beside its policy. */
export async function serveAsOwnServer(folder: string, host: string, origins: PolicyOrigins): Promise<NginxServer> {
  const base = mkdtempSync(join(tmpdir(), 'fund-office-server-'));
  const [etc, run, release, log] = [
    join(base, 'etc'),
    join(base, 'run'),
    join(base, 'root/current'),
    join(base, 'access.log'),
  ];
  for (const made of [etc, run, release]) {
    mkdirSync(made, { recursive: true });
  }
  cpSync(join(root, folder), join(release, 'site'), { recursive: true });
  writeFileSync(join(release, 'policy.conf'), nginxPolicy(await policiesOf(join(root, folder), origins)));
  const pem = ownCertificate(join(base, 'tls'), host);
  if (pem === undefined) {
    throw new Error('A certificate needs OpenSSL.');
  }
  const ports = { plain: await freePort(), tls: await freePort() };
  const values = {
    FUND_HOST: host,
    FUND_ROOT: join(base, 'root'),
    FUND_ENVIRONMENT: join(base, 'environment'),
    FUND_CERTIFICATE: join(base, 'tls'),
  };
  const templates = join(root, 'deploy/nginx');
  const read = (name: string) => readFileSync(join(templates, name), 'utf8');
  fillTemplate(join(etc, 'fund-office/answers.conf'), read('templates/answers.conf.template'), values);
  fillTemplate(join(etc, 'fund-office/site.conf'), read('templates/site/site.conf.template'), values);
  const server = read('server.conf.template')
    .replace('listen 80;', `listen ${ports.plain};`)
    .replace('listen 443 ', `listen ${ports.tls} `)
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
    close: async () => {
      await stop();
      rmSync(base, { recursive: true });
    },
  };
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
