import { useMemo } from 'react';

import { registeredLanguages } from '@/domain/localization/languages';
import { builtInLanguages } from '@/domain/localization/texts';

import { useAuthRef, useConfiguration } from './auth-context';
import { useLocalizer } from './localization-context';

type OfferedLanguage = { readonly culture: string; readonly name: string };

export type LanguageChoice = {
  /** What the server offers; before it has said so, what the product has texts for. */
  readonly languages: readonly OfferedLanguage[];
  /** The culture of the offered language that is shown, `undefined` for one that is not offered. */
  readonly current: string | undefined;
  /** Takes effect without a reload (register C-03). */
  readonly choose: (culture: string) => void;
};

/** The languages a person can choose from, and how. */
export function useLanguages(): LanguageChoice {
  const authRef = useAuthRef();
  const { language } = useLocalizer();
  const offered = useConfiguration()?.localization.languages;
  return useMemo(() => {
    const languages =
      offered === undefined || offered.length === 0
        ? builtIn
        : offered.map(({ cultureName, displayName }) => ({ culture: cultureName, name: displayName }));
    return {
      languages,
      current: (
        languages.find(({ culture }) => culture === language) ??
        languages.find(({ culture }) => baseOf(culture) === baseOf(language))
      )?.culture,
      choose: (culture) => {
        authRef.send({ type: 'language.choose', culture });
      },
    };
  }, [authRef, language, offered]);
}

const builtIn: readonly OfferedLanguage[] = registeredLanguages
  .filter(({ cultureName }) => builtInLanguages.some((language) => language === cultureName))
  .map(({ cultureName, displayName }) => ({ culture: cultureName, name: displayName }));

function baseOf(culture: string): string {
  return (culture.split('-')[0] ?? '').toLowerCase();
}
