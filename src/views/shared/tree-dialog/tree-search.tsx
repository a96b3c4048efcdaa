import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { isComposed } from '../keyboard-holders';
import { treeDialogTexts } from './tree-dialog-texts';

type TreeSearchProps = { readonly query: string; readonly onSearch: (query: string) => void };

const longestSearch = 200;

/** Searches a dialog's tree with every key; Escape empties the search before it closes the dialog. */
export function TreeSearch({ query, onSearch }: TreeSearchProps) {
  const texts = useTexts(treeDialogTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <TextField
      type="search"
      size="small"
      inputRef={inputRef}
      placeholder={texts('tree.search')}
      value={query}
      onChange={({ target }) => {
        onSearch(target.value);
      }}
      onKeyDown={(event) => {
        // Escape of an input method takes back what it composes.
        if (event.key === 'Escape' && query !== '' && !isComposed(event.nativeEvent)) {
          event.stopPropagation();
          onSearch('');
        }
      }}
      slotProps={{
        htmlInput: { maxLength: longestSearch, 'aria-label': texts('tree.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            query === '' ? null : (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={texts('tree.clearSearch')}
                  onClick={() => {
                    onSearch('');
                    inputRef.current?.focus();
                  }}
                >
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
      sx={{
        flex: '1 1 16rem',
        maxWidth: { sm: '24rem' },
        '& .MuiInputBase-input': { pl: 0 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
