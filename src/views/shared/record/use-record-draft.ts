import { useCallback, useEffect, useRef } from 'react';

import { formerSaveOf, type RecordFormRef } from '@/machines/records/record-form-machine';
import type { StoredRecord } from '@/machines/records/record-form-setup';
import type { Draft } from '@/views/shared/unsaved/draft-store';
import { useDraft } from '@/views/shared/unsaved/use-draft';

type RecordDraft<Input, Entity> = {
  /** What was left behind the last time, offered once. */
  readonly found: Draft<Input, Entity> | undefined;
  /** Told of all that is typed; `undefined` when there is nothing to lose. Stable. */
  readonly keep: (typed: Input | undefined) => void;
  /** The draft that the first save is made from, `undefined` for all others: what it says then stands in the form's machine. */
  readonly take: () => Draft<Input, Entity> | undefined;
  /** The person begins anew: what they save next has nothing to do with the draft. */
  readonly discard: () => void;
};

/**
 * The draft of one record's form: what was typed over which record, and of a new one what was sent without an answer, so
 * that the form which takes the draft up makes no second record.
 *
 * @param name The form's own address.
 * @param withoutSecrets See `RecordFormDescription`. What such a form has sent is not kept, for it holds them.
 */
export function useRecordDraft<Input extends object, Entity extends StoredRecord>(
  name: string,
  formRef: RecordFormRef<Input, Entity>,
  withoutSecrets: (<Holder extends Input | Entity>(holder: Holder) => Holder) | undefined,
): RecordDraft<Input, Entity> {
  const { found, remember } = useDraft<Input, Entity>(name);
  const unsaved = useRef<Input>(undefined);
  const untaken = useRef(found);

  const write = useCallback(
    (values: Input) => {
      const snapshot = formRef.getSnapshot();
      const { base } = snapshot.context;
      remember(
        withoutSecrets === undefined
          ? { values, base, former: formerSaveOf(snapshot) ?? untaken.current?.former }
          : { values: withoutSecrets(values), base: base === undefined ? undefined : withoutSecrets(base) },
      );
    },
    [formRef, remember, withoutSecrets],
  );

  const keep = useCallback(
    (typed: Input | undefined) => {
      unsaved.current = typed;
      if (typed === undefined) {
        remember(undefined);
      } else {
        write(typed);
      }
    },
    [remember, write],
  );

  useEffect(() => {
    const subscription = formRef.subscribe(({ status }) => {
      if (status === 'active' && unsaved.current !== undefined) {
        write(unsaved.current);
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [formRef, write]);

  const take = () => {
    const taken = untaken.current;
    untaken.current = undefined;
    return taken;
  };
  const discard = () => {
    untaken.current = undefined;
  };
  return { found, keep, take, discard };
}
