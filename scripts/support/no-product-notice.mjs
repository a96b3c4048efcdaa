import { lostCodeWords, oldBrowserWords } from './oldest-browsers.mjs';

/**
 * Puts a script into index.html that tells why there is no product: to who comes with a browser that is too old, and
 * where the product's code does not come. It stands in the file itself, as the one of prerender.mjs does and by a hash as
 * well: it costs no request, and runs before anything that such a browser could stumble over. Comes after prerender.mjs,
 * so that it has run before its script.
 *
 * @type {import('vite').Plugin}
 */
export const noProductNotice = {
  name: 'no-product-notice',
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
  return `(${tellWhyNot.toString().replaceAll(/\s+/gu, ' ')})(${JSON.stringify(oldBrowserWords)}, ${JSON.stringify(lostCodeWords)})`;
}

/**
 * Puts words in the place of the product, which then finds none and does not start. Goes into the page as it stands
 * here, so it is written in what Internet Explorer 11 reads, and writes no markup, which trusted types refuse.
 *
 * Looking behind came with Safari 16.4, `:has()` with Chrome 105 and Firefox 121, `dvh` with Chrome 108: what any of them
 * lacks could not read the product's code, or would lay out and print its pages wrong.
 *
 * A module that does not come, whole with all that it imports, is told at its element alone, once the page has been read:
 * a page of a former release that some cache still had, or a gateway's error. Scripts from elsewhere are not the product's,
 * but what extensions and virus scanners put into pages, also while it is used, and the policy refuses.
 *
 * @param {readonly [string, string]} tooOld a heading and a sentence
 * @param {readonly [string, string, string]} lost the same, and what leads on
 */
function tellWhyNot(tooOld, lost) {
  const root = document.getElementById('root');
  let works;
  function tell(words) {
    const page = document.createElement('main');
    page.className = 'error-view';
    page.setAttribute('role', 'alert');
    page.appendChild(document.createElement('h1')).textContent = words[0];
    page.appendChild(document.createElement('p')).textContent = words[1];
    if (words[2]) {
      const button = page.appendChild(document.createElement('button'));
      button.className = 'plain-button plain-button-main';
      button.textContent = words[2];
      button.onclick = function () {
        location.reload();
      };
    }
    if (root && root.parentNode) {
      root.parentNode.replaceChild(page, root);
    }
  }
  try {
    works = CSS.supports('selector(:has(a))') && CSS.supports('height', '1dvh') && Boolean(new RegExp('(?<=a)'));
  } catch (error) {
    works = !error;
  }
  if (!works) {
    tell(tooOld);
  }
  addEventListener(
    'error',
    function (event) {
      if (event.target.type === 'module' && event.target.src.indexOf(location.origin) === 0) {
        tell(lost);
      }
    },
    true,
  );
}
