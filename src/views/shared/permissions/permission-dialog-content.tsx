import { Box } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import { formatNumber } from '@/domain/format/numbers';
import type { PermissionChange, PermissionProvider } from '@/domain/permissions/permission';
import {
  countPermissions,
  permissionChangesOf,
  type PermissionCount,
  type PermissionEdit,
} from '@/domain/permissions/permission-changes';
import type { PermissionBranch } from '@/domain/permissions/permission-tree';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { AllCheckbox } from '../tree-dialog/tree-checkbox';
import { TreeDialogActions } from '../tree-dialog/tree-dialog-actions';
import { TreeDialogBody } from '../tree-dialog/tree-dialog-body';
import { treeDialogStatus } from '../tree-dialog/tree-dialog-status';
import { useGroupChoice } from '../tree-dialog/use-group-choice';
import { useKeptChanges, useTreeDraft } from '../tree-dialog/use-tree-draft';
import { useModalWork } from '../modal/use-modal-work';
import { PermissionList } from './permission-list';
import { permissionTexts } from './permission-texts';
import { usePermissionDialog } from './use-permission-dialog';

type PermissionDialogContentProps = {
  readonly modalRef: ModalRef;
  readonly provider: PermissionProvider | undefined;
};

/** What is inside the permission dialog. */
export function PermissionDialogContent({ modalRef, provider }: PermissionDialogContentProps) {
  const texts = useTexts(permissionTexts);
  const { language } = useLocalizer();
  const draft = useTreeDraft<PermissionChange>('permissions', provider, modalRef);
  const dialogRef = usePermissionDialog(provider, draft.found?.values, modalRef);
  const { tree, edits, error } = useSelector(dialogRef, ({ context }) => context);
  const status = useSelector(dialogRef, treeDialogStatus);
  const isBusy = useSelector(dialogRef, (snapshot) => snapshot.hasTag('busy'));
  const changes = useMemo(() => tree && permissionChangesOf(tree, edits), [tree, edits]);
  useModalWork(modalRef, { isBusy, isDirty: edits.size > 0 });
  useKeptChanges(draft, changes);

  const all = tree?.groups ?? noGroups;
  const choice = useGroupChoice(all);
  const { chosen, groups, foundBy } = choice;
  const counts = useMemo(() => new Map(all.map(({ id, nodes }) => [id, countPermissions(nodes, edits)])), [all, edits]);
  const total = useMemo(() => countPermissions(tree?.nodes.values() ?? [], edits), [tree, edits]);
  const chosenCount = counts.get(chosen?.id ?? '') ?? total;
  const edit = useCallback(
    (wished: PermissionEdit) => {
      dialogRef.send({ type: 'entry.edit', edit: wished });
    },
    [dialogRef],
  );

  const tabs = groups.map(({ id, displayName }) => {
    const count = counts.get(id) ?? total;
    return {
      id,
      label: displayName,
      badge: texts('permissions.count', figuresOf(count, language)),
      badgeLabel: texts('permissions.countLabel', figuresOf(count, language)),
    };
  });
  const boxOf = (count: PermissionCount, nodes: () => Iterable<{ readonly name: string }>) => ({
    checked: count.isGranted,
    isLocked: count.isLocked,
    count: texts('permissions.count', figuresOf(count, language)),
    onTick: (isGranted: boolean) => {
      edit({ names: Array.from(nodes(), ({ name }) => name), isGranted });
    },
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
        emptyText={texts('permissions.none')}
        choice={choice}
        tabs={tabs}
        tools={<AllCheckbox label={texts('permissions.all')} {...boxOf(total, () => tree?.nodes.values() ?? [])} />}
      >
        {chosen === undefined ? null : (
          <>
            <Box sx={{ px: 1, pb: 0.5 }}>
              <AllCheckbox label={texts('permissions.allInGroup')} {...boxOf(chosenCount, () => chosen.nodes)} />
            </Box>
            <PermissionList group={chosen} edits={edits} query={foundBy} texts={texts} onEdit={edit} />
          </>
        )}
      </TreeDialogBody>
      <TreeDialogActions
        modalRef={modalRef}
        canSave={status === 'shown'}
        isBusy={isBusy}
        onSave={() => {
          dialogRef.send({ type: 'changes.save' });
        }}
        summary={edits.size === 0 ? '' : texts('permissions.changed', { n: edits.size })}
      />
    </>
  );
}

const noGroups: readonly PermissionBranch[] = [];

function figuresOf({ granted, total }: PermissionCount, language: string) {
  return { granted: formatNumber(granted, language), total: formatNumber(total, language) };
}
