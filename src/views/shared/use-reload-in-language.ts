import { useEffect, useEffectEvent, useRef } from 'react';

import { useLocalizer } from '@/views/app/localization-context';

/** Loads again what the server words itself, once its reader has chosen another language (register C-03). */
export function useReloadInLanguage(reload: () => void): void {
  const { language } = useLocalizer();
  const wordedIn = useRef(language);
  const onChange = useEffectEvent(reload);
  useEffect(() => {
    if (wordedIn.current !== language) {
      wordedIn.current = language;
      onChange();
    }
  }, [language]);
}
