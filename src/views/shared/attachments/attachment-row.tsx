import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode, type Ref } from 'react';

import type { Attachment } from '@/domain/attachments/attachment';
import { fileKinds } from '@/domain/attachments/file-kind';
import { formatDateTime } from '@/domain/format/dates';
import { formatFileSize } from '@/domain/format/file-size';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { heldBack } from '../focus/held-back';
import { useModal } from '../modal/use-modal';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';
import { attachmentTexts } from './attachment-texts';
import { FileLine } from './file-line';
import { PreviewDialog } from './preview-dialog';
import { useDownload, type AttachmentsDesk } from './use-attachments';

type AttachmentRowProps = {
  readonly attachment: Attachment;
  readonly desk: AttachmentsDesk;
  readonly isEditable: boolean;
};

/** One document with what may be done with it. */
export function AttachmentRow({ attachment, desk, isEditable }: AttachmentRowProps) {
  const texts = useTexts(attachmentTexts);
  const { language } = useLocalizer();
  const { ten: name, loai, dungLuong, creationTime, nguoiTaoTen } = attachment;
  const modalRef = useModal({ size: 'xl' });
  const download = useDownload(attachment);
  const isRemoving = useSelector(desk.attachmentsRef, (snapshot) => snapshot.matches('removing'));
  const removeRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(removeRef, afterRemoval);
  const facts = [formatFileSize(dungLuong, language), formatDateTime(creationTime), nguoiTaoTen].filter(Boolean);

  return (
    <FileLine
      kind={loai}
      name={name}
      note={facts.join(' · ')}
      actions={
        <>
          {fileKinds[loai].preview === undefined ? null : (
            <Action
              label={texts('attachments.preview', { name })}
              icon={<PreviewIcon fontSize="small" />}
              onClick={() => {
                modalRef.send({ type: 'modal.open' });
              }}
            />
          )}
          <Action
            label={texts('attachments.download', { name })}
            icon={<DownloadIcon fontSize="small" />}
            onClick={download}
          />
          {isEditable ? (
            <Action
              label={texts('attachments.remove', { name })}
              icon={<DeleteIcon fontSize="small" />}
              removeRef={removeRef}
              isDisabled={isRemoving}
              onClick={() => {
                desk.remove(attachment);
              }}
            />
          ) : null}
          <PreviewDialog modalRef={modalRef} attachment={attachment} onDownload={download} />
        </>
      }
    />
  );
}

/** A document that goes leaves the focus to its neighbour's button, else to the section's heading. */
const afterRemoval = { entry: 'li', around: 'section', rest: 'h2' } as const;

type ActionProps = {
  readonly label: string;
  readonly icon: ReactNode;
  /** Of the button that removes. */
  readonly removeRef?: Ref<HTMLButtonElement>;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
};

/** An icon that says what it does to which document. */
function Action({ label, icon, removeRef, isDisabled = false, onClick }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        ref={removeRef}
        data-remove={removeRef === undefined ? undefined : true}
        aria-label={label}
        {...heldBack(isDisabled)}
        onClick={isDisabled ? undefined : onClick}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
