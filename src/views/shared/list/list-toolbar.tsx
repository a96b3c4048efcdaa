import FilterListIcon from '@mui/icons-material/FilterList';
import { Badge, Box, Button } from '@mui/material';
import { useState } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { ColumnChooser } from './column-chooser';
import { FilterDrawer } from './filter-drawer';
import { FilterField } from './filter-field';
import { filterFields, type ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import { SearchBox } from './search-box';

type ListToolbarProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  /** On a narrow screen every filter is behind the button, and there are no columns to choose. */
  readonly isNarrow: boolean;
};

/** Search, the filters used most, the button to the others with how many of them are set, and the columns. */
export function ListToolbar<Row extends ListRow>({ view, isNarrow }: ListToolbarProps<Row>) {
  const texts = useTexts(listTexts);
  const [isOpen, setIsOpen] = useState(false);
  const primary = isNarrow ? [] : view.description.filters.filter(({ isPrimary }) => isPrimary);
  const others = view.description.filters.filter((filter) => !primary.includes(filter));
  const setCount = others.filter((filter) => filterFields(filter).some((field) => field in view.query.filters)).length;

  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        alignItems: 'end',
        gap: 1.5,
        gridTemplateColumns: isNarrow
          ? 'minmax(0, 1fr) auto'
          : `minmax(12rem, 2fr) repeat(${primary.length}, minmax(8rem, 1.2fr)) auto`,
      }}
    >
      <SearchBox view={view} />
      {primary.map((filter) => (
        <FilterField key={filterFields(filter).join()} view={view} filter={filter} />
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {others.length === 0 ? null : (
          <Badge badgeContent={setCount} color="primary">
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<FilterListIcon />}
              aria-haspopup="dialog"
              aria-label={setCount === 0 ? undefined : texts('list.filtersSet', { n: setCount })}
              onClick={() => {
                setIsOpen(true);
              }}
            >
              {texts('list.filters')}
            </Button>
          </Badge>
        )}
        {isNarrow ? null : <ColumnChooser view={view} />}
      </Box>
      <FilterDrawer
        view={view}
        filters={others}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </Box>
  );
}
