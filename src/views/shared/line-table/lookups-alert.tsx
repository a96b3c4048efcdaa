import { Alert, AlertTitle, Box } from '@mui/material';

import { errorKey } from '@/domain/errors/presentation';
import { useTexts } from '@/views/app/localization-context';

import { ErrorWords } from '../errors/error-words';
import { RetryButton } from '../errors/retry-button';
import { formTexts } from '../form/form-texts';
import type { Lookup } from '../form/use-lookup';

/** A look-up and the heading of the column that chooses from it. */
type ColumnLookup = { readonly label: string; readonly lookup: Lookup };

/** Says once above a table which of its look-ups could not be loaded, and loads those again; a cell has no room for it. */
export function LookupsAlert({ lookups }: { readonly lookups: readonly ColumnLookup[] }) {
  const texts = useTexts(formTexts);
  const failed = lookups.filter(({ lookup }) => lookup.status === 'failed');
  const retry = () => {
    for (const { lookup } of failed) {
      lookup.retry();
    }
  };
  // Look-ups fail together, and the same words are said once.
  const errors = new Map(
    failed.flatMap(({ lookup: { error } }) => (error === undefined ? [] : [[errorKey(error), error]])),
  );
  return failed.length === 0 ? null : (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }} action={<RetryButton onRetry={retry} />}>
      <AlertTitle>{texts('form.optionsFailed')}</AlertTitle>
      <Box sx={{ mb: 0.5 }}>{failed.map(({ label }) => label).join('; ')}</Box>
      {[...errors].map(([key, error]) => (
        <ErrorWords key={key} error={error} isTechnical />
      ))}
    </Alert>
  );
}
