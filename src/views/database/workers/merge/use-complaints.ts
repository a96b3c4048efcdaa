import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { validationText } from '@/domain/validation/validation-message';
import {
  mergedWorker,
  mergeErrors,
  mergeFieldOf,
  type MergeField,
  type MergePlan,
} from '@/domain/workers/worker-merge';
import type { WorkerMergeRef } from '@/machines/records/worker-merge-machine';
import { useLocalizer } from '@/views/app/localization-context';
import { serverErrorsOf } from '@/views/shared/form/server-errors';

export type Complaints = {
  /** One sentence per choice. */
  readonly byField: ReadonlyMap<MergeField, string>;
  /** About nothing that is chosen here. */
  readonly general: readonly string[];
};

/** What is wrong with the record that the two would become: by the rules of the form, or as the server has refused it. */
export function useComplaints(mergeRef: WorkerMergeRef, plan: MergePlan, shown: readonly MergeField[]): Complaints {
  const localizer = useLocalizer();
  const today = useSelector(mergeRef, ({ context }) => context.today);
  const refusal = useSelector(mergeRef, (snapshot) =>
    snapshot.matches({ open: 'refused' }) ? snapshot.context.error : undefined,
  );

  return useMemo(() => {
    const own = mergeErrors(plan, today).map((error) => [error.field, validationText(error, localizer)] as const);
    const said = refusal === undefined ? undefined : serverErrorsOf({ error: refusal, values: mergedWorker(plan) });
    const sayings = [...own, ...(said?.byField ?? [])];
    const unplaced = said !== undefined && sayings.length === 0 && said.general.length === 0;
    const byField = new Map<MergeField, string>();
    const general = [...(said?.general ?? []), ...(unplaced ? [refusal?.server?.message ?? ''] : [])];
    for (const [name, text] of sayings) {
      const field = mergeFieldOf(name);
      if (field !== undefined && shown.includes(field)) {
        byField.set(field, byField.get(field) ?? text);
      } else {
        general.push(text);
      }
    }
    return { byField, general: general.filter((text) => text !== '') };
  }, [plan, today, localizer, refusal, shown]);
}
