import type { DemoDesk } from '@/domain/desk/demo-desk';

import type { MockBackend } from '../backend';
import { demoVolumes } from '../demo-volumes';
import { pageStorages } from '../faults/session-record';
import { openClock } from './clock';
import { keepDataSet, openDataSets, readDataSet } from './data-sets';
import { openLessonDesk } from './lesson-desk';
import { openNetwork } from './network';
import { openPeople } from './people';
import { openRequestLog } from './request-log';
import { createRestart, openBrowserPage } from './restart';
import type { DeskSharing } from './shared-value';
import { installedOffset, keepOffset } from './shifted-date';

/** Opens the trainer's desk over the back end of this page. */
export async function openDesk(backend: MockBackend): Promise<DemoDesk> {
  const sharing: DeskSharing = {
    store: backend.store,
    openChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
  };
  const restart = createRestart(openBrowserPage());
  // Each reads what it has kept: side by side, since a page waits for all of them.
  const [lessons, network, clock, people] = await Promise.all([
    openLessonDesk(backend, sharing),
    openNetwork(backend, sharing),
    openClock({ backend, sharing, offsetMs: installedOffset(), keepOffset, restart, records: pageStorages }),
    openPeople(backend, sharing),
  ]);
  return {
    lessons,
    network,
    requests: openRequestLog(backend.hooks),
    clock,
    people,
    data: openDataSets({ backend, set: readDataSet(), keepSet: keepDataSet, seeding: demoVolumes(), restart }),
  };
}
