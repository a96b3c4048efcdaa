import type { Database } from '../../data/database';
import type { WorkerRow } from '../../data/rows';
import { entityNotFound, MockFailure } from '../../failures';
import type { DataScope } from '../data-scope';
import { isVisibleWorker } from './worker-list';

/** @throws MockFailure 404 for a worker who does not exist or whom the caller may not know of. */
export function findVisibleWorker(database: Database, id: string, scope: DataScope): WorkerRow {
  const row = database.workers.find(id);
  if (row === undefined) {
    throw missingWorker(database, id, scope);
  }
  if (!isVisibleWorker(database, row, scope)) {
    throw entityNotFound();
  }
  return row;
}

/** The 404 of a record that was merged names the one that stayed, to those who may know of it. */
function missingWorker(database: Database, id: string, scope: DataScope): MockFailure {
  let keptId = database.mergedWorkers.find(id)?.giuLaiId;
  while (keptId !== undefined) {
    const kept = database.workers.find(keptId);
    if (kept !== undefined) {
      return isVisibleWorker(database, kept, scope) ? mergedInto(kept) : entityNotFound();
    }
    keptId = database.mergedWorkers.find(keptId)?.giuLaiId;
  }
  return entityNotFound();
}

function mergedInto({ id, hoTen }: WorkerRow): MockFailure {
  return new MockFailure(404, {
    code: 'QuyHoTro:07005',
    message: {
      vi: `Hồ sơ này đã được gộp vào hồ sơ của ${hoTen}.`,
      en: `This record was merged into that of ${hoTen}.`,
    },
    data: { giuLaiId: id, 'họ tên': hoTen },
  });
}
