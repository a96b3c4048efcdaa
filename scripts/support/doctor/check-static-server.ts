import { inShort, isHtml, type Answer, type NoAnswer } from './ask';
import { good, judged, warning, wrong, type Finding } from './finding';
import { answersOf, isProductPage, type Site } from './read-site';

/** A year, as docs/deployment.md has it. Seconds. */
const lastingSeconds = 31_536_000;

/** The rules of a static host (docs/deployment.md): pages, scripts, caching, compression. */
export function checkStaticServer(site: Site): readonly Finding[] {
  const { index, assetPath } = site;
  if (!isProductPage(index)) {
    const seen = index.kind === 'answer' && index.status === 200 ? 'some other page' : inShort(index);
    return [wrong('site.index', seen)];
  }
  return [
    assetPath === undefined
      ? wrong('site.index', 'the page names no script below /assets/')
      : good('site.index', `it starts ${assetPath}`),
    isProductPage(site.fallback)
      ? good('site.fallback', '/auth/callback gets the start page')
      : wrong('site.fallback', `/auth/callback: ${inShort(site.fallback)}`),
    missingAssetFinding(site.missingAsset),
    pageCacheFinding(site),
    ...assetFindings(site),
    answerPageFinding(site),
  ];
}

function missingAssetFinding(answer: Answer | NoAnswer): Finding {
  return answer.kind === 'answer' && answer.status === 404 && !/\sid="?root"?[\s>]/u.test(answer.text)
    ? good('site.missing-asset', '404')
    : wrong('site.missing-asset', inShort(answer));
}

function pageCacheFinding(site: Site): Finding {
  const kept = answersOf(site)
    .filter(([name, { status, headers }]) => !name.startsWith('/assets') && status === 200 && !isAskedAnew(headers))
    .map(([name, { headers }]) => `${name}: ${headers.get('Cache-Control') ?? 'no Cache-Control'}`);
  return judged('site.page-cache', kept, 'start page, environment and answer page are');
}

function isAskedAnew(headers: Headers): boolean {
  return /\b(?:no-cache|no-store|max-age=0)\b/u.test(headers.get('Cache-Control') ?? '');
}

function assetFindings({ asset, compressed }: Site): readonly Finding[] {
  if (asset?.kind !== 'answer' || asset.status !== 200) {
    return asset === undefined ? [] : [wrong('site.script-type', `the start page's own script: ${inShort(asset)}`)];
  }
  const type = asset.headers.get('Content-Type') ?? 'none';
  const kept = asset.headers.get('Cache-Control') ?? 'none';
  const age = Number(/max-age=(\d{1,10})/u.exec(kept)?.[1] ?? 0);
  return [
    /^(?:text|application)\/javascript\b/u.test(type)
      ? good('site.script-type', type)
      : wrong('site.script-type', `Content-Type: ${type}`),
    age >= lastingSeconds && kept.includes('immutable')
      ? good('site.asset-cache', kept)
      : warning('site.asset-cache', `Cache-Control: ${kept}`),
    compressionFinding(compressed),
  ];
}

function compressionFinding(answer: Answer | NoAnswer | undefined): Finding {
  const encoding = answer?.kind === 'answer' ? answer.headers.get('Content-Encoding') : null;
  return encoding === null
    ? warning('site.compression', 'no Content-Encoding for Accept-Encoding: gzip, br')
    : good('site.compression', encoding);
}

function answerPageFinding({ answerPage, answerScript }: Site): Finding {
  const isPage =
    answerPage.kind === 'answer' &&
    answerPage.status === 200 &&
    isHtml(answerPage) &&
    answerPage.text.includes('answer.js');
  if (!isPage) {
    return wrong(
      'answer.page',
      `/auth/answer.html: ${isProductPage(answerPage) ? 'the start page' : inShort(answerPage)}`,
    );
  }
  return answerScript.kind === 'answer' && answerScript.status === 200 && !isHtml(answerScript)
    ? good('answer.page', 'page and script are')
    : wrong('answer.page', `/auth/answer.js: ${inShort(answerScript)}`);
}
