import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';

import type { Attachment, AttachmentWish } from '@/domain/attachments/attachment';
import type { FileRefusal } from '@/domain/attachments/file-refusal';
import { AppError } from '@/domain/errors/app-error';
import { attachmentsMachine } from '@/machines/attachments-machine';
import { uploadMachine, type TellShare, type UploadInput } from '@/machines/upload-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

const owner = { resource: 'nguoi-lao-dong', id: 'w1' };
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

const list: WalkDescription<typeof machine> = {
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
    'upload.dropped': [{ type: 'upload.dropped', id: 'u1' }],
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

const refused = { reason: 'contentMismatch', params: {} } as const;

const uploadInput: UploadInput = {
  id: 'u1',
  wish: { owner, file, paper: undefined, key: 'u1' },
  refusal: undefined,
  listRef: createActor(fromCallback(() => undefined)) as never,
};

const upload: WalkDescription<typeof uploadMachine> = {
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

describe.each([
  ['attachments', list as unknown as WalkDescription<typeof uploadMachine>],
  ['upload', upload],
])('%s machine, walked', (_, description) => {
  it('D-06 reaches every state and takes every transition of its chart', () => {
    expect(stateCoverage(description).unreached).toEqual([]);
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('D-06 behaves at run time as its graph says, on every edge', async () => {
    for (const { title, way, event, from, to } of walkEdges(description)) {
      const { before, after } = await runEdge(description, way, event);
      expect([title, before, after]).toEqual([
        title,
        projected(description, from as never),
        projected(description, to as never),
      ]);
    }
  }, 60_000);
});

it('D-06 an upload that was refused before it was read is at rest at once', () => {
  const actor = createActor(uploadMachine, { input: { ...uploadInput, refusal: refused } }).start();
  expect(actor.getSnapshot().value).toBe('refused');
});
