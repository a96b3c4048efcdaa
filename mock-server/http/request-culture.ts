import type { MockSettings } from '../settings';
import { readCookie } from './cookies';

/** Answered whether they are listed or not: what the host has texts for, and one that is written from right to left. */
const alwaysAnswered: readonly string[] = ['vi', 'en', 'ar'];

/** ASP.NET's order: query, cookie, header, default. A stale cookie beats the header. */
export function requestCulture(request: Request, cookies: string, settings: MockSettings): string {
  const cultures = [...settings.languages, ...alwaysAnswered];
  const query = new URL(request.url).searchParams;
  const candidates = [
    query.get('culture') ?? query.get('ui-culture') ?? undefined,
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
    .split(',')
    .map((part) => {
      const [language = '', quality] = part.trim().split(/;\s*q=/);
      return { language, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((left, right) => right.quality - left.quality)
    .map(({ language }) => language);
}

/** The culture itself or the nearest one above it: `zh-Hant-TW` is answered in `zh-Hant`, else in `zh`. */
function supported(wanted: string, cultures: readonly string[]): string | undefined {
  const name = wanted.toLowerCase();
  const found = cultures.find((culture) => culture.toLowerCase() === name);
  return found ?? (name.includes('-') ? supported(name.slice(0, name.lastIndexOf('-')), cultures) : undefined);
}
