import { oldBrowserWords } from './oldest-browsers.mjs';

/**
 * Puts a script into index.html that tells who comes with a browser which is too old. It stands in the file itself, as
 * the one of prerender.mjs does and by a hash as well: it costs no request, and runs before anything that such a browser
 * could stumble over. Comes after prerender.mjs, so that it has run before its script.
 *
 * @type {import('vite').Plugin}
 */
export const oldBrowsers = {
  name: 'old-browsers',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const place = '<div id="root"></div>';
      if (!html.includes(place)) {
        throw new Error(`index.html has no ${place}, before which old browsers could be told so.`);
      }
      return html.replace(place, (root) => `${root}\n    <script>${noticeScript()}</script>`);
    },
  },
};

/** As text on one line; no part of it is a string with more than one blank. */
function noticeScript() {
  return `(${tellOldBrowser.toString().replaceAll(/\s+/gu, ' ')})(${JSON.stringify(oldBrowserWords)})`;
}

/**
 * Puts words in the place of the product, which then finds none and does not start. Goes into the page as it stands
 * here, so it is written in what Internet Explorer 11 reads, and writes no markup, which trusted types refuse.
 *
 * Looking behind came with Safari 16.4, `:has()` with Chrome 105 and Firefox 121, `dvh` with Chrome 108: what any of them
 * lacks could not read the product's code, or would lay out and print its pages wrong.
 *
 * @param {readonly [string, string]} words a heading and a sentence
 */
function tellOldBrowser(words) {
  const root = document.getElementById('root');
  let works;
  try {
    works = CSS.supports('selector(:has(a))') && CSS.supports('height', '1dvh') && Boolean(new RegExp('(?<=a)'));
  } catch (error) {
    works = !error;
  }
  if (!works && root && root.parentNode) {
    const page = document.createElement('main');
    page.className = 'error-view';
    page.appendChild(document.createElement('h1')).textContent = words[0];
    page.appendChild(document.createElement('p')).textContent = words[1];
    root.parentNode.replaceChild(page, root);
  }
}
