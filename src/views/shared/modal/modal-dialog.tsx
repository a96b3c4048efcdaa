import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogTitle, IconButton, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useId, type ReactNode } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

import { AreaBoundary } from '../errors/area-boundary';
import { closeLayer } from '../focus/escape';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';

type ModalDialogProps = {
  readonly modalRef: ModalRef;
  readonly title: string;
  /** Fills the height, for a content that scrolls in parts. */
  readonly isTall?: boolean;
  /** A draft of what is typed is kept over a lost session. */
  readonly isKept?: boolean;
  /** `<DialogContent>` and `<DialogActions>`; only there while the modal is open, so that each opening begins anew. */
  readonly children: ReactNode;
};

/**
 * A dialog over the page as its machine says: which size, whether Escape closes it, and that nothing typed goes without
 * a question (register W-04). On a phone it takes the whole screen.
 */
export function ModalDialog({ modalRef, title, isTall, isKept = false, children }: ModalDialogProps) {
  const texts = useTexts(commonTexts);
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isVisible = useSelector(modalRef, (snapshot) => snapshot.hasTag('visible'));
  const isBusy = useSelector(modalRef, (snapshot) => snapshot.hasTag('busy'));
  const size = useSelector(modalRef, ({ context }) => context.size);
  useQuestion(modalRef);
  useGuardedInput(modalRef, isKept);

  return (
    <Dialog
      open={isVisible}
      fullWidth
      fullScreen={isPhone}
      maxWidth={size}
      scroll="paper"
      aria-labelledby={titleId}
      onClose={closeLayer(
        () => {
          modalRef.send({ type: 'modal.escape' });
        },
        () => {
          modalRef.send({ type: 'modal.close' });
        },
      )}
      slotProps={{ paper: { 'aria-busy': isBusy, sx: isTall === true ? tall : paper } }}
    >
      <DialogTitle
        component="div"
        id={`${titleId}-bar`}
        sx={{ display: 'flex', alignItems: 'center', gap: 2, pr: 1.5 }}
      >
        <Typography
          id={titleId}
          variant="inherit"
          component="h2"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <IconButton
          aria-label={texts('action.close')}
          disabled={isBusy}
          onClick={() => {
            modalRef.send({ type: 'modal.close' });
          }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      {isVisible ? <AreaBoundary isCompact>{children}</AreaBoundary> : null}
    </Dialog>
  );
}

/** What failed stands below the title's words. */
const paper = { '& > [role="alert"]': { mx: 3, mt: 0, mb: 3 } } as const;
const tall = { ...paper, height: { sm: 'min(52rem, calc(100dvh - 64px))' } } as const;

/** Puts the machine's question to the person, once, and hands it the answer. */
function useQuestion(modalRef: ModalRef): void {
  const confirm = useConfirm();
  const texts = useTexts(commonTexts);
  const isAsking = useSelector(modalRef, (snapshot) => snapshot.hasTag('asking'));
  const ask = useEffectEvent(() => {
    void confirm({ message: texts('confirm.dirty') }).then((answer) => {
      modalRef.send({ type: answer === 'confirm' ? 'question.confirm' : 'question.reject' });
    });
  });
  useEffect(() => {
    if (isAsking) {
      ask();
    }
  }, [isAsking]);
}

/** What was typed in an open modal is guarded against every way out of the page, as a form's input is. */
function useGuardedInput(modalRef: ModalRef, isKept: boolean): void {
  const isAtRisk = useSelector(
    modalRef,
    (snapshot) => snapshot.hasTag('visible') && snapshot.context.isDirty && !snapshot.context.isWarningSuppressed,
  );
  const drop = useCallback(() => {
    modalRef.send({ type: 'modal.drop' });
  }, [modalRef]);
  useUnsavedGuard(isAtRisk, { onGivenUp: drop, isKept });
}
