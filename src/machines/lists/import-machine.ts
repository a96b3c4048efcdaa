import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { importRowsPerCall } from '@/domain/constants';
import { toAppError, type AppError } from '@/domain/errors/app-error';
import { sendableRows, type ImportPreview, type ImportResult, type ImportRow } from '@/domain/import/import-row';
import { callKey } from '@/domain/text/uuid';

import { unprovided } from '../unprovided';

/** One row that was sent, with what the server said to it. */
export type AnsweredRow<Input> = { readonly row: ImportRow<Input>; readonly result: ImportResult };

export type ImportContext<Input> = {
  readonly file: File | undefined;
  /** Names what is done with the chosen file: its rows are not to be taken for those of another, or of an earlier time. */
  readonly fileKey: string;
  readonly preview: ImportPreview<Input> | undefined;
  /** Whether a person has decided or typed something about the preview that was not sent yet: it goes with the rows. */
  readonly hasDecisions: boolean;
  /** The rows that can be sent, in the order of the file. */
  readonly rows: readonly ImportRow<Input>[];
  /** What the server said, in the order of `rows`; rows behind its end were not answered yet. */
  readonly results: readonly ImportResult[];
  /** Whether the next call went out before and its answer was lost: a later refusal of it does not say what became of it. */
  readonly isNextInDoubt: boolean;
  readonly error: AppError | undefined;
};

export type ImportEvent<Input = unknown> =
  /** `key` is a new UUID, also for a file that is chosen again. */
  | { type: 'file.choose'; file: File; key: string }
  /** The person has decided about rows of the preview. */
  | { type: 'preview.change'; preview: ImportPreview<Input> }
  /** Something was typed that goes with the rows once they are sent. */
  | { type: 'preview.touch' }
  | { type: 'file.retry' }
  | { type: 'file.drop' }
  | { type: 'import.start' }
  | { type: 'import.stop' }
  | { type: 'import.resume' }
  | { type: 'import.finish' };

type Call<Input> = {
  readonly rows: readonly Input[];
  /** A UUID, the same for the same rows, so that the server can tell a call that is sent again. */
  readonly key: string;
};

/** What is known before a file is understood. */
const noRows = {
  preview: undefined,
  hasDecisions: false,
  rows: [],
  results: [],
  isNextInDoubt: false,
  error: undefined,
} as const;

/**
 * Brings the rows of a file in: read and judged, looked at, sent call by call.
 *
 * Whatever ends the sending on its way (the person, the network, the server), the answered rows are kept and are never
 * sent again; the others can be sent on. A call whose answer was lost goes out again under its old name.
 */
