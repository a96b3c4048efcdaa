import { Alert, Box, Button, DialogActions, DialogContent, Link as MuiLink, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';

import { nextRows, undoneRows, type BulkResult, type BulkRun } from '@/domain/lists/bulk-action';
import { commonTexts } from '@/domain/localization/common-texts';
import { newUuid } from '@/domain/text/uuid';
import type { BulkActionRef } from '@/machines/lists/bulk-action-machine';
import { useTexts } from '@/views/app/localization-context';

import { ErrorWords } from '../../errors/error-words';
import { bulkTexts } from './bulk-texts';
import type { ListRow } from '../list-description';
import type { ListView } from '../list-view';

type BulkOutcomeProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly bulkRef: BulkActionRef<Row>;
  readonly run: BulkRun<Row>;
};

/** What a bulk action has come to: how many rows, and for each that was refused why, with the way to its record. */
export function BulkOutcome<Row extends ListRow>({ view, bulkRef, run }: BulkOutcomeProps<Row>) {
  const texts = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  const { formats, description } = view;
  const hasFailures = useSelector(bulkRef, (snapshot) => snapshot.can({ type: 'failures.keep' }));
  const isInDoubt = useSelector(bulkRef, ({ context }) => context.isNextInDoubt);
  const hasFailed = useSelector(bulkRef, ({ context }) => context.error !== undefined);
  const undone = undoneRows(run);
  const results = new Map(run.results.map((result) => [result.id, result]));
  const refused = undone.filter(({ id }) => results.has(id));
  // The rows of the call at which the run has ended: turned down as a whole, or nobody knows.
  const failedCount = hasFailed ? nextRows(run).length : 0;
  const unheardCount = isInDoubt ? failedCount : 0;
  const refusedCount = refused.length + failedCount - unheardCount;
  const doneCount = run.rows.length - undone.length;
  const unsentCount = undone.length - refusedCount - unheardCount;

  return (
    <>
      <DialogContent>
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          {doneCount === 0 ? null : (
            <Alert severity="success">{texts('bulk.done', { n: formats.number(doneCount) })}</Alert>
          )}
          {refusedCount === 0 ? null : (
            <Alert severity="error">{texts('bulk.failed', { n: formats.number(refusedCount) })}</Alert>
          )}
          {unheardCount === 0 ? null : (
            <Alert severity="warning">{texts('bulk.unheard', { n: formats.number(unheardCount) })}</Alert>
          )}
          {unsentCount === 0 ? null : (
            <Alert severity="warning">{texts('bulk.unanswered', { n: formats.number(unsentCount) })}</Alert>
          )}
        </Box>
        {refused.length === 0 ? null : (
          <Box component="ul" aria-label={texts('bulk.results')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {undone.map((row) => {
              const result = results.get(row.id);
              return result === undefined ? null : (
                <Box component="li" key={row.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                  <RowName href={description.recordHref(row)} name={result.ma ?? description.nameOf(row)} />
                  {result.error === undefined ? (
                    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                      {reasonOf(result) ?? texts('bulk.noReason')}
                    </Typography>
                  ) : (
                    <ErrorWords error={result.error} />
                  )}
                </Box>
              );
            })}
          </Box>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        {hasFailures ? (
          <>
            <BulkButton
              label={texts('bulk.keep')}
              onPress={() => {
                bulkRef.send({ type: 'failures.keep' });
              }}
            />
            <BulkButton
              label={texts('bulk.retry', { n: formats.number(undone.length) })}
              onPress={() => {
                bulkRef.send({ type: 'failures.retry', key: newUuid() });
              }}
            />
          </>
        ) : null}
        <BulkButton
          label={common('action.close')}
          isMain
          onPress={() => {
            bulkRef.send({ type: 'result.close' });
          }}
        />
      </DialogActions>
    </>
  );
}

type RowNameProps = { readonly href: string | undefined; readonly name: string };

function RowName({ href, name }: RowNameProps) {
  return href === undefined ? (
    name
  ) : (
    <MuiLink component={Link} href={href} underline="hover">
      {name}
    </MuiLink>
  );
}

type BulkButtonProps = { readonly label: string; readonly isMain?: boolean; readonly onPress: () => void };

/** A button below a bulk action's dialog; the main one is where the focus begins. */
export function BulkButton({ label, isMain = false, onPress }: BulkButtonProps) {
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'secondary'}
      autoFocus={isMain}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

function reasonOf({ loi }: BulkResult): string | undefined {
  const words = loi?.message.trim();
  return words === '' ? undefined : words;
}
