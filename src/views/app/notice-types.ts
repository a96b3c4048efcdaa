import type { ConfirmRef } from '@/machines/dialogs/confirm-machine';
import type { ErrorRef } from '@/machines/shell/error-machine';
import type { ToastRef } from '@/machines/shell/toast-machine';

/** A question with two answers; title and buttons are 'Xác nhận', 'Có' and 'Không' unless it names others. */
export type Question = {
  readonly message: string;
  readonly title?: string;
  readonly yes?: string;
  readonly no?: string;
  /** Escape, the close icon and a click beside the dialog answer `dismiss`; true unless told otherwise. */
  readonly isDismissable?: boolean;
  /** `danger` for what cannot be undone. */
  readonly severity?: 'question' | 'danger';
};

export type Notices = {
  /** A toast 'Thành công'. */
  readonly success: (text: string) => void;
  readonly info: (text: string) => void;
  readonly warn: (text: string) => void;
  /**
   * Shows anything thrown as the catalogue says; a call that its own screen has cancelled is not shown.
   * With `retry` a dialog or page offers to try again.
   */
  readonly report: (thrown: unknown, retry?: () => void) => void;
};

export type AskedQuestion = { readonly question: Question; readonly confirmRef: ConfirmRef };

export type NoticeRefs = {
  readonly errorRef: ErrorRef;
  readonly toastRef: ToastRef;
  readonly asked: AskedQuestion | undefined;
};
