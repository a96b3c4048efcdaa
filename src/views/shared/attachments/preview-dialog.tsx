import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useCallback } from 'react';

import type { Attachment } from '@/domain/attachments/attachment';
import { fileKinds } from '@/domain/attachments/file-kind';
import { commonTexts } from '@/domain/localization/common-texts';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { ModalDialog } from '../modal/modal-dialog';
import { PartView } from '../record/part-view';
import { usePart } from '../record/use-part';
import { attachmentTexts } from './attachment-texts';

type PreviewDialogProps = {
  readonly modalRef: ModalRef;
  readonly attachment: Attachment;
  readonly onDownload: () => void;
};

/** A file fills the dialog; what is said in its place does not. */
const contentStyle = {
  p: 0,
  display: 'grid',
  bgcolor: 'var(--surface-sunken)',
  '& > .MuiAlert-root': { m: 2.5, alignSelf: 'start' },
} as const;

/** Shows a picture or a PDF without leaving the page. */
export function PreviewDialog({ modalRef, attachment, onDownload }: PreviewDialogProps) {
  const common = useTexts(commonTexts);
  return (
    <ModalDialog modalRef={modalRef} title={attachment.ten} isTall>
      <DialogContent dividers sx={contentStyle}>
        <Preview attachment={attachment} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="secondary" startIcon={<DownloadIcon />} onClick={onDownload}>
          {common('action.download')}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

function Preview({ attachment }: { readonly attachment: Attachment }) {
  const { attachments } = useServices();
  const common = useTexts(commonTexts);
  const file = usePart((signal) => attachments.content(attachment, signal));
  return (
    <PartView part={file} waiting={<DelayedLoader label={common('wait.loading')} />}>
      {(shown) => <Content file={shown} attachment={attachment} />}
    </PartView>
  );
}

function Content({ file, attachment }: { readonly file: Blob; readonly attachment: Attachment }) {
  const texts = useTexts(attachmentTexts);
  const show = useAddressOf(file);
  if (fileKinds[attachment.loai].preview === 'picture') {
    return <Box component="img" ref={show} alt={attachment.ten} sx={pictureStyle} />;
  }
  // No browser shows a PDF in a sandboxed frame. What keeps script out is the type, which is never the server's: as a
  // PDF the bytes go to the browser's viewer, which has no way to this page.
  return navigator.pdfViewerEnabled ? (
    <Box component="iframe" ref={show} title={attachment.ten} sx={frameStyle} />
  ) : (
    <Alert severity="info">{texts('attachments.noPreview')}</Alert>
  );
}

/** Gives an element the file under an address of this page's own, for as long as the element is there. */
function useAddressOf(file: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement) => {
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [file],
  );
}

const pictureStyle = {
  display: 'block',
  m: 'auto',
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
} as const;

const frameStyle = { width: '100%', height: '100%', minHeight: '60dvh', border: 0 } as const;
