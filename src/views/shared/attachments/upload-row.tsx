import CloseIcon from '@mui/icons-material/Close';
import RetryIcon from '@mui/icons-material/ReplayOutlined';
import { Box, IconButton, LinearProgress, Tooltip } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import { kindOfName } from '@/domain/attachments/file-kind';
import { refusalText } from '@/domain/attachments/refusal-texts';
import type { AppError } from '@/domain/errors/app-error';
import { formatFileSize } from '@/domain/format/file-size';
import { builtInLanguageOf } from '@/domain/localization/languages';
import type { UploadRef, UploadSnapshot } from '@/machines/records/upload-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { useErrorDescription } from '../errors/describe-error';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';
import { attachmentTexts } from './attachment-texts';
import { FileLine } from './file-line';

/** A retry goes with its press, and leaves the focus to the button that stops what it has begun. */
const afterRetry = { entry: 'button', around: 'li', rest: '[data-remove]' } as const;
/** A file that is taken off leaves it to the next one's button, as a document does, else to the section's heading. */
const afterRemoval = { entry: 'li', around: 'section', rest: 'h2' } as const;

/** A file on its way, or one that did not get through: it stays until it is sent again or taken off. */
export function UploadRow({ uploadRef }: { readonly uploadRef: UploadRef }) {
  const texts = useTexts(attachmentTexts);
  const { language } = useLocalizer();
  const snapshot = useSelector(uploadRef, (current) => current);
  const { file } = snapshot.context.wish;
  const { name } = file;
  const isWorking = snapshot.hasTag('working');
  const removeRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(removeRef, afterRemoval);

  return (
    <FileLine
      kind={kindOfName(name)}
      name={name}
      note={
        <>
          {formatFileSize(file.size, language)} · <UploadState snapshot={snapshot} />
          {isWorking ? (
            <LinearProgress
              aria-label={texts('upload.progress', { name })}
              sx={{ mt: 0.75 }}
              {...(snapshot.matches('sending')
                ? { variant: 'determinate', value: Math.round(snapshot.context.share * 100) }
                : {})}
            />
          ) : null}
        </>
      }
      actions={
        <>
          {snapshot.can({ type: 'upload.retry' }) ? (
            <RetryButton
              label={texts('upload.retry', { name })}
              onRetry={() => {
                uploadRef.send({ type: 'upload.retry' });
              }}
            />
          ) : null}
          <Tooltip title={texts(isWorking ? 'upload.cancel' : 'upload.dismiss', { name })}>
            <IconButton
              ref={removeRef}
              data-remove
              aria-label={texts(isWorking ? 'upload.cancel' : 'upload.dismiss', { name })}
              onClick={() => {
                uploadRef.send({ type: 'upload.cancel' });
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </>
      }
    />
  );
}

function RetryButton({ label, onRetry }: { readonly label: string; readonly onRetry: () => void }) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterRetry);
  return (
    <Tooltip title={label}>
      <IconButton ref={buttonRef} aria-label={label} onClick={onRetry}>
        <RetryIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function UploadState({ snapshot }: { readonly snapshot: UploadSnapshot }) {
  const texts = useTexts(attachmentTexts);
  const { language } = useLocalizer();
  const { share, refusal, error } = snapshot.context;
  if (refusal !== undefined) {
    return <Complaint text={refusalText(refusal, builtInLanguageOf(language))} />;
  }
  if (error !== undefined) {
    return <Failure error={error} />;
  }
  if (snapshot.matches('sending')) {
    return texts('upload.sending', { percent: Math.round(share * 100) });
  }
  return texts(snapshot.matches('waiting') ? 'upload.waiting' : 'upload.checking');
}

function Failure({ error }: { readonly error: AppError }) {
  const texts = useTexts(attachmentTexts);
  const { details } = useErrorDescription(error);
  return <Complaint text={texts('upload.failed', { reason: details })} />;
}

function Complaint({ text }: { readonly text: string }) {
  return (
    <Box component="span" role="alert" sx={{ color: 'error.main' }}>
      {text}
    </Box>
  );
}
