import { useMemo } from 'react';

import { builtInLanguageOf } from '@/domain/localization/languages';
import type { NamedValue } from '@/domain/reference/named-value';
import { useLocalizer } from '@/views/app/localization-context';

import type { Choice } from './select-field';

/** A short list of the product as choices, in the person's language. */
export function useChoices<Id extends string | number>(values: readonly NamedValue<Id>[]): readonly Choice<Id>[] {
  const language = builtInLanguageOf(useLocalizer().language);
  return useMemo(
    () => values.map(({ id, ten, tenEn }) => ({ id, label: language === 'en' ? tenEn : ten })),
    [values, language],
  );
}
