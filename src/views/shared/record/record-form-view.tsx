import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { differencesOf } from '@/domain/records/record-differences';
import { sentUntouched } from '@/domain/records/record-shape';
import type { FormErrors } from '@/domain/validation/schema-errors';
import type { RecordFormRef, RecordFormSnapshot } from '@/machines/records/record-form-machine';
import type { StoredRecord } from '@/machines/records/record-form-setup';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { RecordForm, type RecordFormHandle } from '@/views/shared/form/record-form';
import { serverErrorsOf, type Refusal } from '@/views/shared/form/server-errors';
import { draftOver, isDraftOvertaken } from '@/views/shared/unsaved/draft-over';
import { useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';

import { ConflictDialog, type FieldWords } from './conflict-dialog';
import { LockedRecord } from './locked-record';
import { RecordError } from './record-error';
import { RecordSkeleton } from './record-skeleton';
import { RestoredDraft } from './restored-draft';
import { SaveWaitsProvider, useSaveWaits } from './save-waits';
import { useRecordDraft } from './use-record-draft';

/** What a form shows of its kind of record; how its records stand in it, its machine knows. */
export type RecordFormDescription<Input extends object, Entity extends StoredRecord> = {
  readonly blank: Input;
  readonly validate: (typed: Input) => FormErrors;
  readonly fieldByCode: Readonly<Record<string, string>>;
  /**
   * What of the typed input, and of the record it began from, may be kept as a draft: all of it unless told otherwise. A
   * password never may. What is blanked in both counts as not edited when the draft is offered again.
   */
  readonly withoutSecrets?: <Holder extends Input | Entity>(holder: Holder) => Holder;
  /** What the toast says once it is saved, where that is not simply the adding or changing of a record. */
  readonly savedMessage?: string;
  readonly words: FieldWords;
  readonly submitLabel: string;
  readonly label: string;
  /** For a form that is mostly a table of lines. */
  readonly isWide?: boolean;
};

type RecordFormViewProps<Input extends object, Entity extends StoredRecord> = {
  readonly formRef: RecordFormRef<Input, Entity>;
  /** The form's own address; tells its draft from others. */
  readonly name: string;
  /** Where a page without its record leads back to; absent for a form that is a part of a page. */
  readonly backHref?: string | undefined;
  readonly description: RecordFormDescription<Input, Entity>;
  /** Why the stored record cannot be changed by now, in words; `undefined` where it can. Absent where it always may. */
  readonly whyLocked?: (record: Entity) => string | undefined;
  readonly onSaved: (record: Entity) => void;
  readonly onCancel: () => void;
  /** Above the form, once the record is there; `undefined` for a new one. */
  readonly heading: (record: Entity | undefined) => ReactNode;
  readonly children: (record: Entity | undefined) => ReactNode;
};

type Audited = { readonly lastModificationTime?: string | null };

/** One record's form from opening to saving: the machine's states as a person sees them. */
export function RecordFormView<Input extends object, Entity extends StoredRecord>({
  formRef,
  name,
  backHref,
  description,
  whyLocked,
  onSaved,
  onCancel,
  heading,
  children,
}: RecordFormViewProps<Input, Entity>) {
  type Snapshot = RecordFormSnapshot<Input, Entity>;
  const { blank, validate, fieldByCode, withoutSecrets, savedMessage, words, submitLabel, label, isWide } = description;
  const common = useTexts(commonTexts);
  const notices = useNotices();
  const handle = useRef<RecordFormHandle<Input>>(null);
  const [isDirty, setIsDirty] = useState(false);
  /** As it stood in the form, before it was normalised: what the server refused is found again by it. */
  const [submitted, setSubmitted] = useState<Input>();
  const { found, keep, take, discard } = useRecordDraft(name, formRef, withoutSecrets);
  const [isDraftShown, setIsDraftShown] = useState(found !== undefined);

  const isOpening = useSelector(formRef, (snapshot: Snapshot) => snapshot.matches('loading'));
  const isUnavailable = useSelector(formRef, (snapshot: Snapshot) => snapshot.matches('unavailable'));
  const isBusy = useSelector(formRef, (snapshot: Snapshot) => snapshot.hasTag('busy') || snapshot.matches('saved'));
  const isRefused = useSelector(formRef, (snapshot: Snapshot) => snapshot.matches('refused'));
  const isComparing = useSelector(formRef, (snapshot: Snapshot) => snapshot.matches({ conflicting: 'comparing' }));
  const { shape, base, typed, theirs, error } = useSelector(formRef, (snapshot: Snapshot) => snapshot.context);
  const { inputOf, normalize } = shape;
  // Only before anything was sent: what a save has typed stays, also where the record has moved on meanwhile.
  const isUnsent = useSelector(
    formRef,
    (snapshot: Snapshot) => snapshot.matches('editing') && snapshot.context.typed === undefined,
  );
  const lockedBecause = isUnsent && base !== undefined ? whyLocked?.(base) : undefined;

  const giveUp = useCallback(() => {
    keep(undefined);
  }, [keep]);
  const guard = useUnsavedGuard(isDirty && lockedBecause === undefined, { onGivenUp: giveUp, isKept: true });
  const waits = useSaveWaits();

  useEffect(() => {
    const subscriptions = [
      formRef.on('record.saved', ({ record }) => {
        giveUp();
        guard.release();
        const isNew = formRef.getSnapshot().context.id === undefined;
        notices.success(savedMessage ?? common(isNew ? 'toast.created' : 'toast.updated'));
        onSaved(record);
      }),
      formRef.on('save.failed', (event) => {
        notices.report(event.error, () => handle.current?.submit());
      }),
      formRef.on('record.rebased', ({ record, input }) => {
        handle.current?.rebase(inputOf(record), input);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [formRef, guard, notices, common, savedMessage, giveUp, inputOf, onSaved]);

  const refusal = useMemo<Refusal<Input> | undefined>(
    () => (isRefused && error !== undefined && submitted !== undefined ? { error, values: submitted } : undefined),
    [isRefused, error, submitted],
  );
  useUnplacedRefusal(refusal, fieldByCode);

  const onTyped = useCallback(
    (values: Input, hasChanged: boolean) => {
      setIsDirty(hasChanged);
      keep(hasChanged ? values : undefined);
    },
    [keep],
  );

  const initialValues = useMemo(() => (base === undefined ? blank : inputOf(base)), [base, blank, inputOf]);

  if (isOpening) {
    return <RecordSkeleton />;
  }
  if (isUnavailable && error !== undefined) {
    const onRetry = () => {
      formRef.send({ type: 'record.reload' });
    };
    return backHref === undefined ? (
      <ErrorAlert error={error} onRetry={onRetry} />
    ) : (
      <RecordError error={error} backHref={backHref} onRetry={onRetry} />
    );
  }

  if (lockedBecause !== undefined && backHref !== undefined) {
    return (
      <>
        {heading(base)}
        <LockedRecord href={backHref} reason={lockedBecause} />
      </>
    );
  }

  const draft = found === undefined ? undefined : draftOver(found, initialValues, inputOf);

  return (
    <>
      {heading(base)}
      {isDraftShown ? (
        <RestoredDraft
          onDiscard={() => {
            discard();
            handle.current?.rebase(initialValues, undefined);
            setIsDraftShown(false);
          }}
          onClose={() => {
            setIsDraftShown(false);
          }}
        />
      ) : null}
      <RecordForm<Input>
        label={label}
        initialValues={initialValues}
        draft={draft}
        validate={(values) => validate(normalize(values))}
        refusal={refusal}
        fieldByCode={fieldByCode}
        isBusy={isBusy}
        submitLabel={submitLabel}
        busyLabel={common('wait.saving')}
        handle={handle}
        onSubmit={(values) => {
          if (waits.refuse()) {
            return;
          }
          setSubmitted(values);
          const taken = take();
          // Saved as what it is: typed over a record of which a colleague has changed the same fields.
          const isStale = taken !== undefined && isDraftOvertaken(taken, initialValues, inputOf);
          formRef.send({
            type: 'record.save',
            input: normalize(values),
            begunFrom: isStale ? taken.base : undefined,
            former: taken?.former,
          });
        }}
        onCancel={() => {
          guard.leave(onCancel);
        }}
        onTyped={onTyped}
        isWide={isWide}
      >
        <SaveWaitsProvider value={waits}>{children(base)}</SaveWaitsProvider>
      </RecordForm>
      {isComparing && base !== undefined && typed !== undefined && theirs !== undefined ? (
        <ConflictDialog
          differences={differencesOf(sentUntouched(shape, base), typed, sentUntouched(shape, theirs))}
          savedAt={(theirs as Audited).lastModificationTime ?? undefined}
          words={words}
          onKeepMine={() => {
            formRef.send({ type: 'conflict.keepMine' });
          }}
          onTakeTheirs={() => {
            formRef.send({ type: 'conflict.takeTheirs' });
          }}
          onCancel={() => {
            formRef.send({ type: 'conflict.cancel' });
          }}
        />
      ) : null}
    </>
  );
}

/** A refusal that no field can show is shown as the catalogue says. */
function useUnplacedRefusal<Input extends object>(
  refusal: Refusal<Input> | undefined,
  fieldByCode: Readonly<Record<string, string>>,
) {
  const notices = useNotices();
  const error = refusal?.error;
  useEffect(() => {
    if (refusal !== undefined) {
      const { byField, general } = serverErrorsOf(refusal, fieldByCode);
      if (byField.size === 0 && general.length === 0) {
        notices.report(refusal.error);
      }
    }
    // One refusal is one error object; the values that go with it never change on their own.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [error]);
}
