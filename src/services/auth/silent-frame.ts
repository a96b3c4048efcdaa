import type { CallbackAnswer } from '@/domain/auth/callback-answer';
import { silentRefreshTimeoutMs } from '@/domain/constants';
import { AppError, isCancelled } from '@/domain/errors/app-error';
import { anySignal } from '@/services/http/any-signal';

import type { AuthWindows } from './auth-windows';
import { endedBy } from './cancellation';
import { awaitAnswer } from './issuer-answer';

type Question = {
  readonly windows: AuthWindows;
  readonly appOrigin: string;
  /** The authorization address, with `prompt=none`. */
  readonly address: string;
  readonly state: string;
};

/**
 * Asks the issuer in a hidden frame, where only its own cookie speaks for the person (register A-06). The frame and its
 * listener are gone whatever comes of it (T40). Rejects with `auth.silent_refresh_timeout` after 20 s and with
 * `auth.silent_refresh_error` where frames never answer.
 */
export async function askSilently(question: Question, signal: AbortSignal): Promise<CallbackAnswer> {
  const { windows, appOrigin, address, state } = question;
  const timeout = AbortSignal.timeout(silentRefreshTimeoutMs);
  const frame = windows.openFrame(address);
  if (frame === undefined) {
    throw new AppError('auth.silent_refresh_error', { detail: 'the page is isolated from frames of other origins' });
  }
  const { answer, stop } = awaitAnswer({ windows, appOrigin, state, hasSent: frame.hasSent });
  try {
    return await endedBy(anySignal([signal, timeout]), answer);
  } catch (thrown) {
    if (isCancelled(thrown) && !signal.aborted) {
      throw new AppError('auth.silent_refresh_timeout', { detail: `no answer within ${silentRefreshTimeoutMs} ms` });
    }
    throw thrown;
  } finally {
    stop();
    frame.remove();
  }
}
