import { Alert, AlertTitle, Button } from '@mui/material';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { formTexts } from '../form/form-texts';
import type { Lookup } from '../form/use-lookup';

/** A look-up and the heading of the column that chooses from it. */
type ColumnLookup = { readonly label: string; readonly lookup: Lookup };

/** Says once above a table which of its look-ups could not be loaded, and loads those again; a cell has no room for it. */
export function LookupsAlert({ lookups }: { readonly lookups: readonly ColumnLookup[] }) {
  const texts = useTexts(formTexts);
  const common = useTexts(commonTexts);
  const failed = lookups.filter(({ lookup }) => lookup.status === 'failed');
  const retry = () => {
    for (const { lookup } of failed) {
      lookup.retry();
    }
  };
  return failed.length === 0 ? null : (
    <Alert
      severity="warning"
      sx={{ gridColumn: '1 / -1' }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {common('action.retry')}
        </Button>
      }
    >
      <AlertTitle>{texts('form.optionsFailed')}</AlertTitle>
      {failed.map(({ label }) => label).join('; ')}
    </Alert>
  );
}
