import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';

import { importMostMegabytes, importMostRows } from '@/domain/constants';
import type { AppError } from '@/domain/errors/app-error';
import { entryOf } from '@/domain/errors/presentation';
import { createFormats } from '@/domain/format/formats';
import type { ImportRef, ImportSnapshot } from '@/machines/lists/import-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { useErrorDescription } from '../errors/describe-error';
import { errorViewTexts } from '../errors/error-view-texts';
import { RetryButton } from '../errors/retry-button';
import { TechnicalDetails } from '../errors/technical-details';
import { FileButton } from './file-picker';
import type { ImportDescription } from './import-description';
import { ImportStep } from './import-step';
import { importTexts } from './import-texts';

type ChoosingStepProps<Input> = {
  readonly importRef: ImportRef<Input>;
  readonly takesFocus: boolean;
  /** Text files with separated values are taken too. */
  readonly acceptsText: boolean;
  readonly limits: NonNullable<ImportDescription<Input>['limits']>;
  readonly onFile: (file: File) => void;
};

/** The first step: a file is chosen, read, and refused where it cannot be taken. */
export function ChoosingStep<Input>({ importRef, takesFocus, acceptsText, limits, onFile }: ChoosingStepProps<Input>) {
  const texts = useTexts(importTexts);
  const { number } = createFormats(useLocalizer().language);
  const isReading = useSelector(importRef, (snapshot: ImportSnapshot<Input>) => snapshot.matches('reading'));
  const isRefused = useSelector(importRef, (snapshot: ImportSnapshot<Input>) => snapshot.matches('refused'));
  const { file, error } = useSelector(importRef, ({ context }: ImportSnapshot<Input>) => context);

  return (
    <ImportStep title={texts('import.chooseTitle')} takesFocus={takesFocus}>
      {isRefused && error !== undefined ? (
        <Refusal
          error={error}
          fileName={file?.name ?? ''}
          onRetry={() => {
            importRef.send({ type: 'file.retry' });
          }}
        />
      ) : null}
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          textAlign: 'center',
          px: 2,
          py: { xs: 4, sm: 6 },
          border: '1px dashed var(--field-border)',
          borderRadius: 1,
          bgcolor: 'var(--surface-sunken)',
        }}
      >
        {isReading ? (
          <DelayedLoader
            label={texts('import.reading', { name: file?.name ?? '' })}
            action={
              <Button
                variant="outlined"
                color="secondary"
                onClick={() => {
                  importRef.send({ type: 'file.drop' });
                }}
              >
                {texts('import.cancelReading')}
              </Button>
            }
          />
        ) : (
          <>
            <UploadIcon aria-hidden sx={{ fontSize: '2.5rem', color: 'text.secondary' }} />
            <Typography>{texts(acceptsText ? 'import.dropText' : 'import.drop')}</Typography>
            <FileButton
              variant="contained"
              label={texts(isRefused ? 'import.chooseOther' : 'import.choose')}
              acceptsText={acceptsText}
              onFile={onFile}
            />
            <Typography variant="body2" color="textSecondary">
              {texts(limits, { rows: number(importMostRows), megabytes: importMostMegabytes })}
            </Typography>
          </>
        )}
      </Box>
    </ImportStep>
  );
}

type RefusalProps = { readonly error: AppError; readonly fileName: string; readonly onRetry: () => void };

function Refusal({ error, fileName, onRetry }: RefusalProps) {
  const texts = useTexts(importTexts);
  const errorView = useTexts(errorViewTexts);
  const { title, details } = useErrorDescription(error);
  const canRetry = entryOf(error).recovery.includes('retry');
  return (
    <Alert severity="error" role="alert" action={canRetry ? <RetryButton onRetry={onRetry} /> : undefined}>
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{texts('import.refused', { name: fileName })}</AlertTitle>
      <strong>{title}</strong>
      <Box>{details}</Box>
      <Box sx={{ mt: 1 }}>
        <TechnicalDetails error={error} texts={errorView} />
      </Box>
    </Alert>
  );
}
