import { rewrittenPackage } from './rewritten-package.mjs';

/**
 * Vite takes a style sheet of a lazy part for loaded once it was asked for, whether it came or not: trying again would show
 * the part without its style. In the build a sheet that failed is forgotten and leaves the page, so that it is fetched anew.
 */
export const retriedStyles = rewrittenPackage({
  name: 'retried-styles',
  module: /^\0vite\/preload-helper\.js$/u,
  places: [
    [/seen\[href\] = void 0;(?=\s*throw err;)/u, 'delete seen[href];'],
    [/(?<=if \(e\.type === "error"\) )rej\(/u, 'link.remove(), rej('],
  ],
  lost: 'Vite fetches style sheets in another way than before; see whether a lost one is fetched again.',
});
