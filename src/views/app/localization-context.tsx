import { useMemo } from 'react';

import { createLocalizer, type Localizer } from '@/domain/localization/localizer';
import type { TextTable, Translate } from '@/domain/localization/texts';

import { useAuth } from './auth-context';
import { useServices } from './services-context';

/** The texts of the chosen language: the server's where it has them, ours elsewhere. */
export function useLocalizer(): Localizer {
  const { environment } = useServices();
  const language = useAuth(({ context }) => context.culture);
  const localization = useAuth(({ context }) => context.localization);
  const serverDefault = useAuth(({ context }) => context.configuration?.localization.defaultResourceName);
  const defaultResourceName = environment.localization.defaultResourceName ?? serverDefault ?? undefined;
  return useMemo(
    () => createLocalizer({ language, resources: localization?.resources, defaultResourceName }),
    [language, localization, defaultResourceName],
  );
}

/** The texts of one area; a wrong key or a missing parameter does not compile. */
export function useTexts<Vi extends Readonly<Record<string, string>>>(table: TextTable<Vi>): Translate<Vi> {
  const localizer = useLocalizer();
  return useMemo(() => localizer.textsFor(table), [localizer, table]);
}
