import type * as columnsModule from '@/domain/fund-reports/line-import-columns';
import type * as workbookModule from '@/services/spreadsheet/workbook';
import type { Locator } from '@playwright/test';

import { loadTypeScript } from '../../../scripts/support/load-typescript.mjs';

/** A worker of a fund report by the fields of the import's columns; days in ISO form, entries of lists by their names. */
export type Worker = Readonly<Record<string, string | number>>;

/** Puts rows into the workers’ table of a report as copied from a spreadsheet; its columns are those of the import. */
export async function pasteWorkers(cell: Locator, rows: readonly Worker[]) {
  const columns = await loadColumns();
  const text = rows.map((row) => columns.map(({ field, kind }) => typed(row[field] ?? '', kind)).join('\t')).join('\n');
  await cell.evaluate((input, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A filled-in template, made as the product makes its files, as a file to choose. */
export async function workbookOf(rows: readonly Worker[]) {
  const columns = await loadColumns();
  const { workbookBytes } = await loadTypeScript<typeof workbookModule>('src/services/spreadsheet/workbook.ts');
  const bytes = await workbookBytes({
    sheetName: 'Du lieu',
    columns: columns.map(({ heading, width, kind }) => ({
      header: heading,
      width,
      kind: kind === 'date' || kind === 'number' ? kind : 'text',
    })),
    rows: rows.map((row) => columns.map(({ field }) => row[field] ?? null)),
  });
  return {
    name: 'lao-dong.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  };
}

async function loadColumns() {
  const { lineImportColumns } = await loadTypeScript<typeof columnsModule>(
    'src/domain/fund-reports/line-import-columns.ts',
  );
  return lineImportColumns;
}

function typed(value: string | number, kind: string): string {
  return kind === 'date' ? String(value).split('-').reverse().join('/') : String(value);
}
