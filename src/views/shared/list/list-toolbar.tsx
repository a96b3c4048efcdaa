import FilterListIcon from '@mui/icons-material/FilterList';
import { Badge, Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { memo, useState, type RefObject } from 'react';

import type { ListRef } from '@/machines/lists/list-machine';
import { useTexts } from '@/views/app/localization-context';

import { ColumnChooser } from './grid/column-chooser';
import { FilterDrawer } from './filters/filter-drawer';
import { FilterField } from './filters/filter-field';
import { filterFields, type ListFilter, type ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import { isDateRange, presetHeight, RangePresets } from './filters/range-presets';
import { RefreshButton } from './refresh-button';
import { SavedFiltersButton } from './saved-filters/saved-filters-button';
import { SearchBox } from './search-box';

type ListToolbarProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly listRef: ListRef<Row>;
  /** Where the search is typed. */
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** On a narrow screen every filter is behind the button, and there are no columns to choose. */
  readonly isNarrow: boolean;
};

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
  const primary = primaryFilters(view, isNarrow);
  const others = view.description.filters.filter((filter) => !primary.includes(filter));
  const setCount = others.filter((filter) => filterFields(filter).some((field) => field in view.query.filters)).length;

  return (
    <Box role="search" sx={line}>
      <Box sx={{ flex: searchField, minWidth: 0 }}>
        <SearchBox view={view} inputRef={searchRef} />
      </Box>
      {primary.map((filter) => (
        <Box key={filterFields(filter).join()} sx={{ flex: roomOf(filter), minWidth: 0 }}>
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
      {primary.filter(isDateRange).map((filter) => (
        <Box key={filter.from} sx={{ flex: wholeLine }}>
          <RangePresets view={view} filter={filter} />
        </Box>
      ))}
      <FilterDrawer
        view={view}
        filters={others}
        hasOrder={isNarrow}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </Box>
  );
}

/** The room that the toolbar takes, line by line, until it is drawn: nothing below it moves then. */
export function ToolbarRoom<Row extends ListRow>({ view, isNarrow }: Pick<ListToolbarProps<Row>, 'view' | 'isNarrow'>) {
  const primary = primaryFilters(view, isNarrow);
  const fields = [searchField, ...primary.map(roomOf)];
  return (
    <Box aria-hidden sx={line}>
      {fields.map((flex, index) => (
        <Box key={index} sx={{ flex, height: fieldHeight }} />
      ))}
      <Box sx={{ width: isNarrow ? narrowButtonsWidth : buttonsWidth, height: buttonHeight }} />
      {primary.filter(isDateRange).map(({ from }) => (
        <Box key={from} sx={{ flex: wholeLine, height: presetHeight }} />
      ))}
    </Box>
  );
}

/** Where the search would be cut, the buttons go to a line of their own. */
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 } as const;

const searchField = '2 1 16rem';
const wholeLine = '1 0 100%';

/** A date has to be read whole: two of them take the room of two. */
const roomOf = (filter: ListFilter) => ('from' in filter ? '1.2 1 19rem' : '1.2 1 8rem');

function primaryFilters<Row extends ListRow>({ description }: ListView<Row>, isNarrow: boolean): readonly ListFilter[] {
  return isNarrow ? [] : description.filters.filter(({ isPrimary }) => isPrimary);
}

/** In pixels; on a phone the label stands in the field. */
const buttonHeight = 38;
const fieldHeight = { xs: buttonHeight, sm: 61.5 };
const buttonsWidth = 289;
const narrowButtonsWidth = 203;
