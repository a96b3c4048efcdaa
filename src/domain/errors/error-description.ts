import { defineTexts } from '../localization/texts';
import type { Localizer } from '../localization/localizer';
import type { AppError } from './app-error';
import { errorCatalogue, type ErrorPresentation, type ErrorRecovery } from './error-catalogue';
import { errorTexts } from './error-texts';

/** An error in the words of the person who sees it. */
export type ErrorDescription = {
  readonly presentation: ErrorPresentation;
  readonly recovery: readonly ErrorRecovery[];
  /** HTTP status to show in brackets; absent when no call was made or no answer came. */
  readonly status: number | undefined;
  readonly title: string;
  readonly details: string;
  /** One technical sentence, with the number under which the server's log has it. */
  readonly technical: string | undefined;
};

const waitTexts = defineTexts({
  vi: { 'error.retryAfter': 'Có thể thử lại sau {seconds} giây.' },
  en: { 'error.retryAfter': 'You can try again in {seconds} seconds.' },
});

/**
 * Words an error for its reader (register ).
 *
 * What the server itself says goes before our text, by ABP's rule: message and details become title and details, a
 * message alone becomes the details under our title.
 */
export function describeError(error: AppError, localizer: Localizer): ErrorDescription {
  const entry = errorCatalogue[error.code];
  const text = localizer.textsFor(errorTexts);
  const [title, details] = serverWords(error) ?? [undefined, undefined];
  return {
    presentation: entry.presentation,
    recovery: entry.recovery,
    status: error.status === 0 ? undefined : error.status,
    title: title ?? text(entry.title),
    details: [details ?? text(entry.details), ...waitSentence(error, localizer)].join(' '),
    technical: [error.detail, error.correlationId].filter((part) => part !== undefined).join(' · ') || undefined,
  };
}

function serverWords({ server }: AppError): readonly [title: string | undefined, details: string] | undefined {
  if (!server?.message) {
    return server?.details ? [undefined, server.details] : undefined;
  }
  return server.details ? [server.message, server.details] : [undefined, server.message];
}

function waitSentence({ retryAfterSeconds }: AppError, localizer: Localizer): readonly string[] {
  const seconds = retryAfterSeconds;
  return seconds === undefined ? [] : [localizer.textsFor(waitTexts)('error.retryAfter', { seconds })];
}
