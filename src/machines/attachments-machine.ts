import { assign, emit, enqueueActions, setup, stopChild, type ActorRefFrom } from 'xstate';

import type { Attachment, AttachmentList, AttachmentOwner } from '@/domain/attachments/attachment';
import { refusalsOf, type HeldFiles } from '@/domain/attachments/file-refusal';
import { attachmentUploadsAtOnce } from '@/domain/constants';
import { isCancelled, toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from './unprovided';
import { uploadMachine, type UploadRef, type UploadReport } from './upload-machine';

export type AttachmentsContext = {
  readonly owner: AttachmentOwner;
  readonly attachments: readonly Attachment[];
  /** Whether the server lets this person change the documents of the record as it is now. */
  readonly isEditable: boolean;
  /** Files on their way, and those that did not get through, oldest first. */
  readonly uploads: readonly UploadEntry[];
  /** Uploads that wait for their turn, the next one first. */
  readonly queue: readonly string[];
  /** Uploads under way; `attachmentUploadsAtOnce` at most. */
  readonly sending: readonly string[];
  readonly removedId: string | undefined;
  readonly error: AppError | undefined;
};

export type UploadEntry = {
  readonly id: string;
  readonly paper: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** A refused file takes no room and loses nobody anything. */
  readonly isRefused: boolean;
  readonly ref: UploadRef;
};

/** A file that a person chose; `key` is new for each and names the upload. */
export type ChosenFile = { readonly key: string; readonly file: File };

export type AttachmentsEvent =
  | { type: 'attachments.reload' }
  | { type: 'files.add'; files: readonly ChosenFile[]; paper: string | undefined }
  | { type: 'uploads.drop' }
  | { type: 'attachment.remove'; id: string }
  | UploadReport;

export type AttachmentsEmitted =
  | { type: 'attachment.added'; attachment: Attachment }
  | { type: 'attachment.removed' }
  | { type: 'attachment.kept'; error: AppError };

/**
 * The documents of one record: what is there, what is on its way, and one removal at a time. Files are sent two at a
 * time, each by a machine of its own, so that one that fails holds nobody up and loses nothing.
 */
export const attachmentsMachine = setup({
  types: {} as {
    context: AttachmentsContext;
    events: AttachmentsEvent;
    input: { readonly owner: AttachmentOwner };
    emitted: AttachmentsEmitted;
    tags: 'listed';
    children: Record<string, 'upload'>;
  },
  actors: {
    loadAttachments: unprovided<AttachmentList, { readonly owner: AttachmentOwner }>('loadAttachments'),
    removeAttachment: unprovided<void, { readonly owner: AttachmentOwner; readonly id: string }>('removeAttachment'),
    upload: uploadMachine,
  },
  actions: {
    rememberList: assign((_, params: { list: AttachmentList }) => ({
      attachments: params.list.items,
      isEditable: params.list.duocSua,
      error: undefined,
    })),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    startUploads: assign({
      uploads: ({ context, spawn, self }, params: { files: readonly ChosenFile[]; paper: string | undefined }) => {
        const refusals = refusalsOf(
          heldBy(context),
          params.files.map(({ file }) => file),
        );
        const started = params.files.map(({ key, file }, index) => ({
          id: key,
          paper: params.paper,
          size: file.size,
          isRefused: false,
          ref: spawn('upload', {
            id: key,
            input: {
              id: key,
              wish: { owner: context.owner, file, paper: params.paper, key },
              refusal: refusals[index],
              listRef: self,
            },
          }),
        }));
        return [...context.uploads, ...started];
      },
    }),
    enqueue: assign({ queue: ({ context }, params: { id: string }) => [...context.queue, params.id] }),
    takeOut: assign(({ context }, params: { id: string }) => ({
      queue: context.queue.filter((id) => id !== params.id),
      sending: context.sending.filter((id) => id !== params.id),
    })),
    admit: enqueueActions(({ context, enqueue }) => {
      const next = context.queue.slice(0, attachmentUploadsAtOnce - context.sending.length);
      enqueue.assign({ queue: context.queue.slice(next.length), sending: [...context.sending, ...next] });
      for (const { id, ref } of context.uploads) {
        if (next.includes(id)) {
          enqueue.sendTo(ref, { type: 'upload.admit' });
        }
      }
    }),
    markRefused: assign({
      uploads: ({ context }, params: { id: string }) =>
        context.uploads.map((entry) => (entry.id === params.id ? { ...entry, isRefused: true } : entry)),
    }),
    forgetUpload: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      enqueue(stopChild(params.id));
      enqueue.assign({ uploads: context.uploads.filter(({ id }) => id !== params.id) });
    }),
    dropUploads: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.uploads) {
        enqueue(stopChild(id));
      }
      enqueue.assign({ uploads: [], queue: [], sending: [] });
    }),
    addAttachment: assign({
      attachments: ({ context }, params: { attachment: Attachment }) => [
        ...context.attachments.filter(({ id }) => id !== params.attachment.id),
        params.attachment,
      ],
    }),
    rememberRemoval: assign({ removedId: (_, params: { id: string }) => params.id }),
    forgetRemoval: assign({ removedId: undefined }),
    dropRemoved: assign(({ context }) => ({
      attachments: context.attachments.filter(({ id }) => id !== context.removedId),
      removedId: undefined,
    })),
    announceAdded: emit((_, params: { attachment: Attachment }) => ({
      type: 'attachment.added' as const,
      attachment: params.attachment,
    })),
    announceRemoved: emit({ type: 'attachment.removed' }),
    announceKept: emit((_, params: { error: unknown }) => ({
      type: 'attachment.kept' as const,
      error: toAppError(params.error),
    })),
  },
  guards: {
    isEditable: ({ context }) => context.isEditable,
    isCancelled: (_, params: { error: unknown }) => isCancelled(params.error),
  },
}).createMachine({
  id: 'attachments',
  context: ({ input }) => ({
    owner: input.owner,
    attachments: [],
    isEditable: false,
    uploads: [],
    queue: [],
    sending: [],
    removedId: undefined,
    error: undefined,
  }),
  initial: 'loading',
  on: {
    'upload.queued': { actions: [{ type: 'enqueue', params: ({ event }) => ({ id: event.id }) }, 'admit'] },
    'upload.left': { actions: [{ type: 'takeOut', params: ({ event }) => ({ id: event.id }) }, 'admit'] },
    'upload.refused': { actions: { type: 'markRefused', params: ({ event }) => ({ id: event.id }) } },
    'upload.dropped': { actions: { type: 'forgetUpload', params: ({ event }) => ({ id: event.id }) } },
    'upload.stored': {
      actions: [
        { type: 'addAttachment', params: ({ event }) => ({ attachment: event.attachment }) },
        { type: 'takeOut', params: ({ event }) => ({ id: event.id }) },
        { type: 'forgetUpload', params: ({ event }) => ({ id: event.id }) },
        { type: 'announceAdded', params: ({ event }) => ({ attachment: event.attachment }) },
        'admit',
      ],
    },
    'uploads.drop': { actions: 'dropUploads' },
    'files.add': {
      guard: 'isEditable',
      actions: { type: 'startUploads', params: ({ event }) => ({ files: event.files, paper: event.paper }) },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'loadAttachments',
        src: 'loadAttachments',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'resting',
          actions: { type: 'rememberList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'attachments.reload': 'loading' } },
    refreshing: {
      tags: 'listed',
      invoke: {
        id: 'loadAttachments',
        src: 'loadAttachments',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'resting',
          actions: { type: 'rememberList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    resting: {
      tags: 'listed',
      on: {
        'attachments.reload': 'refreshing',
        'attachment.remove': {
          guard: 'isEditable',
          target: 'removing',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    removing: {
      tags: 'listed',
      invoke: {
        id: 'removeAttachment',
        src: 'removeAttachment',
        input: ({ context }) => ({ owner: context.owner, id: context.removedId ?? '' }),
        onDone: { target: 'resting', actions: ['dropRemoved', 'announceRemoved'] },
        onError: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) },
            target: 'resting',
            actions: 'forgetRemoval',
          },
          {
            target: 'resting',
            actions: ['forgetRemoval', { type: 'announceKept', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
  },
});

/** What counts towards the limits: documents that are there, and files that may still become some. */
function heldBy({ attachments, uploads }: AttachmentsContext): HeldFiles {
  const coming = uploads.filter(({ isRefused }) => !isRefused).map(({ size }) => size);
  const sizes = [...attachments.map(({ dungLuong }) => dungLuong), ...coming];
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

export type AttachmentsRef = ActorRefFrom<typeof attachmentsMachine>;
