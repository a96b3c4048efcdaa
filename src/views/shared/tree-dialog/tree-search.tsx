import { useRef } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { isComposed } from '../focus/keyboard-holders';
import { SearchField } from '../search-field';
import { treeDialogTexts } from './tree-dialog-texts';

type TreeSearchProps = { readonly query: string; readonly onSearch: (query: string) => void };

/** Searches a dialog's tree with every key; Escape empties the search before it closes the dialog. */
export function TreeSearch({ query, onSearch }: TreeSearchProps) {
  const texts = useTexts(treeDialogTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      inputRef={inputRef}
      hint={texts('tree.search')}
      text={query}
      clearLabel={texts('tree.clearSearch')}
      onType={onSearch}
      onClear={() => {
        onSearch('');
      }}
      onKeyDown={(event) => {
        // Escape of an input method takes back what it composes.
        if (event.key === 'Escape' && query !== '' && !isComposed(event.nativeEvent)) {
          event.stopPropagation();
          onSearch('');
        }
      }}
      sx={{ flex: '1 1 16rem', maxWidth: { sm: '24rem' } }}
    />
  );
}
