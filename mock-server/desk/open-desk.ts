import type { DemoDesk } from '@/domain/desk/demo-desk';

import type { MockBackend } from '../backend';
import { demoVolumes } from '../demo-volumes';
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
  return {
    lessons: await openLessonDesk(backend, sharing),
    network: await openNetwork(backend, sharing),
    requests: openRequestLog(backend.hooks),
    clock: await openClock({ backend, sharing, offsetMs: installedOffset(), keepOffset, restart }),
    people: await openPeople(backend, sharing),
    data: openDataSets({ backend, set: readDataSet(), keepSet: keepDataSet, seeding: demoVolumes(), restart }),
  };
}
