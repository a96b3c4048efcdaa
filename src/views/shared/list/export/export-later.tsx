import { Later } from '../../loading/later';
import { loadedLater, type LoadedLater } from '../../loading/loaded-later';
import type { ExportDialogProps } from './export-dialog';
import type { ListRow } from '../list-description';

/** The dialog of every list's export; its code is no part of a first visit. */
export const listExport = loadedLater(() => import('./export-dialog').then(({ ExportDialog }) => ExportDialog));

/** The export of a list, or of the rows that were chosen in it. */
export function ListExport<Row extends ListRow>(props: ExportDialogProps<Row>) {
  // A component that is fetched cannot carry the row type; the dialog is the same one for every row.
  return <Later part={listExport as unknown as LoadedLater<ExportDialogProps<Row>>} props={props} />;
}
