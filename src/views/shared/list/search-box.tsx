import { useEffect, useState, type RefObject } from 'react';

import { searchDebounceMs } from '@/domain/constants';
import { useTexts } from '@/views/app/localization-context';

import { SearchField } from '../search-field';
import type { ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';

type SearchBoxProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** Searches a moment after the last key, or at once with Enter; `/` leads here from anywhere on the screen. */
export function SearchBox<Row extends ListRow>({ view, inputRef }: SearchBoxProps<Row>) {
  const texts = useTexts(listTexts);
  const { query, show, text, description } = view;
  const [draft, setDraft] = useState<Draft>();
  const isCurrent = draft !== undefined && (!draft.isSent || draft.text.trim() === query.search);
  const shown = isCurrent ? draft.text : query.search;

  const search = (wished: string) => {
    setDraft({ text: wished, isSent: true });
    if (wished.trim() !== query.search) {
      // Keys of one search are one step for "back", not many.
      show({ ...query, page: 0, search: wished.trim() }, query.search !== '');
    }
  };

  useEffect(() => {
    if (draft === undefined || draft.isSent) {
      return undefined;
    }
    const timer = setTimeout(() => {
      search(draft.text);
    }, searchDebounceMs);
    return () => {
      clearTimeout(timer);
    };
  });

  return (
    <SearchField
      inputRef={inputRef}
      label={texts('list.search')}
      hint={text(description.searchHint)}
      text={shown}
      clearLabel={texts('list.clearSearch')}
      onType={(typed) => {
        setDraft({ text: typed, isSent: false });
      }}
      onClear={() => {
        search('');
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') {
          search(shown);
        }
      }}
      keyShortcuts="/"
      sx={labelOnWideScreens}
    />
  );
}

/** On a phone the field says what it is by icon and hint; its label is for those who do not see them. */
const labelOnWideScreens = {
  '& label': { position: { xs: 'absolute', sm: 'static' }, clipPath: { xs: 'inset(50%)', sm: 'none' } },
} as const;

type Draft = {
  readonly text: string;
  readonly isSent: boolean;
};
