import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { handedBackOf, type HandedBack } from '@/domain/abp/handed-back';
import type { RecordShape } from '@/domain/records/record-shape';
import { newUuid } from '@/domain/text/uuid';
import { createRecordFormMachine, type RecordFormRef } from '@/machines/records/record-form-machine';
import type { SaveRequest, StoredRecord } from '@/machines/records/record-form-setup';

import { fromCall } from '../from-call';
import { useReloadOnReturn } from '../use-reload-on-return';

/** The calls of one kind of record. */
export type RecordCalls<Input, Entity> = {
  readonly get: (id: string, signal: AbortSignal) => Promise<Entity>;
  /** @param intention The same for all saves of one form, and of those that take up its draft: a back end that heeds it makes one record, however often it is sent. */
  readonly create: (input: Input, signal: AbortSignal, intention: string) => Promise<Entity>;
  readonly update: (id: string, input: Input & HandedBack, signal: AbortSignal) => Promise<Entity>;
};

/**
 * Starts the form machine of one record, wired to its calls, for as long as the form is shown.
 *
 * @param id `undefined` for a new record.
 * @param shape Stays what it is at first.
 */
export function useRecordForm<Input extends object, Entity extends StoredRecord>(
  id: string | undefined,
  calls: RecordCalls<Input, Entity>,
  shape: RecordShape<Input, Entity>,
): RecordFormRef<Input, Entity> {
  const [logic] = useState(() => withCalls(calls));
  const [intention] = useState(newUuid);
  const formRef = useActorRef(logic, { input: { id, shape, intention } });
  useReloadOnReturn(formRef, () => {
    formRef.send({ type: 'record.reload' });
  });
  return formRef;
}

function withCalls<Input extends object, Entity extends StoredRecord>(calls: RecordCalls<Input, Entity>) {
  const load = fromCall(({ id }: { readonly id: string }, signal) => calls.get(id, signal));
  return createRecordFormMachine<Input, Entity>().provide({
    actors: {
      loadRecord: load,
      loadPresent: load,
      saveRecord: fromCall(({ input, stored, intention }: SaveRequest<Input>, signal) =>
        stored === undefined
          ? calls.create(input, signal, intention)
          : calls.update(stored.id, { ...input, ...handedBackOf(stored) }, signal),
      ),
    },
  });
}
