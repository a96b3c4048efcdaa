import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';

import type { AppError } from '@/domain/errors/app-error';
import { createFormats } from '@/domain/format/formats';
import { doubtfulRows, type ImportRef, type ImportSnapshot } from '@/machines/lists/import-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { useErrorDescription } from '../errors/describe-error';
import { errorViewTexts } from '../errors/error-view-texts';
import { TechnicalDetails } from '../errors/technical-details';
import { ProgressBar } from '../widgets/progress-bar';
import { ImportStep } from './import-step';
import { importTexts } from './import-texts';
import { OutcomeCounts } from './outcome-counts';

/** The third step: how far the sending is; it can be stopped and sent on. */
export function SendingStep<Input>({ importRef }: { readonly importRef: ImportRef<Input> }) {
  const texts = useTexts(importTexts);
  const { number } = createFormats(useLocalizer().language);
  const snapshot: ImportSnapshot<Input> = useSelector(importRef, (current) => current);
  const { rows, results, error } = snapshot.context;
  const isPaused = snapshot.hasTag('paused');
  const left = number(rows.length - results.length);
  const doubtful = doubtfulRows(snapshot.context);
  const [first, last] = [doubtful[0], doubtful.at(-1)];
  const doubt =
    first === undefined || last === undefined
      ? undefined
      : texts('import.doubt', { first: number(first.rowNumber), last: number(last.rowNumber) });

  return (
    <ImportStep
      // A pause begins at its heading: else the button that stops would become the one that sends, under the same hand.
      key={String(isPaused)}
      title={texts(
        isPaused ? (snapshot.matches('failed') ? 'import.failedTitle' : 'import.stoppedTitle') : 'import.progressTitle',
      )}
      takesFocus
      actions={
        isPaused ? (
          <>
            <Button
              variant="contained"
              onClick={() => {
                importRef.send({ type: 'import.resume' });
              }}
            >
              {texts('import.resume', { n: left })}
            </Button>
            <Button
              variant="outlined"
              color="secondary"
              onClick={() => {
                importRef.send({ type: 'import.finish' });
              }}
            >
              {texts('import.finish')}
            </Button>
          </>
        ) : (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              importRef.send({ type: snapshot.can({ type: 'import.stop' }) ? 'import.stop' : 'import.resume' });
            }}
          >
            {texts(snapshot.can({ type: 'import.stop' }) ? 'import.stop' : 'import.goOn')}
          </Button>
        )
      }
    >
      {isPaused ? (
        <>
          {snapshot.matches('failed') && error !== undefined ? <Interruption error={error} /> : null}
          <OutcomeCounts importRef={importRef} />
          <Typography>{doubt ?? texts('import.left', { n: left })}</Typography>
        </>
      ) : (
        <ProgressBar
          label={texts('import.progress')}
          text={
            snapshot.can({ type: 'import.stop' })
              ? texts('import.sent', { n: number(results.length), total: number(rows.length) })
              : texts('import.stopping')
          }
          done={results.length}
          total={rows.length}
        />
      )}
    </ImportStep>
  );
}

function Interruption({ error }: { readonly error: AppError }) {
  const errorView = useTexts(errorViewTexts);
  const { title, details } = useErrorDescription(error);
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{title}</AlertTitle>
      {details}
      <Box sx={{ mt: 1 }}>
        <TechnicalDetails error={error} texts={errorView} />
      </Box>
    </Alert>
  );
}
