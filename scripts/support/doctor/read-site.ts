import { answerPath } from '@/services/auth/issuer-answer';

import type { Answer, Ask, NoAnswer } from './ask';

/** What the static server answered to everything that the checks look at. */
export type Site = {
  readonly index: Answer | NoAnswer;
  /** Path of the first script that the start page names. */
  readonly assetPath: string | undefined;
  readonly asset: Answer | NoAnswer | undefined;
  /** The same, by a browser that takes compressed answers. */
  readonly compressed: Answer | NoAnswer | undefined;
  readonly missingAsset: Answer | NoAnswer;
  readonly fallback: Answer | NoAnswer;
  readonly environmentFile: Answer | NoAnswer;
  readonly answerPage: Answer | NoAnswer;
  readonly answerScript: Answer | NoAnswer;
};

/** A name that no build has: Vite ends a name with a hash. */
const nobodysAsset = '/assets/doctor-looks-for-nothing.js';

export async function readSite(ask: Ask, siteOrigin: string, environmentUrl: string): Promise<Site> {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    ask({ url: `${siteOrigin}${path}`, headers: { Accept: 'text/html,*/*', ...headers } });
  const index = await get('/');
  const assetPath = index.kind === 'answer' ? /["'](\/assets\/[\w.~-]+\.js)["']/u.exec(index.text)?.[1] : undefined;
  const [asset, compressed, missingAsset, fallback, environmentFile, answerPage, answerScript] = await Promise.all([
    assetPath === undefined ? undefined : get(assetPath),
    assetPath === undefined ? undefined : get(assetPath, { 'Accept-Encoding': 'gzip, br' }),
    get(nobodysAsset),
    get('/auth/callback'),
    ask({ url: environmentUrl }),
    get(answerPath),
    get(answerPath.replace(/html$/u, 'js')),
  ]);
  return { index, assetPath, asset, compressed, missingAsset, fallback, environmentFile, answerPage, answerScript };
}

/** True for the page that the product starts from. */
export function isProductPage(answer: Answer | NoAnswer): boolean {
  return answer.kind === 'answer' && answer.status === 200 && /\sid="?root"?[\s>]/u.test(answer.text);
}

/** The answers by the names that findings call them, those that came. */
export function answersOf(site: Site): readonly (readonly [string, Answer])[] {
  const named: readonly (readonly [string, Answer | NoAnswer | undefined])[] = [
    ['/', site.index],
    [site.assetPath ?? '/assets', site.asset],
    ['/dynamic-env.json', site.environmentFile],
    [answerPath, site.answerPage],
  ];
  return named.flatMap(([name, answer]) => (answer?.kind === 'answer' ? [[name, answer] as const] : []));
}
