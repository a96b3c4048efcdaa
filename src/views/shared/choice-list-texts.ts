import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

/** What the buttons of a field with a list of choices (MUI's `Autocomplete`) are called, which would speak English. */
export function useChoiceListTexts() {
  const texts = useTexts(commonTexts);
  return {
    openText: texts('choices.open'),
    closeText: texts('choices.close'),
    clearText: texts('choices.clear'),
    loadingText: texts('wait.loading'),
  };
}
