// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { Dialog, Drawer } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { maskAnimationMs, mobileMaxWidthPx } from '@/domain/constants';
import { theme } from '@/views/app/theme/theme';

const read = (path: string) => readFileSync(path, 'utf8');

describe('the breakpoint of the mobile layout', () => {
  it('K-01 S-07 is the constant’s in the theme, which has no figure of its own for it', () => {
    expect(theme.breakpoints.values.md).toBe(mobileMaxWidthPx + 1);
    expect(read('src/views/app/theme/theme.ts')).not.toMatch(
      new RegExp(`\\b${mobileMaxWidthPx}|${mobileMaxWidthPx + 1}\\b`),
    );
  });

  it.each(['src/views/app/stage/app-frame.css', 'src/views/account/sign-in/sign-in.css'])(
    'K-01 S-07 is the constant’s where a style sheet has to write it: %s',
    (path) => {
      const queries = [...read(path).matchAll(/@media[^{]*width[^{]*/gu)].map(([query]) => query.trim());
      expect(queries).toEqual([`@media (min-width: ${mobileMaxWidthPx + 1}px)`]);
    },
  );
});

describe('the mask behind what lies over the page', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const dialog = (isOpen: boolean) => <Dialog open={isOpen}>Nội dung</Dialog>;
  const drawer = (isOpen: boolean) => <Drawer open={isOpen}>Nội dung</Drawer>;

  it.each([
    ['a dialog', dialog],
    ['a drawer', drawer],
  ])('W-05 K-01 comes and goes in the time of the constant: %s', (_, layer) => {
    vi.useFakeTimers();
    const show = shown(layer(false));
    show(layer(true));
    expect(mask()?.style.transition).toContain(`opacity ${maskAnimationMs}ms`);
    pass(maskAnimationMs);

    show(layer(false));
    expect(mask()?.style.transition).toContain(`opacity ${maskAnimationMs}ms`);
    // What it belongs to stays until it has gone, or it would be cut off.
    pass(maskAnimationMs - 1);
    expect(mask()).not.toBeNull();
    pass(1);
    expect(mask()).toBeNull();
  });

  it('W-05 takes no time where a dialog takes none', () => {
    shown(
      <Dialog open transitionDuration={0}>
        Nội dung
      </Dialog>,
    );
    expect(mask()?.style.transition).toContain('opacity 0ms');
  });

  it('W-05 is there and gone at once for who wants no motion, as everything is', () => {
    const [, reduced = ''] = read('src/views/app/theme/tokens.css').split('@media (prefers-reduced-motion: reduce)');
    expect(reduced).toMatch(/^ \{\s*\*,[^}]*transition-property: none !important;/u);
    shown(dialog(true));
    expect(mask()?.style.getPropertyPriority('transition')).toBe('');
  });
});

/** Draws a layer in the theme; answers how to draw it anew. */
function shown(layer: ReactElement) {
  const within = (content: ReactElement) => <ThemeProvider theme={theme}>{content}</ThemeProvider>;
  const { rerender } = render(within(layer));
  return (next: ReactElement) => {
    rerender(within(next));
  };
}

function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

function mask(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.MuiBackdrop-root');
}
