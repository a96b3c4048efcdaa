import type { MockSettings } from '../settings';
import { readCookie } from './cookies';
import { queryOf } from './query';

/** Answered whether they are listed or not: what the host has texts for, and one that is written from right to left. */
const alwaysAnswered: readonly string[] = ['vi', 'en', 'ar'];

/** How many of the languages of a header ASP.NET looks at (`MaximumAcceptLanguageHeaderValuesToTry`). */
const mostLanguages = 3;

/** The longest name of a culture in .NET, and in Windows (`LOCALE_NAME_MAX_LENGTH`). */
const longestCulture = 85;

/** ASP.NET's order: query, cookie, header, default. A stale cookie beats the header. */
export function requestCulture(request: Request, cookies: string, settings: MockSettings): string {
  const cultures = [...settings.languages, ...alwaysAnswered];
  const query = queryOf(request);
  const candidates = [
    query.get('culture') ?? query.get('ui-culture'),
    /(?:^|\|)uic=([^|]+)/.exec(readCookie(cookies, '.AspNetCore.Culture') ?? '')?.[1],
    ...acceptedLanguages(request.headers.get('Accept-Language') ?? ''),
  ];
  return (
    candidates.map((wanted) => supported(wanted ?? '', cultures)).find((culture) => culture !== undefined) ??
    settings.defaultCulture
  );
}

function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',', mostLanguages)
    .map((part) => {
      const [language = '', quality] = part.trim().split(/;\s*q=/);
      return { language, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((left, right) => right.quality - left.quality)
    .map(({ language }) => language);
}

/** The culture itself or the nearest one above it: `zh-Hant-TW` is answered in `zh-Hant`, else in `zh`. */
function supported(wanted: string, cultures: readonly string[]): string | undefined {
  if (wanted.length > longestCulture) {
    return undefined;
  }
  const name = wanted.toLowerCase();
  const found = cultures.find((culture) => culture.toLowerCase() === name);
  return found ?? (name.includes('-') ? supported(name.slice(0, name.lastIndexOf('-')), cultures) : undefined);
}
