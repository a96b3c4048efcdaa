import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { darkPalette, fontFamily, lightPalette } from '@/views/app/theme/theme-tokens';

const css = readFileSync(new URL('../../../src/views/app/theme/tokens.css', import.meta.url), 'utf8');

describe('the palette, written down twice', () => {
  it.each([
    ['light', lightPalette],
    ['dark', darkPalette],
  ] as const)('is the same in tokens.css as in the theme: %s', (mode, palette) => {
    const written = propertiesOf(mode);
    const shared = {
      '--primary': palette.primary.main,
      '--primary-strong': palette.primary.dark,
      '--on-primary': palette.primary.contrastText,
      '--text': palette.text.primary,
      '--text-quiet': palette.text.secondary,
      '--line': palette.divider,
      '--page': palette.background.default,
      '--paper': palette.background.paper,
      '--danger': palette.error.main,
      '--attention': palette.warning.main,
    };
    const expected = Object.fromEntries(Object.entries(shared).map(([name, colour]) => [name, colour.toLowerCase()]));
    expect(Object.fromEntries(Object.keys(shared).map((name) => [name, written.get(name)?.toLowerCase()]))).toEqual(
      expected,
    );
  });

  it.each([
    ['light', lightPalette],
    ['dark', darkPalette],
  ] as const)('parts the rows of tables by the line that parts everything else: %s', (_, palette) => {
    expect(palette.TableCell.border).toBe(palette.divider);
  });

  it('lets the browser tick its own boxes in the theme’s colour, in the scheme of either mode', () => {
    expect(css).toMatch(/html \{\s*accent-color: var\(--primary\);/u);
    expect(blockOf('light')).toContain('color-scheme: light;');
    expect(blockOf('dark')).toContain('color-scheme: dark;');
  });

  it('names one typeface', () => {
    expect(css).toContain(`font-family: ${fontFamily};`);
  });
});

function blockOf(mode: string): string {
  return new RegExp(`\\[data-mode='${mode}'\\] \\{([^}]*)\\}`, 'u').exec(css)?.[1] ?? '';
}

/** The custom properties of a mode's block. */
function propertiesOf(mode: string): ReadonlyMap<string, string> {
  return new Map(
    [...blockOf(mode).matchAll(/(--[\w-]+): ([^;]+);/gu)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
}
