import FilterListIcon from '@mui/icons-material/FilterList';
import { Badge, Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { memo, useState, type RefObject } from 'react';

import type { ListRef } from '@/machines/list-machine';
import { useTexts } from '@/views/app/localization-context';

import { ColumnChooser } from './column-chooser';
import { FilterDrawer } from './filter-drawer';
import { FilterField } from './filter-field';
import { filterFields, type ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import { RefreshButton } from './refresh-button';
import { SavedFiltersButton } from './saved-filters-button';
import { SearchBox } from './search-box';

type ListToolbarProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly listRef: ListRef<Row>;
  /** Where the search is typed. */
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** On a narrow screen every filter is behind the button, and there are no columns to choose. */
  readonly isNarrow: boolean;
};

/** Of its one line. Pixels. */
export const toolbarHeight = 60;

/**
 * Search, the filters used most, the button to the others with how many of them are set, the columns, and asking again.
 * Not drawn anew when rows come.
 */
export const ListToolbar = memo(Toolbar) as typeof Toolbar;

function Toolbar<Row extends ListRow>({ view, listRef, searchRef, isNarrow }: ListToolbarProps<Row>) {
  const texts = useTexts(listTexts);
  const [isOpen, setIsOpen] = useState(false);
  // The room goes to hints and dates, which are to be read whole.
  const isTight = useMediaQuery((theme: Theme) => theme.breakpoints.down('xl'), { noSsr: true });
  const primary = isNarrow ? [] : view.description.filters.filter(({ isPrimary }) => isPrimary);
  const others = view.description.filters.filter((filter) => !primary.includes(filter));
  const setCount = others.filter((filter) => filterFields(filter).some((field) => field in view.query.filters)).length;

  return (
    <Box
      role="search"
      // Where the search would be cut, the buttons go to a line of their own.
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}
    >
      <Box sx={{ flex: '2 1 16rem', minWidth: 0 }}>
        <SearchBox view={view} inputRef={searchRef} />
      </Box>
      {primary.map((filter) => (
        <Box key={filterFields(filter).join()} sx={{ flex: 'from' in filter ? twoFields : oneField, minWidth: 0 }}>
          <FilterField view={view} filter={filter} />
        </Box>
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
        <SavedFiltersButton view={view} isCompact={isTight} />
        {isNarrow ? null : <ColumnChooser view={view} />}
        <RefreshButton listRef={listRef} />
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

/** A date has to be read whole: two of them take the room of two. */
const oneField = '1.2 1 8rem';
const twoFields = '1.2 1 19rem';
