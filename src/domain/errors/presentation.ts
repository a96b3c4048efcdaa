import type { AppError } from './app-error';
import { errorCatalogue, type ErrorEntry, type ErrorPresentation } from './error-catalogue';

/** The catalogue's row of an error. */
export function entryOf(error: AppError): ErrorEntry {
  return errorCatalogue[error.code];
}

/** Errors with the same key are the same news: the same code and, where the server spoke, the same words. */
export function errorKey(error: AppError): string {
  return `${error.code}|${error.server?.message ?? ''}`;
}

/** How loud a presentation is; of two errors at once the louder one is shown first. */
export function loudness(presentation: ErrorPresentation): number {
  return loudnessOf[presentation];
}

const loudnessOf: Readonly<Record<ErrorPresentation, number>> = {
  none: 0,
  inline: 0,
  redirect: 1,
  toast: 1,
  dialog: 2,
  page: 3,
};
