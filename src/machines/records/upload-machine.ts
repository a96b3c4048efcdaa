import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';

import type { Attachment, AttachmentWish } from '@/domain/attachments/attachment';
import type { FileRefusal } from '@/domain/attachments/file-refusal';
import { toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';

/** What an upload tells the list that it belongs to, under its own id. */
export type UploadReport =
  | { type: 'upload.queued'; id: string }
  | { type: 'upload.left'; id: string }
  | { type: 'upload.refused'; id: string }
  /** `mayBeStored`: it had begun to go, and no answer has said what became of it. */
  | { type: 'upload.dropped'; id: string; mayBeStored: boolean }
  | { type: 'upload.stored'; id: string; attachment: Attachment };

export type UploadEvent =
  | { type: 'upload.admit' }
  | { type: 'upload.progress'; share: number }
  | { type: 'upload.retry' }
  | { type: 'upload.cancel' };

export type UploadInput = {
  readonly id: string;
  readonly wish: AttachmentWish;
  /** Known before the content is read. */
  readonly refusal: FileRefusal | undefined;
  readonly listRef: ActorRef<Snapshot<unknown>, UploadReport>;
};

export type UploadContext = UploadInput & {
  /** 0 to 1. */
  readonly share: number;
  /** It has begun to go at least once. */
  readonly isSent: boolean;
  readonly error: AppError | undefined;
};

/** Called while a file is being sent, with the share of it that has gone. */
export type TellShare = (share: number) => void;

/**
 * One chosen file on its way to a record: its content is checked, it waits for its turn, it is sent. One that could not
 * be sent stays, with its file, until it is sent again or given up.
 */
export const uploadMachine = setup({
  types: {} as {
    context: UploadContext;
    events: UploadEvent;
    input: UploadInput;
    tags: 'working';
  },
  actors: {
    checkFile: unprovided<FileRefusal | undefined, { readonly file: File }>('checkFile'),
    sendFile: unprovided<Attachment, { readonly wish: AttachmentWish; readonly tell: TellShare }>('sendFile'),
  },
  actions: {
    rememberRefusal: assign({ refusal: (_, params: { refusal: FileRefusal | undefined }) => params.refusal }),
    rememberShare: assign({ share: (_, params: { share: number }) => params.share }),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    beginAnew: assign({ share: 0, error: undefined }),
    markSent: assign({ isSent: true }),
    reportQueued: sendTo(
      ({ context }) => context.listRef,
      ({ context }) => ({ type: 'upload.queued', id: context.id }),
    ),
    reportRefused: sendTo(
      ({ context }) => context.listRef,
      ({ context }) => ({ type: 'upload.refused', id: context.id }),
    ),
    reportLeft: sendTo(
      ({ context }) => context.listRef,
      ({ context }) => ({ type: 'upload.left', id: context.id }),
    ),
    reportDropped: sendTo(
      ({ context }) => context.listRef,
      ({ context }) => ({
        type: 'upload.dropped',
        id: context.id,
        mayBeStored: context.isSent,
      }),
    ),
    reportStored: sendTo(
      ({ context }) => context.listRef,
      ({ context }, params: { attachment: Attachment }) => ({
        type: 'upload.stored',
        id: context.id,
        attachment: params.attachment,
      }),
    ),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== undefined,
    hasRefusal: (_, params: { refusal: FileRefusal | undefined }) => params.refusal !== undefined,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, share: 0, isSent: false, error: undefined }),
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'checking' }] },
    checking: {
      tags: 'working',
      on: { 'upload.cancel': 'dropped' },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: context.wish.file }),
        onDone: [
          {
            guard: { type: 'hasRefusal', params: ({ event }) => ({ refusal: event.output }) },
            target: 'refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => ({ refusal: event.output }) },
          },
          { target: 'waiting' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      tags: 'working',
      entry: ['beginAnew', 'reportQueued'],
      on: {
        'upload.admit': 'sending',
        'upload.cancel': { target: 'dropped', actions: 'reportLeft' },
      },
    },
    sending: {
      tags: 'working',
      entry: 'markSent',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context, self }) => ({
          wish: context.wish,
          tell: (share) => {
            self.send({ type: 'upload.progress', share });
          },
        }),
        onDone: {
          target: 'stored',
          actions: { type: 'reportStored', params: ({ event }) => ({ attachment: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: ['reportLeft', { type: 'rememberError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'upload.progress': { actions: { type: 'rememberShare', params: ({ event }) => ({ share: event.share }) } },
        'upload.cancel': { target: 'dropped', actions: 'reportLeft' },
      },
    },
    failed: { on: { 'upload.retry': 'checking', 'upload.cancel': 'dropped' } },
    refused: { entry: 'reportRefused', on: { 'upload.cancel': 'dropped' } },
    stored: { type: 'final' },
    dropped: { type: 'final', entry: 'reportDropped' },
  },
});

export type UploadRef = ActorRefFrom<typeof uploadMachine>;
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;
