import { createContext, use, useMemo, type ReactNode } from 'react';

import { builtInLanguageOf } from '@/domain/localization/languages';
import { createLocalizer, type Localizer } from '@/domain/localization/localizer';
import type { TextTable, Translate } from '@/domain/localization/texts';

import { useAuth } from './auth-context';
import { useServices } from './services-context';

const LocalizerContext = createContext<Localizer | undefined>(undefined);

/** The texts of the chosen language for everything inside: the server's where it has them, ours elsewhere. */
export function LocalizationProvider({ children }: { readonly children: ReactNode }) {
  const { environment } = useServices();
  const language = useAuth(({ context }) => context.culture);
  const localization = useAuth(({ context }) => context.localization);
  const serverDefault = useAuth(({ context }) => context.configuration?.localization.defaultResourceName);
  const defaultResourceName = environment.localization.defaultResourceName ?? serverDefault ?? undefined;
  const localizer = useMemo(
    () => createLocalizer({ language, resources: localization?.resources, defaultResourceName }),
    [language, localization, defaultResourceName],
  );
  return <LocalizerContext value={localizer}>{children}</LocalizerContext>;
}

/** Everything inside is in Vietnamese, whatever language its reader has chosen: papers of the administration are. */
export function InVietnamese({ children }: { readonly children: ReactNode }) {
  const own = useLocalizer();
  const isVietnamese = builtInLanguageOf(own.language) === 'vi';
  return <LocalizerContext value={isVietnamese ? own : vietnamese}>{children}</LocalizerContext>;
}

/** The server has sent its texts in the reader's language alone. */
const vietnamese = createLocalizer({ language: 'vi', resources: undefined, defaultResourceName: undefined });

export function useLocalizer(): Localizer {
  const localizer = use(LocalizerContext);
  if (localizer === undefined) {
    throw new Error('A screen was rendered outside <LocalizationProvider>.');
  }
  return localizer;
}

/** The texts of one area; a wrong key or a missing parameter does not compile. */
export function useTexts<Vi extends Readonly<Record<string, string>>>(table: TextTable<Vi>): Translate<Vi> {
  return useLocalizer().textsFor(table);
}
