import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';

import { ModalActions } from '../modal/modal-actions';

type TreeDialogActionsProps = {
  readonly modalRef: ModalRef;
  /** There is something to save, or was just now. */
  readonly canSave: boolean;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  /** How much has changed. */
  readonly summary: string;
  /** What else the dialog can do, on the other side. */
  readonly children?: ReactNode;
};

/** The buttons under a tree: cancel and save, or only close where there is nothing to save. */
export function TreeDialogActions({ modalRef, canSave, isBusy, onSave, summary, children }: TreeDialogActionsProps) {
  const common = useTexts(commonTexts);
  return (
    <ModalActions
      modalRef={modalRef}
      isBusy={isBusy}
      submit={
        canSave ? { label: common('action.save'), busyLabel: common('wait.saving'), onSubmit: onSave } : undefined
      }
    >
      {children}
      <Box role="status" sx={{ flex: 1, typography: 'body2', color: 'text.secondary', minWidth: 'max-content' }}>
        {summary}
      </Box>
    </ModalActions>
  );
}
