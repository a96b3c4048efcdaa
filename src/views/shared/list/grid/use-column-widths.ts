import { useMemo } from 'react';

import type { ListPreferences } from '../list-preferences';
import { widthBounds, type ColumnWidths } from './width-bounds';

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
