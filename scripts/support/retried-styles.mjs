const moduleOfPreload = '\0vite/preload-helper.js';
const failureKept = /seen\[href\] = void 0;(?=\s*throw err;)/u;
const failedElement = /(?<=if \(e\.type === "error"\) )rej\(/u;

/**
 * Vite takes a style sheet of a lazy part for loaded once it was asked for, whether it came or not: trying again would show
 * the part without its style. In the build a sheet that failed is forgotten and leaves the page, so that it is fetched anew.
 *
 * @type {import('vite').Plugin}
 */
export const retriedStyles = {
  name: 'retried-styles',
  apply: 'build',
  transform(code, id) {
    if (id !== moduleOfPreload) {
      return undefined;
    }
    if (!failureKept.test(code) || !failedElement.test(code)) {
      this.error('Vite fetches style sheets in another way than before; see whether a lost one is fetched again.');
    }
    return {
      code: code.replace(failureKept, 'delete seen[href];').replace(failedElement, 'link.remove(), rej('),
      map: null,
    };
  },
};
