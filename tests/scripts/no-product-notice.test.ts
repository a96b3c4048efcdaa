// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { noProductNotice } from '../../scripts/support/no-product-notice.mjs';

const html = '<body>\n    <div id="root"></div>\n    <template></template>\n  </body>';

/** What the browser of a visitor can do. */
function browserWith(features: readonly string[]): void {
  vi.stubGlobal('CSS', { supports: (...asked: readonly string[]) => features.includes(asked.join(':')) });
}

const all = ['selector(:has(a))', 'height:1dvh'];

describe('who comes with a browser that is too old', () => {
  let script = '';

  beforeEach(() => {
    script = /<script>(.*)<\/script>/u.exec(transform(html))?.[1] ?? '';
    document.body.innerHTML = '<div id="root"></div>';
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each<readonly [string, readonly string[]]>([
    ['Firefox 115 on Windows 7', ['height:1dvh']],
    ['Chrome 107', ['selector(:has(a))']],
  ])('S-04 X-02 is told which to take, in the place of the product: %s', (_, features) => {
    browserWith(features);
    runInThisContext(script);
    expect(document.getElementById('root')).toBeNull();
    const page = document.querySelector('main');
    expect(page?.querySelector('h1')?.textContent).toBe('Trình duyệt này quá cũ');
    expect(page?.querySelector('p')?.textContent).toMatch(/Chrome, Edge từ bản 109, Firefox từ bản 128, .*16\.4/u);
  });

  it('S-04 X-02 is told so where nothing can be asked, as in Internet Explorer, and where the product’s code cannot be read', () => {
    vi.stubGlobal('CSS', undefined);
    runInThisContext(script);
    expect(document.querySelector('main h1')).not.toBeNull();

    document.body.innerHTML = '<div id="root"></div>';
    browserWith(all);
    // As one that does not know the pattern, it throws when it is to make it.
    vi.stubGlobal('RegExp', () => undefined);
    runInThisContext(script);
    expect(document.querySelector('main h1')).not.toBeNull();
  });

  it('S-04 nobody else sees anything of it', () => {
    browserWith(all);
    runInThisContext(script);
    expect(document.body.innerHTML).toBe('<div id="root"></div>');
  });

  it('S-04 X-05 where the code of the product does not come, the page says so and can be loaded again', () => {
    browserWith(all);
    runInThisContext(script);
    document.body.append(failed('module', '/assets/index-of-a-former-release.js'));
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(document.getElementById('root')).toBeNull();
    const page = document.querySelector('[role=alert]');
    expect(page?.querySelector('h1')?.textContent).toBe('Không tải được ứng dụng');
    expect(page?.querySelector('button')?.textContent).toBe('Tải lại trang');
  });

  it('S-04 what scanners and extensions put into the page, and the policy refuses, is no code of the product', () => {
    browserWith(all);
    runInThisContext(script);
    for (const foreign of [
      failed('', 'https://scanner.example/main.js'),
      failed('module', 'chrome-extension://abcdef/injected.js'),
    ]) {
      document.body.append(foreign);
      foreign.dispatchEvent(new Event('error'));
    }
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
    expect(document.getElementById('root')).not.toBeNull();
  });

  it('X-02 the script is read by every browser since Internet Explorer 11, and writes no markup', () => {
    expect(script).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\bclass\b|\basync\b|\bof\b|catch \{|innerHTML/u);
    expect(script).not.toContain('</');
  });

  it('a page without a place for the product is no page of it', () => {
    expect(() => transform('<body></body>')).toThrow('index.html has no <div id="root"></div>');
  });
});

function failed(type: string, address: string): HTMLScriptElement {
  // Inert until it is asked for: the test tells of its failure itself.
  return Object.assign(document.createElement('script'), { type, src: address });
}

function transform(page: string): string {
  const { transformIndexHtml } = noProductNotice as unknown as {
    readonly transformIndexHtml: { readonly handler: (html: string) => string };
  };
  return transformIndexHtml.handler(page);
}
