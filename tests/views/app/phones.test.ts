import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

describe('what a phone does to a page', () => {
  it('S-07 no layer reaches below the bar of the browser, where nobody could scroll to its last entry: signing out', () => {
    const paths = readdirSync(new URL('src/views', root), { recursive: true, encoding: 'utf8' });
    const styled = paths.filter((path) => /\.(?:tsx?|css)$/u.test(path));
    const tooHigh = styled.filter((path) => /max-?height:[^;\n]*100vh/iu.test(read(`src/views/${path}`)));
    expect(styled.length).toBeGreaterThan(500);
    expect(tooHigh).toEqual([]);
  });

  it('V-01 no field has letters so small that iOS enlarges the page for it', () => {
    const [, rule = ''] =
      /@supports \(-webkit-touch-callout: none\) \{([^}]*)\}/u.exec(read('src/views/app/theme/tokens.css')) ?? [];
    expect(rule.replaceAll(/\s+/gu, ' ')).toBe(' input, select, textarea { font-size: max(1rem, 16px) !important; ');
  });
});
