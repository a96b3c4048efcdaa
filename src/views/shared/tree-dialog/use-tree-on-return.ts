import type { AppError } from '@/domain/errors/app-error';

import { useReloadOnReturn } from '../use-reload-on-return';

/** What of a dialog's machine it takes. */
type TreeDialogRef = {
  readonly getSnapshot: () => {
    readonly context: { readonly tree: object | undefined; readonly error: AppError | undefined };
  };
  readonly send: (event: { readonly type: 'dialog.retry' }) => void;
};

/**
 * Asks again for a tree that the lost session had kept away, once its person is back. Changes that could not be saved are
 * not sent by themselves.
 */
export function useTreeOnReturn(dialogRef: TreeDialogRef): void {
  useReloadOnReturn(dialogRef, () => {
    if (dialogRef.getSnapshot().context.tree === undefined) {
      dialogRef.send({ type: 'dialog.retry' });
    }
  });
}
