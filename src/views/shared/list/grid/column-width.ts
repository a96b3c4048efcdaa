import type { ListColumn, ListRow } from '../list-description';
import type { ListView } from '../list-view';
import { widthBounds } from './width-bounds';

/** One width, or a share of the room that is left, from a least width on. Pixels. */
export type ColumnWidth =
  { readonly width: number; readonly minWidth: number } | { readonly flex: number; readonly minWidth: number };

/**
 * How wide a column of a list is: what the person has set it to; else words take the room that is left, and without any
 * words all columns share it.
 *
 * @param scale Of the density's letters.
 */
export function columnWidth<Row extends ListRow>(
  { columns, widths }: ListView<Row>,
  column: ListColumn<Row>,
  scale: number,
): ColumnWidth {
  const chosen = widths.chosen[column.field];
  const width = Math.round((chosen ?? column.width) * scale);
  const takesRoom = column.kind === 'text' || !columns.some(({ kind }) => kind === 'text');
  return takesRoom && chosen === undefined
    ? { flex: width, minWidth: width }
    : { width, minWidth: Math.round(widthBounds.least * scale) };
}
