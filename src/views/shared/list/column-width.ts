import type { ListColumn, ListRow } from './list-description';
import type { ListView } from './list-view';

/** One width, or a share of the room that is left, from a least width on. Pixels. */
export type ColumnWidth =
  { readonly width: number; readonly minWidth: number } | { readonly flex: number; readonly minWidth: number };

const leastWidth = 64;

/**
 * How wide a column of a list is. Words take the room that is left; without any, all columns share it.
 *
 * @param scale Of the density's letters.
 */
export function columnWidth<Row extends ListRow>(
  { columns }: ListView<Row>,
  column: ListColumn<Row>,
  scale: number,
): ColumnWidth {
  const width = Math.round(column.width * scale);
  const takesRoom = column.kind === 'text' || !columns.some(({ kind }) => kind === 'text');
  return takesRoom ? { flex: width, minWidth: width } : { width, minWidth: leastWidth };
}
