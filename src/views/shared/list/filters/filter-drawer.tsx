import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useId } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { closeLayer } from '../../focus/escape';
import { FilterField } from './filter-field';
import { filterFields, type ListFilter, type ListRow } from '../list-description';
import { listTexts } from '../list-texts';
import { isNarrowed, withoutConditions, type ListView } from '../list-view';
import { isDateRange, RangePresets } from './range-presets';
import { SortField } from '../sort-field';

type FilterDrawerProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly filters: readonly ListFilter[];
  /** Whether the order of the rows is chosen here too. */
  readonly hasOrder: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The filters that are not on the bar; each takes effect at once, the list behind follows. */
export function FilterDrawer<Row extends ListRow>({
  view,
  filters,
  hasOrder,
  isOpen,
  onClose,
}: FilterDrawerProps<Row>) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const titleId = useId();

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={closeLayer(onClose)}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: '26rem' } } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', px: 2.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={titleId} component="h2" variant="h2" sx={{ flexGrow: 1 }}>
          {texts('list.filters')}
        </Typography>
        <IconButton aria-label={common('action.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <Stack spacing={2.5} sx={{ p: 2.5, flexGrow: 1, overflowY: 'auto' }}>
        {hasOrder ? <SortField view={view} /> : null}
        {filters.map((filter) => (
          <Stack key={filterFields(filter).join()} spacing={1}>
            <FilterField view={view} filter={filter} />
            {isDateRange(filter) ? <RangePresets view={view} filter={filter} /> : null}
          </Stack>
        ))}
      </Stack>
      <Box sx={{ display: 'flex', gap: 1.5, px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          variant="outlined"
          color="secondary"
          disabled={!isNarrowed(view)}
          onClick={() => {
            view.show(withoutConditions(view));
          }}
        >
          {common('action.clearFilters')}
        </Button>
        <Button variant="contained" sx={{ flexGrow: 1 }} onClick={onClose}>
          {texts('list.showResults')}
        </Button>
      </Box>
    </Drawer>
  );
}
