import { useMemo } from 'react';

import { widthBounds } from './column-width';
import type { ListPreferences } from './list-preferences';

/** How wide a person wants the columns of a list. */
export type ColumnWidths = {
  /** By field, in pixels of compact letters. */
  readonly chosen: ListPreferences['widths'];
  readonly keep: (field: string, width: number) => void;
  /** All columns are as wide again as the list has them. */
  readonly forget: () => void;
};

/** The widths among a list's preferences; they are a matter of the screen, so that no link carries them. */
export function useColumnWidths(
  chosen: ListPreferences['widths'],
  remember: (change: (kept: ListPreferences) => ListPreferences) => void,
): ColumnWidths {
  return useMemo(
    () => ({
      chosen,
      keep: (field, width) => {
        const bounded = Math.min(Math.max(Math.round(width), widthBounds.least), widthBounds.most);
        remember((kept) => ({ ...kept, widths: { ...kept.widths, [field]: bounded } }));
      },
      forget: () => {
        remember((kept) => ({ ...kept, widths: {} }));
      },
    }),
    [chosen, remember],
  );
}
