import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { createRecordMachine, type RecordRef } from '@/machines/records/record-machine';

import { useAskedAgain } from '../asked-again';
import { fromCall } from '../from-call';
import { useReloadOnReturn } from '../use-reload-on-return';

type RecordCalls<Entity> = {
  readonly get: (id: string, signal: AbortSignal) => Promise<Entity>;
  /** Absent where it is not removed here. */
  readonly remove?: (id: string, signal: AbortSignal) => Promise<void>;
};

/** Starts the machine of one shown record, wired to its calls, for as long as its screen is there. */
export function useRecord<Entity>(id: string, calls: RecordCalls<Entity>): RecordRef<Entity> {
  const recordRef = useLoaded(id, calls);
  useAskedAgain(() => {
    recordRef.send({ type: 'record.reload' });
  });
  return recordRef;
}

/** The same for what stands beside a record or in a form, which a message that leads to the page does not load again. */
export function useLoaded<Entity>(id: string, calls: RecordCalls<Entity>): RecordRef<Entity> {
  const [logic] = useState(() => withCalls(calls));
  const recordRef = useActorRef(logic, { input: { id } });
  useReloadOnReturn(recordRef, () => {
    recordRef.send({ type: 'record.reload' });
  });
  return recordRef;
}

function withCalls<Entity>(calls: RecordCalls<Entity>) {
  return createRecordMachine<Entity>().provide({
    actors: {
      loadRecord: fromCall(({ id }: { readonly id: string }, signal) => calls.get(id, signal)),
      removeRecord: fromCall(
        ({ id }: { readonly id: string }, signal) => calls.remove?.(id, signal) ?? Promise.resolve(),
      ),
    },
  });
}
