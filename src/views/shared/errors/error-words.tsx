import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { AppError } from '@/domain/errors/app-error';
import { useTexts } from '@/views/app/localization-context';

import { useErrorDescription } from './describe-error';
import { errorViewTexts } from './error-view-texts';
import { TechnicalDetails } from './technical-details';

type ErrorWordsProps = {
  readonly error: AppError;
  /** Offers code and correlation id too; not inside a list of choices, where nothing but a choice can be pressed. */
  readonly isTechnical?: boolean;
};

/** What the catalogue says of an error, inside a surface that has a frame and a way on of its own. */
export function ErrorWords({ error, isTechnical = false }: ErrorWordsProps) {
  const errorView = useTexts(errorViewTexts);
  const { title, details } = useErrorDescription(error);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {details}
      </Typography>
      {isTechnical ? <TechnicalDetails error={error} texts={errorView} /> : null}
    </Box>
  );
}
