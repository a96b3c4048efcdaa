import { expect, it } from 'vitest';

import { findOrInstallBrowser, type Machine } from '../../scripts/support/browser.mjs';

const playwrightPath = '/cache/chromium';

function machineWith(present: readonly string[], changes: Partial<Machine> = {}): { machine: Machine; ran: string[] } {
  const ran: string[] = [];
  const machine: Machine = {
    env: { PATH: '/bin:/usr/bin' },
    playwrightPath: () => playwrightPath,
    runs: (path) => present.includes(path),
    isRoot: false,
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      return false;
    },
    ...changes,
  };
  return { machine, ran };
}

it('takes the Chromium that CHROMIUM_PATH names', () => {
  const { machine } = machineWith(['/opt/chromium', '/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/chromium' } });
  expect(findOrInstallBrowser(machine)).toEqual({ path: '/opt/chromium' });
});

it('does not silently take another one when CHROMIUM_PATH is wrong', () => {
  const { machine, ran } = machineWith(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/x', PATH: '/usr/bin' } });
  expect(findOrInstallBrowser(machine)).toEqual({
    reason: 'CHROMIUM_PATH names /opt/x, but no Chromium runs from there.',
  });
  expect(ran).toEqual([]);
});

it('looks on the PATH first and then where Playwright keeps its own', () => {
  expect(findOrInstallBrowser(machineWith(['/usr/bin/google-chrome', playwrightPath]).machine)).toEqual({
    path: '/usr/bin/google-chrome',
  });
  expect(findOrInstallBrowser(machineWith([playwrightPath]).machine)).toEqual({ path: playwrightPath });
});

it('lets Playwright install one, and needs nothing else then', () => {
  const present: string[] = [];
  const ran: string[] = [];
  const { machine } = machineWith(present, {
    isRoot: true,
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      present.push(playwrightPath);
      return true;
    },
  });
  expect(findOrInstallBrowser(machine)).toEqual({ path: playwrightPath });
  expect(ran).toEqual(['npx playwright install chromium']);
});

it('lets root install the Debian package where Playwright cannot', () => {
  const present: string[] = [];
  const { machine } = machineWith(present, {
    isRoot: true,
    run: (program) => {
      if (program === 'apt-get') {
        present.push('/usr/bin/chromium');
      }
      return program === 'apt-get';
    },
  });
  expect(findOrInstallBrowser(machine)).toEqual({ path: '/usr/bin/chromium' });
});

it('says in one sentence what to do when nothing helps', () => {
  const { machine, ran } = machineWith([]);
  expect(findOrInstallBrowser(machine)).toEqual({
    reason:
      'The browser tests need a Chromium and none could be found or installed; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  });
  expect(ran).toEqual(['npx playwright install chromium']);
});
