import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { todayAt } from '@/domain/format/calendar';
import type { Worker } from '@/domain/workers/worker';
import { mergeInputOf, type MergePlan, type WorkerPair } from '@/domain/workers/worker-merge';
import { workerMergeMachine, type WorkerMergeRef } from '@/machines/records/worker-merge-machine';
import { useServices, type Services } from '@/views/app/services-context';
import { fromCall } from '@/views/shared/from-call';
import { useReloadOnReturn } from '@/views/shared/use-reload-on-return';

/** Starts the machine that merges two workers, wired to its calls, for as long as they are compared. */
export function useWorkerMerge(leftId: string, rightId: string): WorkerMergeRef {
  const { workers } = useServices();
  const [logic] = useState(() => withCalls(workers));
  const [today] = useState(() => todayAt(Date.now()));
  const mergeRef = useActorRef(logic, { input: { leftId, rightId, today } });

  useReloadOnReturn(mergeRef, () => {
    mergeRef.send({ type: 'record.reload' });
  });

  return mergeRef;
}

function withCalls(workers: Services['workers']) {
  const loadPair = fromCall<WorkerPair, { readonly leftId: string; readonly rightId: string }>(
    async ({ leftId, rightId }, signal) => {
      const [left, right] = await Promise.all([workers.get(leftId, signal), workers.get(rightId, signal)]);
      return { left, right };
    },
  );
  return workerMergeMachine.provide({
    actors: {
      loadPair,
      loadPresent: loadPair,
      mergeRecords: fromCall<Worker, MergePlan>((plan, signal) => workers.merge(mergeInputOf(plan), signal)),
    },
  });
}
