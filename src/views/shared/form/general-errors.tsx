import { Alert, Box } from '@mui/material';

import { useTexts } from '@/views/app/localization-context';

import { formTexts } from './form-texts';

/** What the server refused without naming a field, above the fields; nothing when there is nothing. */
export function GeneralErrors({ sentences }: { readonly sentences: readonly string[] }) {
  const texts = useTexts(formTexts);
  return sentences.length === 0 ? null : (
    <Alert severity="error" sx={{ mb: 3 }}>
      {texts('form.refusedTitle')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Alert>
  );
}
