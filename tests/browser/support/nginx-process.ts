import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';

import { findOrInstallNginx } from '../../../scripts/support/nginx.mjs';
import { listen } from './listen';

export type NginxStart = {
  /** Address that answers as soon as nginx is there. */
  readonly address: string;
  /** Folder that holds everything; whoever runs nginx is given it. */
  readonly base: string;
  /** The only folder that nginx writes to. */
  readonly run: string;
  readonly configuration: string;
  /** File for standard output and standard error. */
  readonly log: string;
};

/** Whom the system knows as nobody: even root's tests show that nginx needs no rights. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const startTimeoutMs = 20_000;

/** Whether this machine can be reached by IPv6. */
export const speaksIpv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === '::1'),
);

/** Starts an nginx of this machine, waits until it answers, and gives what ends it. */
export async function startNginx(start: NginxStart): Promise<() => Promise<void>> {
  const found = findOrInstallNginx();
  if (found.path === undefined) {
    throw new Error(found.reason);
  }
  const output = openSync(start.log, 'a');
  giveToNobody(start.base);
  const nginx = spawn(
    found.path,
    ['-p', `${start.run}/`, '-e', 'stderr', '-c', start.configuration, '-g', 'daemon off;'],
    { stdio: ['ignore', output, output], ...(isRoot && { uid: nobody, gid: nobody }) },
  );
  closeSync(output);
  const ended = once(nginx, 'exit');
  const latest = performance.now() + startTimeoutMs;
  while (!(await answers(start.address))) {
    if (nginx.exitCode !== null || performance.now() > latest) {
      nginx.kill('SIGTERM');
      throw new Error(`nginx does not answer:\n${readFileSync(start.log, 'utf8')}`);
    }
  }
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
}

/** Writes a template of `deploy/nginx` as `envsubst` does: names without a value stay open. */
export function fillTemplate(file: string, template: string, values: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    template.replaceAll(/\$\{(FUND_[A-Z]+)\}/gu, (place, name: string) => values[name] ?? place),
  );
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen((_, response) => response.end());
  await close();
  return port;
}

function giveToNobody(base: string): void {
  if (isRoot) {
    for (const name of ['', ...readdirSync(base, { recursive: true, encoding: 'utf8' })]) {
      chownSync(join(base, name), nobody, nobody);
    }
  }
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer !== undefined;
}
