import { readCookie } from './cookies';

/** Cultures the back end answers in; the first two letters decide. */
export const supportedCultures: readonly string[] = ['vi', 'en', 'ar'];

/** ASP.NET's order: query, cookie, header, default. A stale cookie beats the header. */
export function requestCulture(request: Request, cookies: string, defaultCulture: string): string {
  const query = new URL(request.url).searchParams;
  const candidates = [
    query.get('culture') ?? query.get('ui-culture') ?? undefined,
    /(?:^|\|)uic=([^|]+)/.exec(readCookie(cookies, '.AspNetCore.Culture') ?? '')?.[1],
    ...acceptedLanguages(request.headers.get('Accept-Language') ?? ''),
  ];
  return candidates.map(supported).find((culture) => culture !== undefined) ?? defaultCulture;
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

function supported(culture: string | undefined): string | undefined {
  const language = culture?.split('-')[0]?.toLowerCase();
  return supportedCultures.find((each) => each === language);
}
