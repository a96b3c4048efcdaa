import { AppError } from '@/domain/errors/app-error';

/**
 * ABP gives its settings no stamp and stores whatever it is sent last. What they held when they were read stands for one, so
 * that what another administrator has saved meanwhile is shown, as for every record, and not written over unseen.
 */
export function stampOf(settings: unknown): string {
  return JSON.stringify(settings);
}

/** @throws AppError `http.conflict` where the settings are not what they were when they were read. */
export function refuseOvertaken(stamp: string, present: unknown): void {
  if (stampOf(present) !== stamp) {
    throw new AppError('http.conflict', { status: 409 });
  }
}
