import { Button, CircularProgress, DialogActions } from '@mui/material';
import type { ReactNode } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';

type ModalActionsProps = {
  readonly modalRef: ModalRef;
  readonly isBusy: boolean;
  /** What the dialog is for; absent where there is nothing to do but close it. */
  readonly submit?: SubmitAction | undefined;
  /** What else the dialog says or can do, on the other side. */
  readonly children?: ReactNode;
};

type SubmitAction = {
  readonly label: string;
  readonly busyLabel: string;
  readonly isDangerous?: boolean | undefined;
} & ({ readonly formId: string } | { readonly onSubmit: () => void });

/** The buttons under a dialog: cancel and what it is for, or only close. */
export function ModalActions({ modalRef, isBusy, submit, children }: ModalActionsProps) {
  const common = useTexts(commonTexts);
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {children}
      <Button
        variant="outlined"
        color="secondary"
        disabled={isBusy}
        onClick={() => {
          modalRef.send({ type: 'modal.close' });
        }}
      >
        {common(submit === undefined ? 'action.close' : 'action.cancel')}
      </Button>
      {submit === undefined ? null : (
        <Button
          {...('formId' in submit ? { type: 'submit', form: submit.formId } : { onClick: submit.onSubmit })}
          variant="contained"
          color={submit.isDangerous === true ? 'error' : 'primary'}
          aria-disabled={isBusy}
          startIcon={isBusy ? <CircularProgress size={16} color="inherit" aria-hidden /> : null}
        >
          {isBusy ? submit.busyLabel : submit.label}
        </Button>
      )}
    </DialogActions>
  );
}
