import type { CallbackAnswer } from '@/domain/auth/callback-answer';
import {
  popupAnswerGraceMs,
  popupClosedCheckMs,
  popupHeightPx,
  popupTimeoutMs,
  popupWidthPx,
} from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';

import type { AuthWindows, PopupWindow } from './auth-windows';
import { endedBy } from './cancellation';
import { awaitAnswer } from './issuer-answer';

type Parts = {
  readonly windows: AuthWindows;
  readonly appOrigin: string;
  /** False: only an answer, the person's cancel or the time limit ends the wait (COOP, T43). */
  readonly checkClosed: boolean;
};

/** A sign-in window that was opened inside the click; what it is for is known only afterwards. */
export type OpenedPopup = {
  /** Sends it to the issuer and answers what the issuer says to this `state`. Rejects with `auth.popup_closed`. */
  readonly ask: (address: string, state: string) => Promise<CallbackAnswer>;
  readonly close: () => void;
};

/**
 * Opens the sign-in window (register A-05): 500 × 470, looked at every 500 ms.
 *
 * @throws {AppError} `auth.popup_blocked`, at once.
 */
export function openSignInPopup({ windows, appOrigin, checkClosed }: Parts, signal: AbortSignal): OpenedPopup {
  const popup = windows.openPopup({ width: popupWidthPx, height: popupHeightPx });
  if (popup === undefined) {
    throw new AppError('auth.popup_blocked');
  }
  return {
    ask: async (address, state) => {
      const { answer, stop } = awaitAnswer({ windows, appOrigin, state, hasSent: popup.hasSent });
      const watcher = watchClosing(popup, checkClosed);
      try {
        popup.navigate(address);
        return await endedBy(signal, Promise.race([answer, watcher.closed]));
      } finally {
        stop();
        watcher.stop();
      }
    },
    close: popup.close,
  };
}

/**
 * Rejects once the window has looked closed for so long that its answer is not on its way any more: our own answer page
 * looks so from its beginning on. Rejects after ten minutes in any case, so that no wait is without end (register A-22).
 */
function watchClosing(popup: PopupWindow, checkClosed: boolean) {
  let interval: ReturnType<typeof setInterval> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const closed = new Promise<never>((_resolve, reject) => {
    const giveUp = (detail: string) => reject(new AppError('auth.popup_closed', { detail }));
    let closedForMs = 0;
    interval = setInterval(() => {
      closedForMs = popup.isClosed() ? closedForMs + popupClosedCheckMs : 0;
      if (checkClosed && closedForMs > popupAnswerGraceMs) {
        giveUp('the window was closed');
      }
    }, popupClosedCheckMs);
    limit = setTimeout(() => giveUp('no answer within ten minutes'), popupTimeoutMs);
  });
  return {
    closed,
    stop: () => {
      clearInterval(interval);
      clearTimeout(limit);
    },
  };
}
