import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 3, py: { xs: 6, md: 10 } }}>
      <Typography id={headingId} variant="h1" sx={{ mb: 1.5, fontSize: '1.75rem' }}>
        {hasStatus(error) ? (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
            {`[${error.status ?? ''}] `}
          </Box>
        ) : null}
        {description.title}
      </Typography>
      <Typography sx={{ fontSize: '1rem', color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {description.details}
      </Typography>
      {count > 1 ? (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts('error.repeated', { count })}</Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 4 }}>{actions}</Box>
      <TechnicalDetails error={error} texts={texts} />
    </Box>
  );
}

/** A status of 0 means that no answer came; it says nothing to a person. */
function hasStatus({ status }: AppError): boolean {
  return status !== undefined && status !== 0;
}
