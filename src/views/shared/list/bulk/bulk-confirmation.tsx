import { Alert, Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';

import { opinionMostLetters, reasonLeastLetters, type BulkRun, type BulkWords } from '@/domain/lists/bulk-action';
import { commonTexts } from '@/domain/localization/common-texts';
import { interpolate } from '@/domain/localization/texts';
import { newUuid } from '@/domain/text/uuid';
import type { BulkActionRef } from '@/machines/lists/bulk-action-machine';
import { useTexts } from '@/views/app/localization-context';

import type { BulkAction } from './bulk-action';
import { bulkTexts } from './bulk-texts';
import type { ListRow } from '../list-description';
import type { ListView } from '../list-view';

type BulkConfirmationProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly bulkRef: BulkActionRef<Row>;
  readonly action: BulkAction<Row>;
  readonly run: BulkRun<Row>;
  /** Rows that it is not offered for. */
  readonly refused: readonly Row[];
  /** The opinion or the reason as far as it is written. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Asks first where something is written. */
  readonly onCancel: () => void;
};

/**
 * The question before a bulk action: for how many rows, which ones are left out, and what the person has to write. What
 * cannot be taken back names its rows, and the safe answer has the focus.
 */
export function BulkConfirmation<Row extends ListRow>({
  view,
  bulkRef,
  action,
  run,
  refused,
  typed,
  onType,
  onCancel,
}: BulkConfirmationProps<Row>) {
  const texts = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  const { formats } = view;
  const isDanger = action.tone === 'error';
  const [isRefused, setIsRefused] = useState(false);
  const wordsRef = useRef<HTMLTextAreaElement>(null);
  const canRun = useSelector(bulkRef, (snapshot) => snapshot.can({ type: 'run.start', words: {}, key: '' }));
  const count = { n: formats.number(run.rows.length), most: formats.number(action.most) };

  const start = () => {
    const words = wordsOf(action.needs, typed);
    setIsRefused(words === undefined);
    if (words === undefined) {
      wordsRef.current?.focus();
    } else {
      bulkRef.send({ type: 'run.start', words, key: newUuid() });
    }
  };
  return (
    <>
      <DialogContent>
        {run.rows.length === 0 ? (
          <Alert severity="warning">{texts('bulk.nothing')}</Alert>
        ) : canRun ? (
          <Typography>{interpolate(action.confirm, { n: count.n })}</Typography>
        ) : (
          <Alert severity="warning">{texts('bulk.tooMany', count)}</Alert>
        )}
        {isDanger && canRun ? <NamedRows view={view} rows={run.rows} /> : null}
        {refused.length === 0 ? null : (
          <>
            <Typography sx={{ mt: 2 }}>{texts('bulk.refused', { n: formats.number(refused.length) })}</Typography>
            <NamedRows view={view} rows={refused} />
          </>
        )}
        {action.needs === undefined || !canRun ? null : (
          <TextField
            multiline
            minRows={3}
            fullWidth
            autoFocus
            inputRef={wordsRef}
            sx={{ mt: 2 }}
            label={texts(action.needs === 'reason' ? 'bulk.reason' : 'bulk.opinion')}
            required={action.needs === 'reason'}
            value={typed}
            error={isRefused}
            helperText={
              isRefused
                ? texts(action.needs === 'reason' ? 'bulk.reasonInvalid' : 'bulk.opinionInvalid', {
                    least: reasonLeastLetters,
                    most: opinionMostLetters,
                  })
                : undefined
            }
            onChange={({ target }) => {
              onType(target.value);
              setIsRefused(false);
            }}
          />
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="secondary" autoFocus={isDanger} onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        {canRun ? (
          <Button
            variant="contained"
            color={action.tone ?? 'primary'}
            autoFocus={action.needs === undefined && !isDanger}
            onClick={start}
          >
            {action.label}
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}

type NamedRowsProps<Row extends ListRow> = { readonly view: ListView<Row>; readonly rows: readonly Row[] };

function NamedRows<Row extends ListRow>({ view, rows }: NamedRowsProps<Row>) {
  const texts = useTexts(bulkTexts);
  return (
    <Typography component="ul" variant="body2" sx={{ my: 1, pl: 3, overflowWrap: 'anywhere' }}>
      {rows.slice(0, mostNamed).map((row) => (
        <li key={row.id}>{view.description.nameOf(row)}</li>
      ))}
      {rows.length > mostNamed ? (
        <li>{texts('bulk.more', { n: view.formats.number(rows.length - mostNamed) })}</li>
      ) : null}
    </Typography>
  );
}

/** Rows that are named one by one; the others are counted. */
const mostNamed = 10;

/** What was written, as the call carries it; `undefined` where it is too short or too long. */
function wordsOf(needs: BulkAction<never>['needs'], typed: string): BulkWords | undefined {
  const written = typed.trim().normalize('NFC');
  const length = written.length;
  if (length > opinionMostLetters || (needs === 'reason' && length < reasonLeastLetters)) {
    return undefined;
  }
  if (needs === undefined || written === '') {
    return {};
  }
  return needs === 'reason' ? { lyDo: written } : { yKien: written };
}
