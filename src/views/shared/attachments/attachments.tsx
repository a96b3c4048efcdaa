import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import type { AttachmentOwner } from '@/domain/attachments/attachment';
import { fileExtensions } from '@/domain/attachments/file-kind';
import { attachmentMostFiles, attachmentMostMegabytes, attachmentMostTotalMegabytes } from '@/domain/constants';
import type { AppError } from '@/domain/errors/app-error';
import { formatFileSize } from '@/domain/format/file-size';
import type { AttachmentsRef } from '@/machines/records/attachments-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { ErrorAlert } from '../errors/error-alert';
import { FileButton } from '../files/file-button';
import { FileDropArea } from '../files/file-drop-area';
import { readOutOnly } from '../focus/read-out-only';
import { isTakenAway } from '../record/taken-away';
import { AttachmentRow } from './attachment-row';
import { attachmentTexts } from './attachment-texts';
import { UploadRow } from './upload-row';
import { useAttachments, type AttachmentsDesk, type AttachmentsListeners } from './use-attachments';

type AttachmentsProps = AttachmentsListeners & {
  readonly owner: AttachmentOwner;
  /** The record's concurrency stamp: another one loads the documents again. */
  readonly version?: string | undefined;
};

/** The documents of one record: seen by whoever sees the record, changed as long as the server lets them be. */
export function Attachments({ owner, version, onChanged, onUnsent }: AttachmentsProps) {
  const texts = useTexts(attachmentTexts);
  const desk = useAttachments(owner, version, { onChanged, onUnsent });
  const { attachmentsRef } = desk;
  const isEditable = useSelector(attachmentsRef, ({ context }) => context.isEditable);

  return (
    <AttachmentsFrame
      desk={desk}
      actions={
        isEditable ? (
          <FileButton
            label={texts('attachments.add')}
            inputLabel={texts('attachments.fileInput')}
            accept={acceptedFiles}
            isMultiple
            variant="outlined"
            size="small"
            icon={<AttachIcon />}
            onFiles={desk.add}
          />
        ) : null
      }
    >
      <FileDropArea onFiles={isEditable ? desk.add : undefined}>
        <AttachmentList desk={desk} holds={() => true} isEditable={isEditable} />
        <Hint isEditable={isEditable} />
      </FileDropArea>
    </AttachmentsFrame>
  );
}

type AttachmentsFrameProps = {
  readonly desk: AttachmentsDesk;
  /** "Documents" unless told. */
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
  /** Shown once the documents are there, and as long as the person may see them. */
  readonly children: ReactNode;
};

/** Heading, counts, and the ways in which documents may not be there yet. */
export function AttachmentsFrame({ desk, title, actions, children }: AttachmentsFrameProps) {
  const texts = useTexts(attachmentTexts);
  const titleId = useId();
  const isListed = useSelector(desk.attachmentsRef, areListed);

  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography id={titleId} variant="h2" tabIndex={-1} sx={{ typography: 'h3', outline: 0 }}>
          {title ?? texts('attachments.title')}
        </Typography>
        {isListed ? <Used attachmentsRef={desk.attachmentsRef} /> : null}
        <Box sx={{ ml: 'auto' }}>{isListed ? actions : null}</Box>
      </Box>
      <Box role="status" sx={readOutOnly}>
        {desk.lastAdded === undefined ? '' : texts('attachments.added', { name: desk.lastAdded })}
      </Box>
      <AttachmentsState desk={desk} />
      {isListed ? children : null}
    </Paper>
  );
}

/** Why the documents are not there, or not as they are now, with a way to try again; a loader until they first came. */
export function AttachmentsState({ desk: { attachmentsRef } }: { readonly desk: AttachmentsDesk }) {
  const texts = useTexts(attachmentTexts);
  const isListed = useSelector(attachmentsRef, areListed);
  const error = useSelector(attachmentsRef, errorOf);
  if (error !== undefined) {
    return (
      <ErrorAlert
        error={error}
        onRetry={() => {
          attachmentsRef.send({ type: 'attachments.reload' });
        }}
      />
    );
  }
  return isListed ? null : <DelayedLoader label={texts('attachments.title')} />;
}

type AttachmentsSnapshot = SnapshotFrom<AttachmentsRef>;

function errorOf(snapshot: AttachmentsSnapshot): AppError | undefined {
  return snapshot.matches('failed') || snapshot.matches('stale') ? snapshot.context.error : undefined;
}

function areListed(snapshot: AttachmentsSnapshot): boolean {
  const error = errorOf(snapshot);
  return snapshot.hasTag('listed') && (error === undefined || !isTakenAway(error));
}

type AttachmentListProps = {
  readonly desk: AttachmentsDesk;
  /** Whether the documents of a paper are shown, or those of none (`null`). */
  readonly holds: (paper: string | null) => boolean;
  readonly isEditable: boolean;
  readonly emptyText?: ReactNode;
};

/** Documents and files on their way, in one list. */
export function AttachmentList({ desk, holds, isEditable, emptyText }: AttachmentListProps) {
  const texts = useTexts(attachmentTexts);
  const attachments = useSelector(desk.attachmentsRef, ({ context }) => context.attachments).filter(({ giayTo }) =>
    holds(giayTo),
  );
  const uploads = useSelector(desk.attachmentsRef, ({ context }) => context.uploads).filter((entry) =>
    holds(entry.paper ?? null),
  );

  if (attachments.length + uploads.length === 0) {
    return emptyText === undefined ? (
      <Typography color="textSecondary">{texts('attachments.empty')}</Typography>
    ) : (
      emptyText
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {attachments.map((attachment) => (
        <AttachmentRow key={attachment.id} attachment={attachment} desk={desk} isEditable={isEditable} />
      ))}
      {uploads.map(({ id, ref }) => (
        <UploadRow key={id} uploadRef={ref} />
      ))}
    </Box>
  );
}

/** What may be attached, or why nothing may. */
function Hint({ isEditable }: { readonly isEditable: boolean }) {
  const texts = useTexts(attachmentTexts);
  return isEditable ? (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {texts('attachments.limits', {
        list: fileExtensions.join(', '),
        megabytes: attachmentMostMegabytes,
        files: attachmentMostFiles,
        total: attachmentMostTotalMegabytes,
      })}
    </Typography>
  ) : (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {texts('attachments.locked')}
    </Alert>
  );
}

function Used({ attachmentsRef }: { readonly attachmentsRef: AttachmentsRef }) {
  const texts = useTexts(attachmentTexts);
  const { language } = useLocalizer();
  const attachments = useSelector(attachmentsRef, ({ context }) => context.attachments);
  const bytes = attachments.reduce((sum, { dungLuong }) => sum + dungLuong, 0);
  return (
    <Typography variant="body2" color="textSecondary">
      {texts('attachments.used', {
        count: attachments.length,
        files: attachmentMostFiles,
        size: formatFileSize(bytes, language),
        total: attachmentMostTotalMegabytes,
      })}
    </Typography>
  );
}

/** For the file dialog; what is chosen all the same is judged by its content. */
export const acceptedFiles = fileExtensions.map((extension) => `.${extension}`).join(',');
