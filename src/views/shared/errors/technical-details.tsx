import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import type { Translate } from '@/domain/localization/texts';

import { technicalLines } from './describe-error';
import type { errorViewTexts } from './error-view-texts';

type TechnicalDetailsProps = {
  readonly error: AppError;
  readonly texts: Translate<typeof errorViewTexts.vi>;
};

/** Code, status and correlation id of an error, one click away and ready to be sent to an administrator. */
export function TechnicalDetails({ error, texts }: TechnicalDetailsProps) {
  const [isCopied, setIsCopied] = useState(false);
  const lines = technicalLines(error).join('\n');

  const copy = () => {
    // A browser may refuse the clipboard; the lines can still be marked by hand.
    void Promise.resolve(navigator.clipboard.writeText(lines)).then(
      () => {
        setIsCopied(true);
      },
      () => undefined,
    );
  };

  return (
    <Box
      component="details"
      sx={{ fontSize: '0.8125rem', color: 'text.secondary', textAlign: 'left', '& > summary': { cursor: 'pointer' } }}
    >
      <summary>{texts('error.technical')}</summary>
      <Box
        component="pre"
        sx={{
          my: 1,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'var(--surface-sunken)',
          fontSize: '0.75rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {lines}
      </Box>
      <Button size="small" variant="outlined" onClick={copy}>
        {texts(isCopied ? 'error.copied' : 'error.copyLines')}
      </Button>
    </Box>
  );
}
