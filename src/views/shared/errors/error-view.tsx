import type { ReactNode } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import type { Translate } from '@/domain/localization/texts';

import type { ErrorDescription } from './describe-error';
import type { errorViewTexts } from './error-view-texts';
import { TechnicalDetails } from './technical-details';

type ErrorViewProps = {
  readonly error: AppError;
  readonly description: ErrorDescription;
  readonly texts: Translate<typeof errorViewTexts.vi>;
  /** Id for the heading, for a surface that is named by it. */
  readonly headingId?: string;
  /** How often it has happened. */
  readonly count?: number;
  readonly actions: ReactNode;
};

/** An error as a page says it: status in brackets, title, details, what to do, and the technical side on request. */
export function ErrorView({ error, description, texts, headingId, count = 1, actions }: ErrorViewProps) {
  return (
    <div className="error-view">
      <h1 id={headingId}>
        {hasStatus(error) ? <span className="error-view-status">{`[${error.status ?? ''}] `}</span> : null}
        {description.title}
      </h1>
      <p>{description.details}</p>
      {count > 1 ? <p>{texts('error.repeated', { count })}</p> : null}
      <div className="error-view-actions">{actions}</div>
      <TechnicalDetails error={error} texts={texts} />
    </div>
  );
}

/** A status of 0 means that no answer came; it says nothing to a person. */
function hasStatus({ status }: AppError): boolean {
  return status !== undefined && status !== 0;
}
