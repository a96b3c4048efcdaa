import type { AppError } from '@/domain/errors/app-error';

/** True for what is gone, or what the person may not see any more: it does not stay on the screen. */
export function isTakenAway({ status }: AppError): boolean {
  return status === 403 || status === 404;
}
