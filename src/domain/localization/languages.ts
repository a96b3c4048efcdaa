import type { Language } from '../abp/application-configuration';
import { builtInLanguages, type BuiltInLanguage } from './texts';

export const defaultLanguage: BuiltInLanguage = 'vi';

/** What can be chosen before the server has named its languages (register K-03); German has formats, but no texts. */
export const registeredLanguages: readonly Language[] = [
  { cultureName: 'vi', uiCultureName: 'vi', displayName: 'Tiếng Việt' },
  { cultureName: 'en', uiCultureName: 'en', displayName: 'English' },
  { cultureName: 'de', uiCultureName: 'de', displayName: 'Deutsch' },
];

const rightToLeftLanguages: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** ASP.NET Core's name for the cookie in which it looks for the culture. */
export const languageCookieName = '.AspNetCore.Culture';

/**
 * Value of the language cookie, before it is URI-encoded (register C-03).
 *
 * @example
 * languageCookieValue('vi'); // 'c=vi|uic=vi'
 */
export function languageCookieValue(language: string): string {
  return `c=${language}|uic=${language}`;
}

/** Writing direction of a culture: right to left for Arabic, Persian, Hebrew and Urdu, any region (register K-03). */
export function directionOf(culture: string): 'ltr' | 'rtl' {
  return rightToLeftLanguages.includes(languageOf(culture)) ? 'rtl' : 'ltr';
}

/** The built-in language whose texts a culture gets: `en-GB` gets English, an unknown one Vietnamese. */
export function builtInLanguageOf(culture: string): BuiltInLanguage {
  return builtInLanguages.find((language) => language === languageOf(culture)) ?? defaultLanguage;
}

function languageOf(culture: string): string {
  return (culture.split(/[-_]/u)[0] ?? '').toLowerCase();
}
