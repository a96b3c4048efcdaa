import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Button, Popover, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { formatListQuery, parseListQuery } from '@/domain/lists/list-address';
import type { ListQuery } from '@/domain/lists/list-query';
import { mostSavedFilters, savedFilterNamed, withSavedFilter, type SavedFilter } from '@/domain/lists/saved-filter';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

import { closeLayer } from '../../focus/escape';
import type { ListRow } from '../list-description';
import type { ListView } from '../list-view';
import { SavedFilterLine } from './saved-filter-line';
import { SavedFilterName } from './saved-filter-name';
import { savedFilterTexts } from './saved-filter-texts';

type SavedFiltersButtonProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  /** Without its words, where there is no room for them. */
  readonly isCompact: boolean;
};

/** Queries of this list that the person has given names: to use them, change them, and save the present one. */
export function SavedFiltersButton<Row extends ListRow>({ view, isCompact }: SavedFiltersButtonProps<Row>) {
  const texts = useTexts(savedFilterTexts);
  const confirm = useConfirm();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { query, defaults, show, saved } = view;
  const present = formatListQuery({ ...query, page: 0, filters: inOrder(query.filters) }, defaults);
  const isFull = saved.filters.length >= mostSavedFilters;

  const save = async (name: string) => {
    const known = savedFilterNamed(saved.filters, name);
    const question = known && texts('saved.replaceQuestion', { name: known.name });
    const isWanted = question === undefined || (await confirm({ message: question })) === 'confirm';
    if (isWanted) {
      saved.change((filters) => withSavedFilter(filters, { name, query: present }));
    }
    return isWanted;
  };
  const apply = (filter: SavedFilter) => {
    setAnchor(null);
    show(parseListQuery(filter.query, defaults));
  };

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        {...(isCompact
          ? { 'aria-label': texts('saved.title'), sx: { minWidth: 0, px: 1 } }
          : { startIcon: <BookmarkIcon />, sx: { whiteSpace: 'nowrap' } })}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {isCompact ? <BookmarkIcon fontSize="small" /> : texts('saved.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={closeLayer(() => {
          setAnchor(null);
        })}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: '26rem', p: 2, mt: 0.5 } } }}
      >
        <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1 }}>
          {texts('saved.title')}
        </Typography>
        {saved.filters.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {texts('saved.none')}
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
            {saved.filters.map((filter) => (
              <SavedFilterLine
                key={filter.name}
                saved={saved}
                filter={filter}
                present={present}
                onApply={() => {
                  apply(filter);
                }}
              />
            ))}
          </Box>
        )}
        {isFull ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts('saved.full', { n: mostSavedFilters })}
          </Typography>
        ) : (
          <SavedFilterName label={texts('saved.newName')} initial="" onSave={save} />
        )}
      </Popover>
    </>
  );
}

/** The same conditions are the same query string, in whatever order they were set. */
function inOrder(filters: ListQuery['filters']): ListQuery['filters'] {
  return Object.fromEntries(Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)));
}
