import type { Attachment, AttachmentList, AttachmentOwner, AttachmentWish } from '@/domain/attachments/attachment';
import { fileKinds, storedName } from '@/domain/attachments/file-kind';
import type { FileRefusal } from '@/domain/attachments/file-refusal';
import { AppError } from '@/domain/errors/app-error';
import { saveFile } from '@/services/files/save-file';
import type { HttpClient, UploadProgress } from '@/services/http/http-client';

import { framed, recordOf, rows } from './list-request';

export type AttachmentsApi = {
  readonly list: (owner: AttachmentOwner, signal: AbortSignal) => Promise<AttachmentList>;
  /**
   * Why the content of a chosen file is refused; `undefined` for one that may be sent.
   *
   * @throws {AppError} `import.unreadable` for a file that was moved, deleted or locked meanwhile.
   */
  readonly check: (file: File) => Promise<FileRefusal | undefined>;
  /** Sends a file and tells how far it is; called off before its last byte has gone, nothing of it is kept. */
  readonly upload: (
    wish: AttachmentWish,
    onProgress: (progress: UploadProgress) => void,
    signal: AbortSignal,
  ) => Promise<Attachment>;
  readonly remove: (owner: AttachmentOwner, id: string, signal: AbortSignal) => Promise<void>;
  /**
   * The content under the type that its kind has: the server's word would decide what a browser runs.
   *
   * @throws {AppError} `response.malformed` for what has another number of bytes than the list tells.
   */
  readonly content: (attachment: Attachment, signal: AbortSignal) => Promise<Blob>;
  /** Fetches the content and hands it to the browser's own downloads. */
  readonly download: (attachment: Attachment, signal: AbortSignal) => Promise<void>;
};

/** Calls for the documents of any record (domain dictionary §4.4). */
export function createAttachmentsApi(http: HttpClient): AttachmentsApi {
  const content = async ({ id, loai, dungLuong }: Attachment, signal: AbortSignal) => {
    const bytes = await http(`/api/app/tep-dinh-kem/${encodeURIComponent(id)}/noi-dung`, { isFile: true, signal });
    // A proxy's page, or a half that it has cut off, would be saved under the document's name.
    if (bytes.size !== dungLuong) {
      throw new AppError('response.malformed', {
        status: 200,
        detail: `${bytes.size} bytes have come in place of ${dungLuong}.`,
      });
    }
    return bytes.slice(0, bytes.size, fileKinds[loai].mimeType);
  };
  return {
    list: (owner, signal) => framed<AttachmentList>(http(pathOf(owner), { signal }), { items: rows }),
    check: async (file) => {
      // Here by now: it came with the page on which the file was chosen, and nobody needs it to sign in.
      const { refusalOfContent } = await import('@/domain/attachments/file-refusal');
      return refusalOfContent(file.name, await bytesOf(file));
    },
    upload: ({ owner, file, paper, key }, onProgress, signal) =>
      recordOf<Attachment>(
        http(pathOf(owner), {
          method: 'POST',
          form: formOf(file, key, paper),
          onProgress,
          signal,
        }),
      ),
    remove: async (owner, id, signal) => {
      await http(`${pathOf(owner)}/${encodeURIComponent(id)}`, { method: 'DELETE', signal });
    },
    content,
    download: async (attachment, signal) => {
      saveFile(await content(attachment, signal), attachment.ten);
    },
  };
}

function pathOf({ resource, id }: AttachmentOwner): string {
  return `/api/app/${encodeURIComponent(resource)}/${encodeURIComponent(id)}/tep-dinh-kem`;
}

function formOf(file: File, key: string, paper: string | undefined): FormData {
  const form = new FormData();
  form.set('maLanGui', key);
  if (paper !== undefined) {
    form.set('giayTo', paper);
  }
  form.set('tep', file, storedName(file.name));
  return form;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new AppError('import.unreadable', { cause });
  }
}
