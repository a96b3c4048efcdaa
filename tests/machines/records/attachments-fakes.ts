import { vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type { Attachment, AttachmentList, AttachmentWish } from '@/domain/attachments/attachment';
import type { AppError } from '@/domain/errors/app-error';
import { attachmentsMachine, type AttachmentsRef } from '@/machines/records/attachments-machine';
import type { AttachmentsEmitted } from '@/machines/records/attachments-setup';
import { uploadMachine, type TellShare } from '@/machines/records/upload-machine';

const owner = { resource: 'nguoi-lao-dong', id: 'w1' } as const;

export const stored = (id: string, size = 10): Attachment => ({
  id,
  ten: `${id}.pdf`,
  loai: 'pdf',
  dungLuong: size,
  giayTo: null,
  creationTime: '2026-11-15T08:00:00',
  creatorId: null,
  nguoiTaoTen: null,
});

/** One file that is being sent, to be answered by the test. */
type Sending = {
  readonly wish: AttachmentWish;
  readonly tell: TellShare;
  readonly signal: AbortSignal;
  readonly resolve: (attachment: Attachment) => void;
  readonly reject: (error: AppError) => void;
};

export async function opened(...documents: Parameters<typeof opening>) {
  const page = opening(...documents);
  await waitFor(page.actor, (snapshot) => snapshot.matches('resting'));
  return page;
}

/** As `opened`, while the documents are on their way. */
export function opening(
  list: AttachmentList = { items: [stored('old')], duocSua: true },
  later: (load: number) => Promise<AttachmentList> | undefined = () => undefined,
) {
  let loads = 0;
  const sendings: Sending[] = [];
  const said: AttachmentsEmitted[] = [];
  const remove = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());
  const actor = createActor(
    attachmentsMachine.provide({
      actors: {
        loadAttachments: fromPromise(() => later(loads++) ?? Promise.resolve(list)),
        removeAttachment: fromPromise(({ input }) => remove(input.id)),
        upload: uploadMachine.provide({
          actors: {
            checkFile: fromPromise(({ input }) =>
              Promise.resolve(
                input.file.name === 'khac.pdf' ? { reason: 'contentMismatch' as const, params: {} } : undefined,
              ),
            ),
            sendFile: fromPromise(
              ({ input, signal }) =>
                new Promise<Attachment>((resolve, reject) => sendings.push({ ...input, signal, resolve, reject })),
            ),
          },
        }),
      },
    }),
    { input: { owner } },
  ).start();
  actor.on('*', (event) => said.push(event));
  return { actor, sendings, remove, said };
}

export function add(actor: AttachmentsRef, ...keys: readonly string[]): void {
  const files = keys.map((key) => ({ key, file: new File(['%PDF-'], `${key}.pdf`) }));
  actor.send({ type: 'files.add', files, paper: undefined });
}

export function entry(actor: AttachmentsRef, id: string) {
  const found = actor.getSnapshot().context.uploads.find((upload) => upload.id === id);
  if (found === undefined) {
    throw new Error(`There is no upload ${id}`);
  }
  return found;
}

export function names(actor: AttachmentsRef): readonly string[] {
  return actor.getSnapshot().context.attachments.map(({ id }) => id);
}

export function phases(actor: AttachmentsRef): readonly string[] {
  return actor.getSnapshot().context.uploads.map(({ id, ref }) => `${id} ${ref.getSnapshot().value}`);
}
