import { Box, Button, Typography } from '@mui/material';
import { Link } from 'wouter';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import type { ListRow } from './list-description';
import { isNarrowed, withoutConditions, type ListView } from './list-view';
import { PassingButton } from './passing-button';

type ListEmptyProps<Row extends ListRow> = { readonly view: ListView<Row> };

/** One sentence and the next step: other conditions where nothing was found, the first record where there is none. */
export function ListEmpty<Row extends ListRow>({ view }: ListEmptyProps<Row>) {
  const common = useTexts(commonTexts);
  const { show, text, description, canCreate } = view;
  const hasConditions = isNarrowed(view);
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center' }}>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {hasConditions ? common('empty.search') : text(description.empty)}
      </Typography>
      {hasConditions ? (
        <PassingButton
          to="search"
          variant="outlined"
          onClick={() => {
            show(withoutConditions(view));
          }}
        >
          {common('action.clearFilters')}
        </PassingButton>
      ) : canCreate ? (
        <Button variant="contained" component={Link} href={description.createHref}>
          {common('action.add')}
        </Button>
      ) : null}
    </Box>
  );
}
