import type { AppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { useTexts } from '@/views/app/localization-context';

import { describeError } from './describe-error';

/**
 * What is said about an error where there is room for one line: the catalogue's title, or the sentence of a server that
 * refuses, over which the catalogue has no title that says anything.
 */
export function useErrorLine(error: AppError | undefined): string | undefined {
  const translate = useTexts(errorTexts);
  if (error === undefined) {
    return undefined;
  }
  const { title, details } = describeError(error, translate);
  const hasOwnDetails = (error.server?.details ?? '').trim() !== '';
  return error.code === 'server.message' && !hasOwnDetails ? details : title;
}
