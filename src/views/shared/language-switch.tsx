import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';

import { builtInLanguages } from '@/domain/localization/texts';
import { appTexts } from '@/views/app/app-texts';
import { useAuthRef } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

/** Vietnamese or English, everywhere the same two letters; takes effect at once. */
export function LanguageSwitch() {
  const texts = useTexts(appTexts);
  const authRef = useAuthRef();
  const { language } = useLocalizer();
  return (
    <Box
      role="group"
      aria-label={texts('language.choose')}
      sx={{ display: 'inline-flex', p: '2px', borderRadius: 1, bgcolor: 'var(--surface-sunken)' }}
    >
      {builtInLanguages.map((choice) => {
        const isChosen = language.startsWith(choice);
        return (
          <ButtonBase
            key={choice}
            lang={choice}
            aria-pressed={isChosen}
            aria-label={texts(`language.${choice}`)}
            onClick={() => authRef.send({ type: 'language.choose', culture: choice })}
            sx={{
              px: 1,
              py: '0.1875rem',
              minWidth: '2.25rem',
              borderRadius: 0.75,
              fontSize: '0.75rem',
              fontWeight: 600,
              color: isChosen ? 'text.primary' : 'text.secondary',
              bgcolor: isChosen ? 'background.paper' : 'transparent',
            }}
          >
            {choice.toUpperCase()}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
