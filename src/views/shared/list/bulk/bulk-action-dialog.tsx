import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useId, useState, type ReactNode } from 'react';

import type { BulkActionRef } from '@/machines/lists/bulk-action-machine';
import { useTexts } from '@/views/app/localization-context';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { closeLayer } from '@/views/shared/focus/escape';
import { useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';
import { ProgressBar } from '@/views/shared/widgets/progress-bar';

import { BulkConfirmation } from './bulk-confirmation';
import { BulkButton, BulkOutcome } from './bulk-outcome';
import { bulkTexts } from './bulk-texts';
import type { ListRow } from '../list-description';
import type { ListView } from '../list-view';

type BulkActionDialogProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly bulkRef: BulkActionRef<Row>;
};

/**
 * Asks before something is done with many rows, shows how far it is, and what has become of each row. What is written
 * for them does not go without a question, as in every dialog (register W-04).
 */
export function BulkActionDialog<Row extends ListRow>({ view, bulkRef }: BulkActionDialogProps<Row>) {
  const texts = useTexts(bulkTexts);
  const titleId = useId();
  const snapshot = useSelector(bulkRef, (current) => current);
  const { run, refused, error, isNextInDoubt } = snapshot.context;
  const isConfirming = snapshot.matches('confirming');
  const [typed, setTyped] = useState('');
  const drop = useCallback(() => {
    bulkRef.send({ type: 'action.cancel' });
  }, [bulkRef]);
  // Back to another page of the list ends the question: what is asked about is not chosen there.
  const guard = useUnsavedGuard(isConfirming && typed.trim() !== '', { onGivenUp: drop, goesWithAddress: true });
  // The run goes on, or waits, while Back turns a page of the list, and ends with the list.
  useUnsavedGuard(snapshot.hasTag('unfinished'), { question: texts('bulk.leave') });
  const cancel = () => {
    guard.leave(drop);
  };
  const action = view.bulkActions.find(({ id }) => id === run?.plan.id);
  if (run === undefined || action === undefined) {
    return null;
  }
  const { formats } = view;
  const counted = { n: formats.number(run.results.length), total: formats.number(run.rows.length) };
  const isOneCall = run.rows.length <= run.plan.perCall;

  const content = (): { readonly body: ReactNode; readonly buttons: ReactNode } => {
    if (snapshot.matches('running')) {
      const isStopping = snapshot.matches({ running: 'stopping' });
      return {
        body: (
          <ProgressBar
            label={texts('bulk.progress')}
            text={isStopping ? texts('bulk.stopping') : texts('bulk.answered', counted)}
            done={run.results.length}
            total={isOneCall ? undefined : run.rows.length}
          />
        ),
        buttons: isOneCall ? null : (
          <BulkButton
            label={texts(isStopping ? 'bulk.resume' : 'bulk.stop')}
            onPress={() => {
              bulkRef.send({ type: isStopping ? 'run.resume' : 'run.stop' });
            }}
          />
        ),
      };
    }
    return {
      body: snapshot.matches('failed') ? (
        <>
          {error === undefined ? null : <ErrorAlert error={error} />}
          {isNextInDoubt ? <Alert severity="info">{texts('bulk.lost')}</Alert> : null}
        </>
      ) : (
        <Alert severity="info">{texts('bulk.stopped', counted)}</Alert>
      ),
      buttons: (
        <>
          <BulkButton
            label={texts('bulk.finish')}
            onPress={() => {
              bulkRef.send({ type: 'run.finish' });
            }}
          />
          <BulkButton
            label={texts(snapshot.matches('failed') ? 'bulk.resend' : 'bulk.resume')}
            isMain
            onPress={() => {
              bulkRef.send({ type: 'run.resume' });
            }}
          />
        </>
      ),
    };
  };

  const { body, buttons } = content();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={closeLayer(
        () => {
          if (isConfirming) {
            cancel();
          } else if (snapshot.matches('done')) {
            bulkRef.send({ type: 'result.close' });
          }
        },
        () => undefined,
      )}
    >
      <DialogTitle id={titleId}>{action.label}</DialogTitle>
      {isConfirming ? (
        <BulkConfirmation
          view={view}
          bulkRef={bulkRef}
          action={action}
          run={run}
          refused={refused}
          typed={typed}
          onType={setTyped}
          onCancel={cancel}
        />
      ) : snapshot.matches('done') ? (
        <BulkOutcome view={view} bulkRef={bulkRef} run={run} />
      ) : (
        <>
          <DialogContent>{body}</DialogContent>
          <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
            {buttons}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
