import { Later } from '../loading/later';
import type { ListRow } from '../list/list-description';
import { loadedLater, type LoadedLater } from '../loading/loaded-later';
import type { ListPrintProps } from './list-print';

/** The paper of every list; its code is no part of a first visit. */
export const listPaper = loadedLater(() => import('./list-print').then(({ ListPrint }) => ListPrint));

/** What a list has found, as a paper. */
export function PrintedList<Row extends ListRow>(props: ListPrintProps<Row>) {
  // A component that is fetched cannot carry the row type; the paper is the same one for every row.
  return <Later part={listPaper as unknown as LoadedLater<ListPrintProps<Row>>} props={props} />;
}
