import { containsText } from '@/domain/text/search-text';
import { useTexts } from '@/views/app/localization-context';

import { useChoiceListTexts } from '../../choice-list-texts';
import { ErrorWords } from '../../errors/error-words';
import { listTexts } from '../list-texts';
import type { Option, Options } from './use-options';

/** What an `Autocomplete` gets whose choices are found by any part of their names, without diacritics. */
export function useTypedChoice({ choices, error, askAgain }: Options) {
  const texts = useTexts(listTexts);
  const choiceListTexts = useChoiceListTexts();
  return {
    ...choiceListTexts,
    size: 'small',
    fullWidth: true,
    options: choices,
    onOpen: error === undefined ? undefined : askAgain,
    getOptionLabel: ({ name }: Option) => name,
    getOptionKey: ({ id }: Option) => id,
    isOptionEqualToValue: (option: Option, { id }: Option) => option.id === id,
    filterOptions: (options: readonly Option[], { inputValue }: { readonly inputValue: string }) =>
      options.filter(({ name }) => containsText(name, inputValue)),
    noOptionsText: error === undefined ? texts('list.noOption') : <ErrorWords error={error} />,
  } as const;
}
