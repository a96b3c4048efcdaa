import { Alert } from '@mui/material';

import { createFormats } from '@/domain/format/formats';
import type { SheetRemarks as Remarks } from '@/domain/import/sheet';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { importTexts } from './import-texts';

/** What of the file is left behind, columns that nothing is known of and sheets with rows, and which unseen rows are not. */
export function SheetRemarks({ remarks }: { readonly remarks: Remarks }) {
  const { ignoredHeadings, ignoredSheets, hiddenRows } = remarks;
  const texts = useTexts(importTexts);
  const { number } = createFormats(useLocalizer().language);
  return (
    <>
      {ignoredSheets.length === 0 ? null : (
        <Alert severity="warning">{texts('import.ignoredSheets', { sheets: ignoredSheets.join(', ') })}</Alert>
      )}
      {hiddenRows === 0 ? null : (
        <Alert severity="warning">{texts('import.hiddenRows', { n: number(hiddenRows) })}</Alert>
      )}
      {ignoredHeadings.length === 0 ? null : (
        <Alert severity="info">{texts('import.ignored', { headings: ignoredHeadings.join(', ') })}</Alert>
      )}
    </>
  );
}
