import { assign, emit, enqueueActions, raise, setup, stateIn, stopChild } from 'xstate';

import type { Attachment, AttachmentList, AttachmentOwner } from '@/domain/attachments/attachment';
import { refusalsOf, type HeldFiles } from '@/domain/attachments/file-refusal';
import { attachmentUploadsAtOnce } from '@/domain/constants';
import { isCancelled, toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';
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
  /** Of the removal that is under way. */
  readonly removedId: string | undefined;
  /** Stored since the documents were asked for: the answer may be older than they are. */
  readonly arrived: readonly Attachment[];
  readonly error: AppError | undefined;
};

type UploadEntry = {
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

/** The vocabulary of the attachments machine; the chart stands in `attachments-machine.ts`. */
export const attachmentsSetup = setup({
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
    forgetArrived: assign({ arrived: [] }),
    rememberList: assign(({ context }, params: { list: AttachmentList }) => ({
      attachments: context.arrived.reduce(withAttachment, params.list.items),
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
    askAgain: raise({ type: 'attachments.reload' }),
    dropUploads: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.uploads) {
        enqueue(stopChild(id));
      }
      enqueue.assign({ uploads: [], queue: [], sending: [] });
    }),
    addAttachment: assign({
      attachments: ({ context }, params: { attachment: Attachment }) =>
        withAttachment(context.attachments, params.attachment),
      arrived: ({ context }, params) => [...context.arrived, params.attachment],
    }),
    rememberRemoval: assign({ removedId: (_, params: { id: string }) => params.id }),
    dropRemoved: assign(({ context }) => ({
      attachments: context.attachments.filter(({ id }) => id !== context.removedId),
      removedId: undefined,
    })),
    announceAdded: emit((_, params: { attachment: Attachment }) => ({
      type: 'attachment.added' as const,
      attachment: params.attachment,
    })),
    announceRemoved: emit({ type: 'attachment.removed' }),
    /** A removal that was called off is no news. */
    announceKept: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      if (!isCancelled(params.error)) {
        enqueue.emit({ type: 'attachment.kept', error: toAppError(params.error) });
      }
    }),
  },
  guards: {
    isEditable: ({ context }) => context.isEditable,
    mayBeStored: (_, params: { mayBeStored: boolean }) => params.mayBeStored,
    isOutdated: stateIn('#outdated'),
  },
});

function withAttachment(attachments: readonly Attachment[], stored: Attachment): readonly Attachment[] {
  return [...attachments.filter(({ id }) => id !== stored.id), stored];
}

/** What counts towards the limits: documents that are there, and files that may still become some. */
function heldBy({ attachments, uploads }: AttachmentsContext): HeldFiles {
  const coming = uploads.filter(({ isRefused }) => !isRefused).map(({ size }) => size);
  const sizes = [...attachments.map(({ dungLuong }) => dungLuong), ...coming];
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
