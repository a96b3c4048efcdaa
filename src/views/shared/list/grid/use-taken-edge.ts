import type { useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useRef, type RefObject } from 'react';

import { widthBounds } from './width-bounds';

/**
 * Lets whoever takes hold of a column's edge make it as narrow as they like. Until then a column of words takes the room
 * that is left and is never narrower than the list has it; the grid asks for that least width while it is dragged.
 *
 * @param scale Of the density's letters.
 * @returns the width that the column had when its edge was taken: let go there, nothing was chosen
 */
export function useTakenEdge(apiRef: ReturnType<typeof useGridApiRef>, scale: number): RefObject<number | undefined> {
  const takenAt = useRef<number>(undefined);
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnResizeStart', ({ field }) => {
        const column = apiRef.current?.getColumn(field);
        takenAt.current = column?.computedWidth;
        // The grid itself writes into what it holds of the column as long as it is dragged, and tells nobody before.
        if (column !== undefined) {
          Object.assign(column, {
            flex: 0,
            width: column.computedWidth,
            minWidth: Math.round(widthBounds.least * scale),
          });
        }
      }),
    [apiRef, scale],
  );
  return takenAt;
}
