import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';

import { commonTexts } from '@/domain/localization/common-texts';
import type { RecordRef, RecordSnapshot } from '@/machines/records/record-machine';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { PageHeading } from '@/views/shared/page-heading';
import { useRememberRecord } from '@/views/shared/recent-records';
import { giveUpUnsaved } from '@/views/shared/unsaved/use-unsaved-guard';
import { useReturn } from '@/views/shared/unsaved/use-return';

import type { ListSiblings } from '../list/list-siblings';
import { RecordError } from './record-error';
import { RecordSiblings } from './record-siblings';
import { RecordSkeleton } from './record-skeleton';
import { isTakenAway } from './taken-away';

type RecordViewProps<Entity> = {
  readonly recordRef: RecordRef<Entity>;
  /** Where the record is left to: its list. */
  readonly backHref: string;
  readonly nameOf: (record: Entity) => string;
  readonly subtitleOf: (record: Entity) => ReactNode;
  /** `undefined` for a person who may not change the record. */
  readonly editHref: string | undefined;
  /** True where another button is the one to be pressed. */
  readonly isEditSecondary?: boolean;
  readonly canRemove: boolean;
  /** What is asked before the record is removed, where it says more than the usual question. */
  readonly removalQuestion?: (record: Entity) => Promise<string>;
  /** Called after the record was removed. Stable. */
  readonly onRemoved?: () => void;
  /** The list whose records are leafed through from this one (`siblingsIn`). */
  readonly siblings?: ListSiblings;
  /** What else may be done with the record: buttons, its steps before links to elsewhere. */
  readonly actions?: ReactNode;
  /** Its papers. */
  readonly prints?: ReactNode;
  readonly children: (record: Entity) => ReactNode;
};

/**
 * One record for reading, with what may be done to it. When it cannot be loaded again it stays, with all that goes on in
 * it, and why is said above.
 */
export function RecordView<Entity>({
  recordRef,
  backHref,
  nameOf,
  subtitleOf,
  editHref,
  isEditSecondary = false,
  canRemove,
  removalQuestion,
  onRemoved,
  siblings,
  actions,
  prints,
  children,
}: RecordViewProps<Entity>) {
  type Snapshot = RecordSnapshot<Entity>;
  const common = useTexts(commonTexts);
  const notices = useNotices();
  const confirm = useConfirm();
  const returnTo = useReturn();
  const record = useSelector(recordRef, (snapshot: Snapshot) => snapshot.context.record);
  const error = useSelector(recordRef, (snapshot: Snapshot) => snapshot.context.error);
  const recordId = useSelector(recordRef, (snapshot: Snapshot) => snapshot.context.id);
  const isRemoving = useSelector(
    recordRef,
    (snapshot: Snapshot) => snapshot.matches('removing') || snapshot.matches('removed'),
  );

  const isTaken = error !== undefined && isTakenAway(error);
  const forget = useRememberRecord(record === undefined ? undefined : nameOf(record), isTaken);

  useEffect(() => {
    const subscriptions = [
      recordRef.on('record.removed', () => {
        notices.success(common('toast.deleted'));
        onRemoved?.();
        forget();
        // Nobody can save what was typed into a record that is gone: a question about it would only keep them on its page.
        giveUpUnsaved();
        returnTo(backHref);
      }),
      recordRef.on('record.kept', (event) => {
        notices.report(event.error);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [recordRef, notices, common, returnTo, backHref, onRemoved, forget]);

  const reload = () => {
    recordRef.send({ type: 'record.reload' });
  };
  if (error !== undefined && (record === undefined || isTaken)) {
    return <RecordError error={error} backHref={backHref} onRetry={reload} />;
  }
  if (record === undefined) {
    return <RecordSkeleton />;
  }

  const remove = async () => {
    const question = (await removalQuestion?.(record)) ?? common('confirm.delete', { name: nameOf(record) });
    if ((await confirm({ message: question, severity: 'danger' })) === 'confirm') {
      recordRef.send({ type: 'record.remove' });
    }
  };

  const editButton =
    editHref === undefined ? null : (
      <Button
        component={Link}
        href={editHref}
        variant={isEditSecondary ? 'outlined' : 'contained'}
        startIcon={<EditIcon />}
      >
        {common('action.edit')}
      </Button>
    );

  return (
    <>
      <PageHeading
        title={nameOf(record)}
        subtitle={subtitleOf(record)}
        actions={
          <>
            <RecordSiblings recordId={recordId} siblings={siblings} />
            {/* The button to be pressed comes first everywhere, what destroys comes last. */}
            {isEditSecondary ? null : editButton}
            {actions}
            {isEditSecondary ? editButton : null}
            {prints}
            {canRemove ? (
              <Button
                color="error"
                variant="outlined"
                startIcon={<DeleteIcon />}
                disabled={isRemoving}
                onClick={() => void remove()}
              >
                {common('action.delete')}
              </Button>
            ) : null}
          </>
        }
      />
      {error === undefined ? null : <ErrorAlert error={error} onRetry={reload} />}
      {children(record)}
    </>
  );
}
