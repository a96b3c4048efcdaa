import { useMemo } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import type { ErrorRecovery } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';
import { entryOf } from '@/domain/errors/presentation';
import type { Translate } from '@/domain/localization/texts';
import { useTexts } from '@/views/app/localization-context';

export type ErrorDescription = {
  readonly title: string;
  readonly details: string;
  readonly recovery: readonly ErrorRecovery[];
};

type ErrorTranslate = Translate<typeof errorTexts.vi>;

/**
 * What is said about an error: the catalogue's words, or the server's own where it answered in ABP's format. As in ABP a
 * server's message is the title when there are details, and the text under the usual title when there are none.
 */
export function describeError(error: AppError, translate: ErrorTranslate): ErrorDescription {
  const { title, recovery, timedDetails, detailsWhen, isOwnWords, ...entry } = entryOf(error);
  const usual = (error.circumstance && detailsWhen?.[error.circumstance]) ?? entry.details;
  const details = error.retryAfterSeconds === undefined ? usual : (timedDetails ?? usual);
  // Which placeholders a text has is not known before the code is; what is missing stays visible.
  const say = translate as unknown as (key: string, params: AppError['params']) => string;
  const params = { n: Math.ceil(error.retryAfterSeconds ?? 0), ...error.params };
  const message = isOwnWords === true ? undefined : spoken(error.server?.message);
  const serverDetails = spoken(error.server?.details);
  if (message === undefined) {
    return { title: say(title, params), details: say(details, params), recovery };
  }
  return serverDetails === undefined
    ? { title: say(title, params), details: message, recovery }
    : { title: message, details: serverDetails, recovery };
}

/** The description of one error in the chosen language. */
export function useErrorDescription(error: AppError): ErrorDescription {
  const translate = useTexts(errorTexts);
  return useMemo(() => describeError(error, translate), [error, translate]);
}

/**
 * The technical side of an error as lines to copy for an administrator; never a token, never typed input.
 *
 * @example technicalLines(new AppError('http.server', { status: 500 })) // ['http.server', 'HTTP 500']
 */
export function technicalLines(error: AppError): readonly string[] {
  const { code, status, server, correlationId, detail } = error;
  return [
    code,
    status === undefined ? undefined : `HTTP ${status}`,
    server?.code ?? undefined,
    entryOf(error).isOwnWords === true ? spoken(server?.message) : undefined,
    correlationId === undefined ? undefined : `X-Correlation-Id: ${correlationId}`,
    detail,
  ].filter((line) => line !== undefined);
}

/** A sentence without a word in it is none. */
function spoken(text: string | null | undefined): string | undefined {
  return text === null || text === undefined || text.trim() === '' ? undefined : text;
}
