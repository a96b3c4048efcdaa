import { useEffect, useState } from 'react';

import { isMasked } from '@/domain/format/identities';
import { conditionsKey } from '@/machines/lists/list-machine';
import { useTexts } from '@/views/app/localization-context';

import { ExportFrame } from './export-frame';
import type { ListDescription, ListRow } from '../list-description';
import { listSpreadsheet } from './list-spreadsheet';
import { exportTexts } from './export-texts';
import type { ListView } from '../list-view';
import { selectionTexts } from '../bulk/selection-texts';
import { listExportCalls, useExport } from './use-export';

export type ExportDialogProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[];
  /** How many rows the list finds; `undefined` while it shows those of other conditions than are in force. */
  readonly total: number | undefined;
  /** The rows that are exported, where it is not everything that the list finds. */
  readonly chosen?: readonly Row[];
  /** Stable. */
  readonly onClose: () => void;
};

/**
 * The export of a list: all that it finds, or the rows that were chosen. The list may find others meanwhile, for the
 * browser's Back changes what it shows below a dialog: the question about what it found before ends with that, and a file
 * that is being made is the one that was asked for.
 */
export function ExportDialog<Row extends ListRow>({ view, rows, total, chosen, onClose }: ExportDialogProps<Row>) {
  const texts = useTexts(exportTexts);
  const selections = useTexts(selectionTexts);
  const { description, names, formats, query, text } = view;
  const columns = description.columns.map((column) => ({ ...column, headerText: text(column.header) }));
  const conditions = conditionsKey(query);
  const [asked] = useState({ query, conditions });
  const known = chosen?.length ?? (conditions === asked.conditions ? total : undefined);
  const exportRef = useExport(
    listExportCalls(chosen === undefined ? description : listOf(description, chosen), (exported) =>
      listSpreadsheet(text(description.title), columns, exported, names),
    ),
    // Nobody is refused by a number that is not known: the first page brings it.
    { query: asked.query, total: known ?? 0, most: description.mostExported, isGrowing: description.isGrowing },
  );

  useEffect(() => {
    if (conditions !== asked.conditions && !exportRef.getSnapshot().hasTag('busy')) {
      onClose();
    }
  }, [conditions, asked, exportRef, onClose]);

  return (
    <ExportFrame exportRef={exportRef} total={known} onClose={onClose}>
      {sentence()}
      {hasMasked() ? ` ${texts('export.masked')}` : ''}
    </ExportFrame>
  );

  function sentence(): string {
    if (known === undefined) {
      return texts('export.beforeAll');
    }
    const n = formats.number(known);
    return chosen === undefined ? texts('export.before', { n }) : selections('selection.exported', { n });
  }

  function hasMasked(): boolean {
    return rows.some((row) =>
      description.columns.some((column) => {
        const value = column.value(row, names);
        return typeof value === 'string' && isMasked(value);
      }),
    );
  }
}

/** The list as if it had found these rows and no others. */
function listOf<Row extends ListRow>(description: ListDescription<Row>, rows: readonly Row[]): ListDescription<Row> {
  return {
    ...description,
    load: (_, { page, pageSize }) =>
      Promise.resolve({ totalCount: rows.length, items: rows.slice(page * pageSize, (page + 1) * pageSize) }),
  };
}
