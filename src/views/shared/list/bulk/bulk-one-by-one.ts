import { toAppError } from '@/domain/errors/app-error';
import type { BulkResult } from '@/domain/lists/bulk-action';
import type { Services } from '@/views/app/services-context';

import type { BulkAction } from './bulk-action';

/** A call for one record; rejects with an `AppError`. */
type RecordCall = (services: Services, id: string, signal: AbortSignal) => Promise<void>;

/**
 * Does with many records what the back end does with one at a time: a call for each, so that the run can be stopped
 * between them. What it answers no to is told with its record; where no answer comes the run waits to be gone on with.
 *
 * @param doneStatus Status of a refusal that says that there is nothing left to do, as for a removal that was done
 * although its answer was lost.
 */
export function oneByOne(call: RecordCall, doneStatus?: number): Pick<BulkAction<never>, 'perCall' | 'run'> {
  return {
    perCall: 1,
    run: (services, items, _, signal) =>
      Promise.all(items.map(({ id }) => resultOf(id, call(services, id, signal), doneStatus))),
  };
}

/** @throws {AppError} What says nothing of this record: no answer, a server that fails, a call too many. */
async function resultOf(id: string, answer: Promise<void>, doneStatus: number | undefined): Promise<BulkResult> {
  try {
    await answer;
    return { id, ma: null, thanhCong: true };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status !== undefined && error.status === doneStatus) {
      return { id, ma: null, thanhCong: true };
    }
    if (error.status !== undefined && refusals.has(error.status)) {
      return { id, ma: null, thanhCong: false, error };
    }
    throw error;
  }
}

/** Statuses with which ABP answers no to a record: rules and rights, gone, stale, not as it has to be. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 409, 422]);
