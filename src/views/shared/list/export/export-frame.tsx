import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useSelector } from '@xstate/react';
import { useEffect, useId, type ReactNode } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import { createFormats } from '@/domain/format/formats';
import { commonTexts } from '@/domain/localization/common-texts';
import type { ExportRef, ExportRow } from '@/machines/lists/export-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useErrorDescription } from '@/views/shared/errors/describe-error';
import { ProgressBar } from '@/views/shared/widgets/progress-bar';

import { closeLayer } from '../../focus/escape';
import { ExportFormatChoice } from './export-format-choice';
import { exportTexts } from './export-texts';

type ExportFrameProps<Row extends ExportRow, Query extends object> = {
  readonly exportRef: ExportRef<Row, Query>;
  /** How many rows the file is expected to have; `undefined` while nobody knows. */
  readonly total: number | undefined;
  /** What the file will hold, before it is made. */
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/**
 * An export from the question to the file: says what it will hold, asks for its kind, makes it with a figure of its
 * progress, can be cancelled at any time, and says what kept it from being made.
 */
export function ExportFrame<Row extends ExportRow, Query extends object>({
  exportRef,
  total,
  children,
  onClose,
}: ExportFrameProps<Row, Query>) {
  const texts = useTexts(exportTexts);
  const common = useTexts(commonTexts);
  const { number } = createFormats(useLocalizer().language);
  const notices = useNotices();
  const titleId = useId();
  const snapshot = useSelector(exportRef, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const isOver = snapshot.status === 'done';
  const isFetching = snapshot.matches({ running: 'fetching' });
  const { rows, error, total: counted, most, format } = snapshot.context;
  // Where nobody knew when it was asked for, whoever asked may know by now.
  const expected = counted === 0 ? total : counted;

  useEffect(() => {
    if (!isOver) {
      return;
    }
    if (exportRef.getSnapshot().matches('done')) {
      notices.success(common('toast.exported'));
    }
    onClose();
  }, [isOver, exportRef, notices, common, onClose]);

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      {...(isBusy ? {} : { onClose: closeLayer(onClose) })}
    >
      <DialogTitle id={titleId}>{texts('export.title')}</DialogTitle>
      <DialogContent>
        {snapshot.matches('tooMuch') ? (
          <Alert severity="warning">
            {texts('export.tooMuch', {
              n: number(counted),
              m: number(most),
            })}
          </Alert>
        ) : snapshot.matches('failed') ? (
          error !== undefined && <ExportFailure error={error} />
        ) : isBusy ? (
          <ProgressBar
            label={texts('export.progress')}
            text={
              expected === undefined
                ? common('wait.loading')
                : texts(isFetching ? 'export.fetching' : 'export.writing', {
                    n: number(rows.length),
                    total: number(expected),
                  })
            }
            done={rows.length}
            total={isFetching ? expected : undefined}
          />
        ) : (
          <Stack spacing={2}>
            <Typography>{children}</Typography>
            <ExportFormatChoice
              format={format}
              onChoose={(chosen) => {
                exportRef.send({ type: 'export.choose', format: chosen });
              }}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        {isBusy ? (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              exportRef.send({ type: 'export.cancel' });
            }}
          >
            {texts('export.cancel')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" color="secondary" onClick={onClose}>
              {common('action.close')}
            </Button>
            {snapshot.matches('tooMuch') ? null : (
              <Button
                autoFocus
                variant="contained"
                onClick={() => {
                  exportRef.send({ type: snapshot.can({ type: 'export.retry' }) ? 'export.retry' : 'export.start' });
                }}
              >
                {snapshot.can({ type: 'export.retry' })
                  ? common('action.retry')
                  : total === undefined
                    ? texts('export.startAll')
                    : texts('export.start', { n: number(total) })}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function ExportFailure({ error }: { readonly error: AppError }) {
  const { title, details } = useErrorDescription(error);
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      {details}
    </Alert>
  );
}
