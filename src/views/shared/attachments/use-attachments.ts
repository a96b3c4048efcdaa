import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Attachment, AttachmentList, AttachmentOwner, AttachmentWish } from '@/domain/attachments/attachment';
import type { FileRefusal } from '@/domain/attachments/file-refusal';
import { commonTexts } from '@/domain/localization/common-texts';
import { newUuid } from '@/domain/text/uuid';
import { attachmentsMachine, type AttachmentsRef } from '@/machines/records/attachments-machine';
import { uploadMachine, type TellShare } from '@/machines/records/upload-machine';
import type { AttachmentsApi } from '@/services/api/attachments-api';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { useReloadOnReturn } from '../use-reload-on-return';
import { onTrouble, useSubmission } from '../use-submission';

/** What a row of documents can do. */
export type AttachmentsDesk = {
  readonly attachmentsRef: AttachmentsRef;
  readonly add: (files: readonly File[], paper?: string) => void;
  /** Asks first. */
  readonly remove: (attachment: Attachment) => void;
  /** Files are on their way, or wait to be sent again; refused ones are lost to nobody. */
  readonly hasUnsent: boolean;
  /** The document that was attached last, to be read out; `undefined` before. */
  readonly lastAdded: string | undefined;
};

/** Who is told of the documents. */
export type AttachmentsListeners = {
  /** Called after a document was added or removed. Stable. */
  readonly onChanged?: (() => void) | undefined;
  /**
   * Told whether files are on their way or wait to be sent again, for `WorkflowSteps`: a step would overtake them, and the
   * server takes none after it. Stable.
   */
  readonly onUnsent?: ((hasUnsent: boolean) => void) | undefined;
};

/**
 * Starts the machine of one record's documents.
 *
 * @param version Another one loads them again: the record has changed, and with it what may be done.
 */
export function useAttachments(
  owner: AttachmentOwner,
  version: string | undefined,
  { onChanged, onUnsent }: AttachmentsListeners = {},
): AttachmentsDesk {
  const { attachments } = useServices();
  const confirm = useConfirm();
  const notices = useNotices();
  const common = useTexts(commonTexts);
  const [logic] = useState(() => withCalls(attachments));
  const attachmentsRef = useActorRef(logic, { input: { owner } });
  const [lastAdded, setLastAdded] = useState<string>();
  const hasUnsent = useSelector(attachmentsRef, ({ context }) => context.uploads.some(({ isRefused }) => !isRefused));

  useReload(attachmentsRef, version);
  const dropUploads = useCallback(() => {
    attachmentsRef.send({ type: 'uploads.drop' });
  }, [attachmentsRef]);
  useUnsavedGuard(hasUnsent, { onGivenUp: dropUploads });
  useEffect(() => {
    if (!hasUnsent) {
      return undefined;
    }
    onUnsent?.(true);
    return () => {
      onUnsent?.(false);
    };
  }, [hasUnsent, onUnsent]);
  useEffect(() => {
    const subscriptions = [
      attachmentsRef.on('attachment.added', ({ attachment }) => {
        setLastAdded(attachment.ten);
        onChanged?.();
      }),
      attachmentsRef.on('attachment.removed', () => {
        notices.success(common('toast.deleted'));
        onChanged?.();
      }),
      attachmentsRef.on('attachment.kept', ({ error }) => {
        notices.report(error);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [attachmentsRef, notices, common, onChanged]);

  const remove = async ({ id, ten }: Attachment) => {
    const message = common('confirm.delete', { name: ten });
    if ((await confirm({ message, severity: 'danger' })) === 'confirm') {
      attachmentsRef.send({ type: 'attachment.remove', id });
    }
  };
  return {
    attachmentsRef,
    add: (files, paper) => {
      const chosen = files.map((file) => ({ key: newUuid(), file }));
      attachmentsRef.send({ type: 'files.add', files: chosen, paper });
    },
    remove: (attachment) => void remove(attachment),
    hasUnsent,
    lastAdded,
  };
}

/** Loads again with the record, and after a session that was lost. */
function useReload(attachmentsRef: AttachmentsRef, version: string | undefined): void {
  const loaded = useRef(version);
  useReloadOnReturn(attachmentsRef, () => {
    attachmentsRef.send({ type: 'attachments.reload' });
  });
  useEffect(() => {
    if (loaded.current !== version) {
      loaded.current = version;
      attachmentsRef.send({ type: 'attachments.reload' });
    }
  }, [attachmentsRef, version]);
}

/** Saves one document, once at a time; another one's download goes on beside it. */
export function useDownload(attachment: Attachment): () => void {
  const { attachments } = useServices();
  const notices = useNotices();
  const downloadRef = useSubmission(attachments.download);
  useEffect(() => {
    const subscription = onTrouble(downloadRef, notices.report);
    return () => {
      subscription.unsubscribe();
    };
  }, [downloadRef, notices]);
  return () => {
    downloadRef.send({ type: 'submission.begin' });
    downloadRef.send({ type: 'submission.submit', input: attachment });
  };
}

function withCalls(attachments: AttachmentsApi) {
  return attachmentsMachine.provide({
    actors: {
      loadAttachments: fromCall<AttachmentList, { readonly owner: AttachmentOwner }>(({ owner }, signal) =>
        attachments.list(owner, signal),
      ),
      removeAttachment: fromCall<void, { readonly owner: AttachmentOwner; readonly id: string }>(
        ({ owner, id }, signal) => attachments.remove(owner, id, signal),
      ),
      upload: uploadMachine.provide({
        actors: {
          checkFile: fromCall<FileRefusal | undefined, { readonly file: File }>(({ file }) => attachments.check(file)),
          sendFile: fromCall<Attachment, { readonly wish: AttachmentWish; readonly tell: TellShare }>(
            ({ wish, tell }, signal) => attachments.upload(wish, ({ sent, total }) => tell(sent / total), signal),
          ),
        },
      }),
    },
  });
}
