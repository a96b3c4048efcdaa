import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import {
  recordFormSetup,
  unheardWithTyped,
  type FormerSave,
  type SaveEvent,
  type SaveRequest,
  type StoredRecord,
} from './record-form-setup';

/**
 * Lets somebody fill in a new record or change a stored one, and saves it, one save at a time.
 *
 * What was typed lives in the form and is handed over with `record.save`; the machine keeps it too, so that a failed
 * save can be repeated as it was. A save ends in one of four states: `saved` (the machine ends with the stored record),
 * `refused` (the server says what is wrong with the input), `failed` (it did not get through), `conflicting` (somebody
 * else saved first, answer 409; a record that holds what an earlier save has sent without an answer is one's own, and what
 * is typed by then is saved over it). A new record is made once: where an answer was lost and a later save is answered with
 * the record of the earlier one, what is typed by then is saved over that too. In every state tagged `open` the form can be
 * typed in and saved.
 */
export function createRecordFormMachine<Input extends object, Entity extends StoredRecord>() {
  const save = {
    target: 'saving',
    actions: {
      type: 'rememberTyped',
      params: ({ event: { input, begunFrom, former } }: { readonly event: SaveEvent<Input, Entity> }) => ({
        input,
        begunFrom,
        former,
      }),
    },
  } as const;
  return recordFormSetup<Input, Entity>().createMachine({
    id: 'recordForm',
    context: ({ input }) => ({
      id: input.id,
      shape: input.shape,
      intention: input.intention,
      base: undefined,
      typed: undefined,
      unheard: [],
      theirs: undefined,
      saved: undefined,
      error: undefined,
    }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isStored', target: 'loading' }, { target: 'editing' }] },
      loading: {
        tags: 'busy',
        entry: 'forgetError',
        invoke: {
          id: 'loadRecord',
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'editing',
            actions: { type: 'rememberBase', params: ({ event }) => ({ record: event.output }) },
          },
          onError: {
            target: 'unavailable',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      /** Gone, out of reach, or nothing that is understood: the error says which. */
      unavailable: { on: { 'record.reload': 'loading' } },
      editing: {
        tags: 'open',
        entry: 'forgetError',
        on: { 'record.save': save },
      },
      saving: {
        tags: 'busy',
        entry: 'forgetError',
        invoke: {
          id: 'saveRecord',
          src: 'saveRecord',
          input: ({ context }) => saveRequestOf(context),
          onDone: [
            {
              guard: { type: 'isAnswerToFormer', params: ({ event }) => ({ record: event.output }) },
              target: 'saving',
              reenter: true,
              actions: { type: 'adoptCreated', params: ({ event }) => ({ record: event.output }) },
            },
            {
              target: 'saved',
              actions: [
                { type: 'rememberSaved', params: ({ event }) => ({ record: event.output }) },
                { type: 'announceSaved', params: ({ event }) => ({ record: event.output }) },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
              target: 'conflicting',
            },
            {
              guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
              target: 'refused',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'failed',
              actions: [
                { type: 'rememberUnheard', params: ({ event }) => ({ error: event.error }) },
                { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
      refused: {
        tags: 'open',
        on: { 'record.save': save },
      },
      failed: {
        tags: 'open',
        on: { 'record.save': save },
      },
      conflicting: {
        initial: 'loadingPresent',
        states: {
          loadingPresent: {
            tags: 'busy',
            invoke: {
              id: 'loadPresent',
              src: 'loadPresent',
              input: ({ context }) => ({ id: context.id ?? '' }),
              onDone: [
                {
                  guard: { type: 'isOwn', params: ({ event }) => ({ record: event.output }) },
                  target: '#recordForm.saving',
                  actions: [
                    { type: 'rememberBase', params: ({ event }) => ({ record: event.output }) },
                    'forgetUnheard',
                  ],
                },
                {
                  target: 'comparing',
                  actions: { type: 'rememberTheirs', params: ({ event }) => ({ record: event.output }) },
                },
              ],
              onError: {
                target: '#recordForm.failed',
                actions: { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          comparing: {
            on: {
              'conflict.keepMine': {
                target: '#recordForm.saving',
                actions: ['joinChanges', 'announceRebased', 'adoptTheirs'],
              },
              'conflict.takeTheirs': {
                target: '#recordForm.editing',
                actions: ['forgetTyped', 'announceRebased', 'adoptTheirs'],
              },
              'conflict.cancel': { target: '#recordForm.editing', actions: 'forgetTheirs' },
            },
          },
        },
      },
      saved: { type: 'final' },
    },
    output: ({ context }) => ({ saved: context.saved }),
  });
}

export type RecordFormMachine<Input extends object, Entity extends StoredRecord> = ReturnType<
  typeof createRecordFormMachine<Input, Entity>
>;
export type RecordFormRef<Input extends object, Entity extends StoredRecord> = ActorRefFrom<
  RecordFormMachine<Input, Entity>
>;
export type RecordFormSnapshot<Input extends object, Entity extends StoredRecord> = SnapshotFrom<
  RecordFormMachine<Input, Entity>
>;

function saveRequestOf<Input>({
  typed,
  base,
  intention,
}: {
  readonly typed: Input | undefined;
  readonly base: StoredRecord | undefined;
  readonly intention: string;
}): SaveRequest<Input> {
  if (typed === undefined) {
    throw new Error('A record can only be saved after something was handed over.');
  }
  return { input: typed, stored: base, intention };
}

/** What of a new record is on its way, or went out without an answer; `undefined` where nothing can have been made. */
export function formerSaveOf<Input extends object, Entity extends StoredRecord>({
  value,
  context,
}: RecordFormSnapshot<Input, Entity>): FormerSave<Input> | undefined {
  const inputs = value === 'saving' ? unheardWithTyped(context) : context.unheard;
  return context.base !== undefined || inputs.length === 0 ? undefined : { intention: context.intention, inputs };
}