export function createImportMachine<Input>() {
  type Preview = ImportPreview<Input>;
  return setup({
    types: {} as {
      context: ImportContext<Input>;
      events: ImportEvent<Input>;
      /** `unfinished`: rows are sent in part, so leaving would lose the others. */
      tags: 'busy' | 'unfinished' | 'paused';
    },
    actors: {
      readFile: unprovided<Preview, { readonly file: File }>('readFile'),
      sendRows: unprovided<readonly ImportResult[], Call<Input>>('sendRows'),
    },
    actions: {
      rememberFile: assign({
        file: (_, params: { file: File; key: string }) => params.file,
        fileKey: (_, params: { file: File; key: string }) => params.key,
      }),
      forgetFile: assign({ file: undefined }),
      forgetRows: assign(noRows),
      markDecided: assign({ hasDecisions: true }),
      forgetDecisions: assign({ hasDecisions: false }),
      rememberPreview: assign({
        preview: (_, params: { preview: Preview }) => params.preview,
        rows: (_, params: { preview: Preview }) => sendableRows(params.preview),
      }),
      addResults: assign({
        results: ({ context }, params: { results: readonly ImportResult[] }) => [...context.results, ...params.results],
        isNextInDoubt: false,
      }),
      rememberDoubt: assign({
        isNextInDoubt: ({ context }, params: { error: unknown }) =>
          context.isNextInDoubt || isAnswerLost(toAppError(params.error)),
      }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      forgetError: assign({ error: undefined }),
    },
    guards: {
      hasSendableRows: ({ context }) => context.rows.length > 0,
      isLastCall: ({ context }, params: { results: readonly ImportResult[] }) =>
        context.results.length + params.results.length >= context.rows.length,
      isStopping: stateIn('#stopping'),
    },
  }).createMachine({
    id: 'import',
    context: { file: undefined, fileKey: '', ...noRows },
    initial: 'choosing',
    states: {
      choosing: {
        entry: ['forgetFile', 'forgetRows'],
        on: {
          'file.choose': {
            target: 'reading',
            actions: { type: 'rememberFile', params: ({ event: { file, key } }) => ({ file, key }) },
          },
        },
      },
      reading: {
        tags: 'busy',
        entry: 'forgetRows',
        on: {
          'file.choose': {
            target: 'reading',
            reenter: true,
            actions: { type: 'rememberFile', params: ({ event: { file, key } }) => ({ file, key }) },
          },
          'file.drop': 'choosing',
        },
        invoke: {
          id: 'readFile',
          src: 'readFile',
          input: ({ context }) => ({ file: fileOf(context) }),
          onDone: {
            target: 'previewing',
            actions: { type: 'rememberPreview', params: ({ event }) => ({ preview: event.output }) },
          },
          onError: {
            target: 'refused',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      refused: {
        on: {
          'file.choose': {
            target: 'reading',
            actions: { type: 'rememberFile', params: ({ event: { file, key } }) => ({ file, key }) },
          },
          'file.retry': 'reading',
        },
      },
      previewing: {
        on: {
          'file.choose': {
            target: 'reading',
            actions: { type: 'rememberFile', params: ({ event: { file, key } }) => ({ file, key }) },
          },
          'file.drop': 'choosing',
          'preview.change': {
            actions: [{ type: 'rememberPreview', params: ({ event }) => ({ preview: event.preview }) }, 'markDecided'],
          },
          'preview.touch': { actions: 'markDecided' },
          'import.start': { guard: 'hasSendableRows', target: 'importing', actions: 'forgetDecisions' },
        },
      },
      importing: {
        tags: ['busy', 'unfinished'],
        entry: 'forgetError',
        invoke: {
          id: 'sendRows',
          src: 'sendRows',
          input: ({ context }) => nextCallOf(context),
          onDone: [
            {
              guard: { type: 'isLastCall', params: ({ event }) => ({ results: event.output }) },
              target: 'done',
              actions: { type: 'addResults', params: ({ event }) => ({ results: event.output }) },
            },
            {
              guard: 'isStopping',
              target: 'stopped',
              actions: { type: 'addResults', params: ({ event }) => ({ results: event.output }) },
            },
            {
              target: 'importing',
              reenter: true,
              actions: { type: 'addResults', params: ({ event }) => ({ results: event.output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              { type: 'rememberDoubt', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
        initial: 'sending',
        states: {
          sending: { on: { 'import.stop': 'stopping' } },
          stopping: { id: 'stopping', on: { 'import.resume': 'sending' } },
        },
      },
      stopped: {
        tags: ['unfinished', 'paused'],
        on: { 'import.resume': 'importing', 'import.finish': 'done' },
      },
      failed: {
        tags: ['unfinished', 'paused'],
        on: { 'import.resume': 'importing', 'import.finish': 'done' },
      },
      done: { on: { 'file.drop': 'choosing' } },
    },
  });
}

/** The sent rows with their answers. */
export function answeredRows<Input>({ rows, results }: ImportContext<Input>): readonly AnsweredRow<Input>[] {
  return results.flatMap((result, index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, result }];
  });
}

/** The rows that were not answered yet. */
export function unansweredRows<Input>({ rows, results }: ImportContext<Input>): readonly ImportRow<Input>[] {
  return rows.slice(results.length);
}

/**
 * The unanswered rows that may be in all the same: those of a call that went out and whose answer was lost. The server
 * knows a call by its key, so sending them again brings none in twice.
 */
export function doubtfulRows<Input>(context: ImportContext<Input>): readonly ImportRow<Input>[] {
  return context.isNextInDoubt ? unansweredRows(context).slice(0, importRowsPerCall) : [];
}

/** Nothing came back, or what came back was not the server's word on the rows. */
function isAnswerLost({ status }: AppError): boolean {
  return status !== undefined && (status < 400 || status >= 500);
}

function nextCallOf<Input>(context: ImportContext<Input>): Call<Input> {
  return {
    rows: unansweredRows(context)
      .slice(0, importRowsPerCall)
      .map(({ input }) => input),
    key: callKey(context.fileKey, context.results.length),
  };
}

function fileOf({ file }: ImportContext<unknown>): File {
  if (file === undefined) {
    throw new Error('A file can only be read after it was chosen.');
  }
  return file;
}

export type ImportMachine<Input> = ReturnType<typeof createImportMachine<Input>>;
export type ImportRef<Input> = ActorRefFrom<ImportMachine<Input>>;
export type ImportSnapshot<Input> = SnapshotFrom<ImportMachine<Input>>;
