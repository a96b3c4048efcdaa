import { defaultLanguage, languageCookieName, languageCookieValue } from '@/domain/localization/languages';

const languageKey = 'quy.language';

/** Sources that may throw: private windows and policies can forbid storage. */
type LanguageStorage = {
  readonly local: Pick<Storage, 'getItem' | 'setItem'>;
  readonly writeCookie: (text: string) => void;
};

const browserStorage: LanguageStorage = {
  local: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  writeCookie: (text) => {
    document.cookie = text;
  },
};

/** The language chosen before, or Vietnamese. A culture name that is none is taken for absent. */
export function readLanguage(storage: LanguageStorage = browserStorage): string {
  try {
    const stored = storage.local.getItem(languageKey) ?? '';
    const isName = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(stored);
    // Throws for what only looks like one: the browser's formats would do so later, in the middle of a page.
    return isName && Intl.getCanonicalLocales(stored).length > 0 ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/**
 * Keeps the choice for the next visit and tells the server by the culture cookie `c=lang|uic=lang` (register C-03).
 * ABP writes it without a path, so that it holds for one folder only; here it holds for the whole site.
 */
export function keepLanguage(culture: string, storage: LanguageStorage = browserStorage): void {
  try {
    storage.local.setItem(languageKey, culture);
  } catch {
    // The choice then lasts as long as the page.
  }
  storage.writeCookie(
    `${languageCookieName}=${encodeURIComponent(languageCookieValue(culture))}; path=/; SameSite=Lax`,
  );
}

/**
 * Tells of the language that another tab has chosen: the server goes by the cookie, which is one for all tabs, so what it
 * says would be in another language than the page around it.
 *
 * @returns A function that stops it.
 */
export function watchLanguage(
  tell: (culture: string) => void,
  browser: Pick<Window, 'addEventListener'> = window,
  storage: LanguageStorage = browserStorage,
): () => void {
  const over = new AbortController();
  browser.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === languageKey && newValue !== null) {
        // As it is by now: two tabs that choose at once end with the same.
        tell(readLanguage(storage));
      }
    },
    { signal: over.signal },
  );
  return () => {
    over.abort();
  };
}
