/** The class in a process of its own, so that its memory is nobody else's; told what to do by the process that starts it. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtemp, rm, stat } from 'node:fs/promises';

import { policiesOf } from '../../scripts/support/content-security-policy.mjs';
import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';

const { serveClassroom } = await loadTypeScript('mock-server/node/classroom/classroom.ts');
const { handOuts } = await loadTypeScript('mock-server/node/classroom/hand-outs.ts');

const folder = await mkdtemp(join(tmpdir(), 'bench-classroom-'));
const statePath = join(folder, 'classroom-state.json');
const classroom = await serveClassroom({
  folder: 'dist',
  policies: await policiesOf('dist', { issuers: [], apis: [] }),
  trainerCode: 'MAUB-2345',
  statePath,
  tell: (sentence) => console.error(sentence),
  onMail: () => undefined,
});

const answers = {
  /** Megabytes, after everything was collected that nobody holds. */
  memory: () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    return { heap: heapUsed / 2 ** 20, whole: rss / 2 ** 20 };
  },
  /** Share of one core that the process has had since the last question. */
  load: () => {
    const { user, system } = process.cpuUsage(since.cpu);
    const share = (user + system) / 1_000 / (performance.now() - since.at);
    since = { cpu: process.cpuUsage(), at: performance.now() };
    return share;
  },
  stop: async () => {
    await classroom.close();
    const { size } = await stat(statePath);
    await rm(folder, { recursive: true });
    return size / 2 ** 20;
  },
};
let since = { cpu: process.cpuUsage(), at: performance.now() };

process.on('message', async (question) => {
  process.send?.(await answers[question]());
  if (question === 'stop') {
    process.disconnect();
  }
});
process.send?.({ url: classroom.url, people: await handOuts(classroom.backend) });
