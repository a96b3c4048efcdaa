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

import { closeLayer } from '../escape';
import type { ListDescription, ListRow } from './list-description';
import { listSpreadsheet } from './list-spreadsheet';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import { selectionTexts } from './selection-texts';
import { useExport } from './use-export';

type ExportDialogProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[];
  readonly total: number;
  /** The rows that are exported, where it is not everything that the list finds. */
  readonly chosen?: readonly Row[];
  readonly onClose: () => void;
};

/** Says how many rows the file will have, makes it with a figure of its progress, and can be cancelled at any time. */
export function ExportDialog<Row extends ListRow>({ view, rows, total, chosen, onClose }: ExportDialogProps<Row>) {
  const texts = useTexts(listTexts);
  const selections = useTexts(selectionTexts);
  const common = useTexts(commonTexts);
  const notices = useNotices();
  const titleId = useId();
  const { description, names, formats, query, text } = view;
  const columns = description.columns.map((column) => ({ ...column, headerText: text(column.header) }));
  const exportRef = useExport(
    chosen === undefined ? description : listOf(description, chosen),
    { query, total, most: description.mostExported },
    (exported) => listSpreadsheet(text(description.title), columns, exported, names),
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
              n: formats.number(snapshot.context.total),
              m: formats.number(snapshot.context.most),
            })}
          </Alert>
        ) : snapshot.matches('failed') ? (
          <ExportFailure snapshot={snapshot} />
        ) : isBusy ? (
          <ExportProgress snapshot={snapshot} text={progressText()} />
        ) : (
          <Typography>
            {chosen === undefined
              ? texts('export.before', { n: formats.number(total) })
              : selections('selection.exported', { n: formats.number(total) })}
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
                  : texts('export.start', { n: formats.number(total) })}
              </Button>
            )}
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
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      {details}
    </Alert>
  );
}

/** The list as if it had found these rows and no others. */
function listOf<Row extends ListRow>(description: ListDescription<Row>, rows: readonly Row[]): ListDescription<Row> {
  return {
    ...description,
    load: (_, { page, pageSize }) =>
      Promise.resolve({ totalCount: rows.length, items: rows.slice(page * pageSize, (page + 1) * pageSize) }),
  };
}
