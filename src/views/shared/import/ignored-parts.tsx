import { Alert } from '@mui/material';

import type { ImportPreview } from '@/domain/import/import-row';
import { useTexts } from '@/views/app/localization-context';

import { importTexts } from './import-texts';

/** What of the file is left behind: columns that nothing is known of, and sheets with rows of the same columns. */
export function IgnoredParts({
  ignoredHeadings,
  ignoredSheets,
}: Pick<ImportPreview<unknown>, 'ignoredHeadings' | 'ignoredSheets'>) {
  const texts = useTexts(importTexts);
  return (
    <>
      {ignoredSheets.length === 0 ? null : (
        <Alert severity="warning">{texts('import.ignoredSheets', { sheets: ignoredSheets.join(', ') })}</Alert>
      )}
      {ignoredHeadings.length === 0 ? null : (
        <Alert severity="info">{texts('import.ignored', { headings: ignoredHeadings.join(', ') })}</Alert>
      )}
    </>
  );
}
