import { createActor, fromCallback, fromPromise } from 'xstate';

import type { Attachment, AttachmentWish } from '@/domain/attachments/attachment';
import type { FileRefusal } from '@/domain/attachments/file-refusal';
import { AppError } from '@/domain/errors/app-error';
import { attachmentsMachine } from '@/machines/records/attachments-machine';
import { uploadMachine, type TellShare, type UploadInput } from '@/machines/records/upload-machine';

import type { WalkDescription } from '../../support/machine-walk';

const owner = { resource: 'nguoi-lao-dong', id: 'w1' } as const;
const file = new File(['%PDF-'], 'a.pdf');

const attachment: Attachment = {
  id: 'A',
  ten: 'a.pdf',
  loai: 'pdf',
  dungLuong: 5,
  giayTo: null,
  creationTime: '2026-11-15T08:00:00',
  creatorId: null,
  nguoiTaoTen: null,
};

/** Never answers: the list is walked alone, with the reports of its uploads as events. */
const idle = uploadMachine.provide({
  actors: {
    checkFile: fromPromise<FileRefusal | undefined, { readonly file: File }>(() => new Promise(() => undefined)),
    sendFile: fromPromise<Attachment, { readonly wish: AttachmentWish; readonly tell: TellShare }>(
      () => new Promise(() => undefined),
    ),
  },
});
const machine = attachmentsMachine.provide({ actors: { upload: idle } });

export const list: WalkDescription<typeof machine> = {
  machine,
  input: { owner },
  events: {
    'attachments.reload': [{ type: 'attachments.reload' }],
    'files.add': [{ type: 'files.add', files: [{ key: 'u1', file }], paper: undefined }],
    'uploads.drop': [{ type: 'uploads.drop' }],
    'attachment.remove': [{ type: 'attachment.remove', id: 'A' }],
    'upload.queued': [{ type: 'upload.queued', id: 'u1' }],
    'upload.left': [{ type: 'upload.left', id: 'u1' }],
    'upload.refused': [{ type: 'upload.refused', id: 'u1' }],
    'upload.dropped': [
      { type: 'upload.dropped', id: 'u1', mayBeStored: false },
      { type: 'upload.dropped', id: 'u1', mayBeStored: true },
    ],
    'upload.stored': [{ type: 'upload.stored', id: 'u1', attachment }],
  },
  calls: {
    loadAttachments: {
      outputs: [
        { items: [], duocSua: true },
        { items: [attachment], duocSua: false },
      ],
      errors: [new AppError('http.server')],
    },
    removeAttachment: {
      outputs: [undefined],
      errors: [new AppError('http.server'), new AppError('request.cancelled')],
    },
  },
  project: ({ value, context }) => [
    value,
    context.attachments.length,
    context.isEditable,
    // More than one upload makes the same steps again.
    Math.min(1, context.uploads.length),
    context.uploads.some(({ isRefused }) => isRefused),
    Math.min(2, context.queue.length + context.sending.length),
    context.error?.code,
  ],
};

export const refused = { reason: 'contentMismatch', params: {} } as const;

export const uploadInput: UploadInput = {
  id: 'u1',
  wish: { owner, file, paper: undefined, key: 'u1' },
  refusal: undefined,
  listRef: createActor(fromCallback(() => undefined)) as never,
};

export const upload: WalkDescription<typeof uploadMachine> = {
  machine: uploadMachine,
  input: uploadInput,
  events: {
    'upload.admit': [{ type: 'upload.admit' }],
    'upload.progress': [{ type: 'upload.progress', share: 0.5 }],
    'upload.retry': [{ type: 'upload.retry' }],
    'upload.cancel': [{ type: 'upload.cancel' }],
  },
  calls: {
    checkFile: { outputs: [undefined, refused], errors: [new AppError('import.unreadable')] },
    sendFile: { outputs: [attachment], errors: [new AppError('network.unreachable')] },
  },
  project: ({ value, context }) => [value, context.share, context.refusal?.reason, context.error?.code],
};
