import { expect } from 'vitest';

import type { DataSetId } from '@/domain/desk/data-sets';
import { createMockBackend } from '@mock-server/create-mock-backend';
import { dataSetOptions, openDataSets } from '@mock-server/desk/data-sets';
import { createMemoryStore, type KeyValueStore } from '@mock-server/storage/key-value-store';

import { officeIn } from '../routes/office';
import { createTestClock } from '../support/test-backend';

const workerPath = '/api/app/nguoi-lao-dong';

/** A page of the demo, which reads what pages before it have kept. */
export function createDemo() {
  const store: KeyValueStore = createMemoryStore();
  const kept: { set: DataSetId; restarts: number; isFull?: true } = { set: 'one', restarts: 0 };
  const openPage = async () => {
    const clock = createTestClock();
    const { set } = kept;
    const backend = await createMockBackend({ store, clock: clock.read, ...dataSetOptions(set) });
    const data = openDataSets({
      backend,
      set,
      keepSet: (wanted) => {
        if (kept.isFull === true) {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        kept.set = wanted;
      },
      seeding: {},
      restart: async (work) => {
        await work();
        kept.restarts += 1;
      },
    });
    return { backend, data, office: officeIn(backend, clock) };
  };
  return { kept, openPage };
}

export type DataPage = Awaited<ReturnType<ReturnType<typeof createDemo>['openPage']>>;

export async function changeNote(page: DataPage, ghiChu: string) {
  const desk = await page.office.as('khoa.tm');
  const id = [...page.backend.database.workers.rows()][0]?.id;
  const { body } = await desk.get(`${workerPath}/${id ?? ''}`);
  expect((await desk.put(`${workerPath}/${id ?? ''}`, { ...(body as object), ghiChu })).status).toBe(200);
}

export const noteOf = ({ backend }: DataPage) => [...backend.database.workers.rows()][0]?.ghiChu;
