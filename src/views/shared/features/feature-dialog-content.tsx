import { Button } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useId, useMemo } from 'react';

import type { FeatureChange, FeatureProvider } from '@/domain/features/feature';
import { featureChangesOf, featureErrorOf, type FeatureEdit } from '@/domain/features/feature-changes';
import type { FeatureBranch } from '@/domain/features/feature-tree';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

import { TreeDialogActions } from '../tree-dialog/tree-dialog-actions';
import { TreeDialogBody } from '../tree-dialog/tree-dialog-body';
import { treeDialogStatus } from '../tree-dialog/tree-dialog-status';
import { useGroupChoice } from '../tree-dialog/use-group-choice';
import { useKeptChanges, useTreeDraft } from '../tree-dialog/use-tree-draft';
import { useModalWork } from '../modal/use-modal-work';
import { FeatureList } from './feature-list';
import { featureTexts } from './feature-texts';
import { useFeatureDialog } from './use-feature-dialog';
import { useFirstError } from './use-first-error';

type FeatureDialogContentProps = {
  readonly modalRef: ModalRef;
  readonly provider: FeatureProvider | undefined;
};

/** What is inside the feature dialog. */
export function FeatureDialogContent({ modalRef, provider }: FeatureDialogContentProps) {
  const texts = useTexts(featureTexts);
  const confirm = useConfirm();
  const idPrefix = useId();
  const draft = useTreeDraft<FeatureChange>('features', provider, modalRef);
  const dialogRef = useFeatureDialog(provider, draft.found?.values, modalRef);
  const { tree, edits, error } = useSelector(dialogRef, ({ context }) => context);
  const status = useSelector(dialogRef, treeDialogStatus);
  const isBusy = useSelector(dialogRef, (snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(dialogRef, (snapshot) => snapshot.matches({ open: 'refused' }));
  const changes = useMemo(() => tree && featureChangesOf(tree, edits), [tree, edits]);
  const changeCount = changes?.length ?? 0;
  useModalWork(modalRef, { isBusy, isDirty: changeCount > 0 });
  useKeptChanges(draft, changes);

  const choice = useGroupChoice(tree?.groups ?? noGroups);
  const { groups, chosen, foundBy } = choice;
  useFirstError({ dialogRef, choice, idPrefix });
  const edit = useCallback(
    (wished: FeatureEdit) => {
      dialogRef.send({ type: 'entry.edit', edit: wished });
    },
    [dialogRef],
  );
  const save = useCallback(() => {
    dialogRef.send({ type: 'changes.save' });
  }, [dialogRef]);
  const restore = async () => {
    if ((await confirm({ message: texts('features.confirmReset'), severity: 'danger' })) === 'confirm') {
      dialogRef.send({ type: 'defaults.restore' });
    }
  };

  const tabs = groups.map(({ id, displayName, nodes }) => {
    const wrong = isRefused ? nodes.filter((node) => featureErrorOf(node, edits) !== undefined).length : 0;
    return {
      id,
      label: displayName,
      badge: String(wrong === 0 ? nodes.length : wrong),
      badgeLabel: texts(wrong === 0 ? 'features.tabCount' : 'features.tabWrong', {
        n: wrong === 0 ? nodes.length : wrong,
      }),
      isWrong: wrong > 0,
    };
  });

  return (
    <>
      <TreeDialogBody
        status={status}
        isRestored={draft.found !== undefined}
        error={error}
        onRetry={() => {
          dialogRef.send({ type: 'dialog.retry' });
        }}
        emptyText={texts('features.none')}
        choice={choice}
        tabs={tabs}
      >
        {chosen === undefined ? null : (
          <FeatureList
            group={chosen}
            edits={edits}
            query={foundBy}
            idPrefix={idPrefix}
            isBusy={isBusy}
            isRefused={isRefused}
            onEdit={edit}
            onEnter={save}
          />
        )}
      </TreeDialogBody>
      <TreeDialogActions
        modalRef={modalRef}
        canSave={status === 'shown'}
        isBusy={isBusy}
        onSave={save}
        summary={changeCount === 0 ? '' : texts('features.changed', { n: changeCount })}
      >
        {status === 'shown' ? (
          <Button variant="text" color="error" disabled={isBusy} onClick={() => void restore()}>
            {texts('features.reset')}
          </Button>
        ) : null}
      </TreeDialogActions>
    </>
  );
}

const noGroups: readonly FeatureBranch[] = [];
