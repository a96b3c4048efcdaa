import { expect, it } from 'vitest';

import { findOrInstallNginx, type Machine } from '../../scripts/support/nginx.mjs';

function machineWith(present: readonly string[], changes: Partial<Machine> = {}): { machine: Machine; ran: string[] } {
  const ran: string[] = [];
  const machine: Machine = {
    env: { PATH: '/bin:/usr/bin' },
    runs: (path) => present.includes(path),
    isRoot: false,
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      return true;
    },
    ...changes,
  };
  return { machine, ran };
}

it('takes the nginx that NGINX_PATH names, and no other when that is wrong', () => {
  const named = machineWith(['/opt/nginx', '/usr/bin/nginx'], { env: { NGINX_PATH: '/opt/nginx' } });
  expect(findOrInstallNginx(named.machine)).toEqual({ path: '/opt/nginx' });
  const wrong = machineWith(['/usr/bin/nginx'], { env: { NGINX_PATH: '/opt/x', PATH: '/usr/bin' }, isRoot: true });
  expect(findOrInstallNginx(wrong.machine)).toEqual({
    reason: 'NGINX_PATH names /opt/x, but no nginx runs from there.',
  });
  expect(wrong.ran).toEqual([]);
});

it('looks on the PATH first and then where Debian keeps it', () => {
  expect(findOrInstallNginx(machineWith(['/usr/bin/nginx', '/usr/sbin/nginx']).machine)).toEqual({
    path: '/usr/bin/nginx',
  });
  expect(findOrInstallNginx(machineWith(['/usr/sbin/nginx']).machine)).toEqual({ path: '/usr/sbin/nginx' });
});

it('lets root install the Debian package', () => {
  const present: string[] = [];
  const ran: string[] = [];
  const { machine } = machineWith(present, {
    isRoot: true,
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      if (args[0] === 'install') {
        present.push('/usr/sbin/nginx');
      }
      return true;
    },
  });
  expect(findOrInstallNginx(machine)).toEqual({ path: '/usr/sbin/nginx' });
  expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends nginx-light']);
});

it('says in one sentence what to do when nothing helps', () => {
  const { machine, ran } = machineWith([]);
  expect(findOrInstallNginx(machine)).toEqual({
    reason:
      'The tests of the server configuration need an nginx and none could be found or installed; install one (Debian: apt-get install nginx-light) or set NGINX_PATH to it.',
  });
  expect(ran).toEqual([]);
});
