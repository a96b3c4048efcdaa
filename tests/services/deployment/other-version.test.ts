import { afterEach, describe, expect, it, vi } from 'vitest';

import { hasOtherVersion } from '@/services/deployment/other-version';

const own = 'https://quy.example.vn/assets/index-B4x.js';
const page = (script: string) => `<!doctype html><html><head>${script}</head><body></body></html>`;

afterEach(() => {
  vi.unstubAllGlobals();
});

function serve(text: string, status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(`${input} ${init.cache ?? ''}`);
    return Promise.resolve(new Response(text, { status, headers: { 'Content-Type': 'text/html' } }));
  });
  return asked;
}

const check = (script: string | undefined = own) => hasOtherVersion(script, new AbortController().signal);

describe('whether the server has another version', () => {
  it.each([
    ['the same script', '<script type="module" crossorigin src="/assets/index-B4x.js"></script>', false],
    ['another script', '<script type="module" crossorigin src="/assets/index-C9z.js"></script>', true],
    ['attributes in another order', '<script src="/assets/index-C9z.js" type="module"></script>', true],
    [
      'a script without an address before it',
      '<script type="module">1</script><script type=module src=/assets/index-B4x.js></script>',
      false,
    ],
  ])('is told by the start page: %s', async (_, script, isOther) => {
    const asked = serve(page(script));

    await expect(check()).resolves.toBe(isOther);
    expect(asked).toEqual(['/index.html no-cache']);
  });

  it.each([
    ['a page of a captive portal', '<h1>Wi-Fi</h1>', 200, 'response.malformed'],
    ['a failing server', '', 503, 'network.unreachable'],
  ])('cannot be told from %s', async (_, text, status, code) => {
    serve(page(text), status);
    await expect(check()).rejects.toMatchObject({ code });
  });

  it('is not asked where the page does not know its own script', async () => {
    const asked = serve(page(''));
    await expect(hasOtherVersion(undefined, new AbortController().signal)).resolves.toBe(false);
    expect(asked).toEqual([]);
  });
});
