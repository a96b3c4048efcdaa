import { createContext, use, useMemo, type ReactNode } from 'react';

import { builtInLanguageOf } from '@/domain/localization/languages';
import { createLocalizer, type Localizer } from '@/domain/localization/localizer';
import type { TextTable, Translate } from '@/domain/localization/texts';

import { useAuth } from './auth-context';
import { useServices } from './services-context';

const FixedLocalizerContext = createContext<Localizer | undefined>(undefined);

/** Everything inside is in Vietnamese, whatever language its reader has chosen: papers of the administration are. */
export function InVietnamese({ children }: { readonly children: ReactNode }) {
  const own = useLocalizer();
  const isVietnamese = builtInLanguageOf(own.language) === 'vi';
  return <FixedLocalizerContext value={isVietnamese ? own : vietnamese}>{children}</FixedLocalizerContext>;
}

/** The server has sent its texts in the reader's language alone. */
const vietnamese = createLocalizer({ language: 'vi', resources: undefined, defaultResourceName: undefined });

/** The texts of the chosen language: the server's where it has them, ours elsewhere. */
export function useLocalizer(): Localizer {
  const fixed = use(FixedLocalizerContext);
  const { environment } = useServices();
  const language = useAuth(({ context }) => context.culture);
  const localization = useAuth(({ context }) => context.localization);
  const serverDefault = useAuth(({ context }) => context.configuration?.localization.defaultResourceName);
  const defaultResourceName = environment.localization.defaultResourceName ?? serverDefault ?? undefined;
  const chosen = useMemo(
    () => createLocalizer({ language, resources: localization?.resources, defaultResourceName }),
    [language, localization, defaultResourceName],
  );
  return fixed ?? chosen;
}

/** The texts of one area; a wrong key or a missing parameter does not compile. */
export function useTexts<Vi extends Readonly<Record<string, string>>>(table: TextTable<Vi>): Translate<Vi> {
  const localizer = useLocalizer();
  return useMemo(() => localizer.textsFor(table), [localizer, table]);
}
