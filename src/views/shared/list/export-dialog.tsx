import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';

import { isMasked } from '@/domain/format/identities';
import { commonTexts } from '@/domain/localization/common-texts';
import type { ExportSnapshot } from '@/machines/export-machine';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useErrorDescription } from '@/views/shared/errors/describe-error';
import { ProgressBar } from '@/views/shared/widgets/progress-bar';

import type { ListRow } from './list-description';
import { listSpreadsheet } from './list-spreadsheet';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import { useExport } from './use-export';

type ExportDialogProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly onClose: () => void;
};

/** Says how many rows the file will have, makes it with a figure of its progress, and can be cancelled at any time. */
export function ExportDialog<Row extends ListRow>({ view, rows, total, onClose }: ExportDialogProps<Row>) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const notices = useNotices();
  const titleId = useId();
  const { description, names, formats, query, text } = view;
  const columns = description.columns.map((column) => ({ ...column, headerText: text(column.header) }));
  const exportRef = useExport(description, { query, total }, (exported) =>
    listSpreadsheet(text(description.title), columns, exported, names),
  );
  const snapshot = useSelector(exportRef, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const isOver = snapshot.status === 'done';

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
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} {...(isBusy ? {} : { onClose })}>
      <DialogTitle id={titleId}>{texts('export.title')}</DialogTitle>
      <DialogContent>
        {snapshot.matches('failed') ? (
          <ExportFailure snapshot={snapshot} />
        ) : isBusy ? (
          <ExportProgress snapshot={snapshot} text={progressText()} />
        ) : (
          <Typography>
            {texts('export.before', { n: formats.number(total) })}
            {hasMasked() ? ` ${texts('export.masked')}` : ''}
          </Typography>
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
            <Button
              autoFocus
              variant="contained"
              onClick={() => {
                exportRef.send({ type: snapshot.can({ type: 'export.retry' }) ? 'export.retry' : 'export.start' });
              }}
            >
              {snapshot.can({ type: 'export.retry' })
                ? common('action.retry')
                : texts('export.start', { n: formats.number(total) })}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );

  function progressText(): string {
    const counted = { n: formats.number(snapshot.context.rows.length), total: formats.number(snapshot.context.total) };
    return snapshot.matches({ running: 'fetching' })
      ? texts('export.fetching', counted)
      : texts('export.writing', counted);
  }

  function hasMasked(): boolean {
    return rows.some((row) =>
      description.columns.some((column) => {
        const value = column.value(row, names);
        return typeof value === 'string' && isMasked(value);
      }),
    );
  }
}

function ExportProgress<Row>({ snapshot, text }: { readonly snapshot: ExportSnapshot<Row>; readonly text: string }) {
  const texts = useTexts(listTexts);
  const { rows, total } = snapshot.context;
  return (
    <ProgressBar
      label={texts('export.progress')}
      text={text}
      done={rows.length}
      total={snapshot.matches({ running: 'fetching' }) ? total : undefined}
    />
  );
}

function ExportFailure<Row>({ snapshot }: { readonly snapshot: ExportSnapshot<Row> }) {
  return snapshot.context.error === undefined ? null : <FailureText error={snapshot.context.error} />;
}

function FailureText({ error }: { readonly error: NonNullable<ExportSnapshot<unknown>['context']['error']> }) {
  const { title, details } = useErrorDescription(error);
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{title}</AlertTitle>
      {details}
    </Alert>
  );
}
