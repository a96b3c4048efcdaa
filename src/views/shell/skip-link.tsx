import Box from '@mui/material/Box';
import { memo } from 'react';

import { useTexts } from '../app/localization-context';
import { shellTexts } from './shell-texts';

export const mainContentId = 'main-content';

/** The first stop of the keyboard: past menu and bar, to the page. */
export const SkipLink = memo(function SkipLink() {
  const texts = useTexts(shellTexts);
  return (
    <Box
      component="a"
      href={`#${mainContentId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainContentId)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {texts('shell.skip')}
    </Box>
  );
});
