import { assign, emit, setup } from 'xstate';

import type { HandedBack } from '@/domain/abp/handed-back';
import { toAppError, type AppError } from '@/domain/errors/app-error';
import { isRefusal, isTurnedDown } from '@/domain/errors/refusal';
import { keepMine } from '@/domain/records/record-differences';
import { isStoredAlike, sentUntouched, type RecordShape } from '@/domain/records/record-shape';

import { unprovided } from '../unprovided';

/** What a record needs so that a form can change it. */
export type StoredRecord = HandedBack & { readonly id: string };

type RecordFormContext<Input, Entity> = {
  /** `undefined` while a new record is filled in. */
  readonly id: string | undefined;
  readonly shape: RecordShape<Input, Entity>;
  /** Names what this form makes, in all its saves: a back end that heeds it makes one record. */
  readonly intention: string;
  /** The stored record that the form began from. */
  readonly base: Entity | undefined;
  /** What the last save sent. */
  readonly typed: Input | undefined;
  /** What saves have sent whose answers were lost, each once: a record that holds one of them is nobody else's doing. */
  readonly unheard: readonly Input[];
  /** The record as somebody else has saved it meanwhile. */
  readonly theirs: Entity | undefined;
  readonly saved: Entity | undefined;
  readonly error: AppError | undefined;
};

/** What a form has sent of a new record without an answer, and under which name: it may have been made. */
export type FormerSave<Input> = { readonly intention: string; readonly inputs: readonly Input[] };

export type SaveEvent<Input, Entity> = {
  type: 'record.save';
  input: Input;
  /** The stored record that was typed over, where it is another than the one that was loaded. */
  begunFrom?: Entity | undefined;
  /** What the form had sent whose draft this one has taken up. */
  former?: FormerSave<Input> | undefined;
};

type RecordFormEvent<Input, Entity> =
  | { type: 'record.reload' }
  | SaveEvent<Input, Entity>
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' };

type RecordFormEmitted<Input, Entity> =
  | { type: 'record.saved'; record: Entity }
  /** The save did not get through; what was typed is still there. */
  | { type: 'save.failed'; error: AppError }
  /** The form begins anew from the present record, with `input` typed over it if there is one. */
  | { type: 'record.rebased'; record: Entity; input: Input | undefined };

/** A save: of a new record without `stored`, else against the stamp that the form knows. */
export type SaveRequest<Input> = {
  readonly input: Input;
  readonly stored: StoredRecord | undefined;
  readonly intention: string;
};

/** The vocabulary of the record form machine; the chart stands in `record-form-machine.ts`. */
export function recordFormSetup<Input extends object, Entity extends StoredRecord>() {
  return setup({
    types: {} as {
      context: RecordFormContext<Input, Entity>;
      events: RecordFormEvent<Input, Entity>;
      emitted: RecordFormEmitted<Input, Entity>;
      input: Pick<RecordFormContext<Input, Entity>, 'id' | 'shape' | 'intention'>;
      output: { readonly saved: Entity | undefined };
      tags: 'busy' | 'open';
    },
    actors: {
      loadRecord: unprovided<Entity, { readonly id: string }>('loadRecord'),
      loadPresent: unprovided<Entity, { readonly id: string }>('loadPresent'),
      saveRecord: unprovided<Entity, SaveRequest<Input>>('saveRecord'),
    },
    actions: {
      rememberBase: assign({ base: (_, params: { record: Entity }) => params.record }),
      rememberTyped: assign(({ context }, { input, begunFrom, former }: Omit<SaveEvent<Input, Entity>, 'type'>) => ({
        typed: input,
        base: begunFrom ?? context.base,
        ...(former !== undefined && { intention: former.intention, unheard: former.inputs }),
      })),
      rememberUnheard: assign(({ context }, params: { error: unknown }) =>
        isTurnedDown(toAppError(params.error)) ? {} : { unheard: unheardWithTyped(context) },
      ),
      forgetUnheard: assign({ unheard: [] }),
      adoptCreated: assign((_, { record }: { record: Entity }) => ({
        id: record.id,
        base: record,
        unheard: [],
      })),
      rememberTheirs: assign({ theirs: (_, params: { record: Entity }) => params.record }),
      rememberSaved: assign({ saved: (_, params: { record: Entity }) => params.record }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      forgetError: assign({ error: undefined }),
      forgetTheirs: assign({ theirs: undefined }),
      joinChanges: assign({ typed: ({ context }) => joined(context) }),
      forgetTyped: assign({ typed: undefined }),
      adoptTheirs: assign({ base: ({ context }) => context.theirs, theirs: undefined }),
      announceSaved: emit((_, params: { record: Entity }) => ({ type: 'record.saved', record: params.record })),
      announceFailed: emit((_, params: { error: unknown }) => ({
        type: 'save.failed',
        error: toAppError(params.error),
      })),
      announceRebased: emit(({ context }) => ({
        type: 'record.rebased',
        record: presentOf(context.theirs),
        input: context.typed,
      })),
    },
    guards: {
      isStored: ({ context }) => context.id !== undefined,
      isConflict: ({ context }, params: { error: unknown }) =>
        context.id !== undefined && toAppError(params.error).code === 'http.conflict',
      isAnswerToFormer: ({ context }, params: { record: Entity }) => isAnswerToFormer(context, params.record),
      isOwn: ({ context: { shape, unheard } }, params: { record: Entity }) =>
        unheard.some((sent) => isStoredAlike(shape, sentUntouched(shape, params.record), sent)),
      isRefusal: (_, params: { error: unknown }) => isRefusal(toAppError(params.error)),
    },
  });
}

function joined<Input extends object, Entity extends object>({
  shape,
  base,
  typed,
  theirs,
}: Pick<RecordFormContext<Input, Entity>, 'shape' | 'base' | 'typed' | 'theirs'>): Input | undefined {
  return base === undefined || typed === undefined || theirs === undefined
    ? typed
    : keepMine(sentUntouched(shape, base), typed, sentUntouched(shape, theirs));
}

/** What the save that is under way has sent, beside all whose answers were lost before: which of them arrived, nobody knows. */
export function unheardWithTyped<Input, Entity>({
  shape,
  typed,
  unheard,
}: Pick<RecordFormContext<Input, Entity>, 'shape' | 'typed' | 'unheard'>): readonly Input[] {
  return typed === undefined || unheard.some((sent) => isStoredAlike(shape, sent, typed))
    ? unheard
    : [...unheard, typed];
}

/**
 * True where a new record's save is answered with what an earlier one has made: its answer was lost, all go out under one
 * name (`maLanGui`), and one of them said something else.
 */
function isAnswerToFormer<Input extends object, Entity extends object>(
  { shape, base, typed, unheard }: Pick<RecordFormContext<Input, Entity>, 'shape' | 'base' | 'typed' | 'unheard'>,
  answer: Entity,
): boolean {
  const isChangedSince = typed !== undefined && unheard.some((sent) => !isStoredAlike(shape, typed, sent));
  return base === undefined && isChangedSince && !isStoredAlike(shape, sentUntouched(shape, answer), typed);
}

function presentOf<Entity>(theirs: Entity | undefined): Entity {
  if (theirs === undefined) {
    throw new Error('The present record can only be taken after it was loaded.');
  }
  return theirs;
}
