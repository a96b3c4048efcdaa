import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

it('says which program could not be started, and takes it for failed', async () => {
  const script =
    "import('./scripts/support/run.mjs').then(async ({ start }) => console.log(await start('no-such-program', [])))";
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['-e', script]);
  expect(stdout).toBe('false\n');
  expect(stderr).toContain('spawn no-such-program ENOENT');
});
