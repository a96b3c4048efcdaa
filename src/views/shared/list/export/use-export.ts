import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import type { Page } from '@/domain/abp/paging';
import { largestPageSize } from '@/domain/constants';
import type { ListQuery } from '@/domain/lists/list-query';
import {
  createExportMachine,
  type ExportedFile,
  type ExportedRows,
  type ExportInput,
  type ExportPage,
  type ExportRef,
  type ExportRow,
} from '@/machines/lists/export-machine';
import type { Spreadsheet, SpreadsheetWriter } from '@/services/spreadsheet/spreadsheet-writer';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../../from-call';
import type { ListDescription, ListRow } from '../list-description';
import { exportFileName } from './list-spreadsheet';
import { useExportFormat } from './use-export-format';

/** In what one export differs from another. Its calls reject with an `AppError`. */
export type ExportCalls<Row extends ExportRow, Query> = {
  /** First part of the file's name. @example 'CSDL_NguoiLaoDong' */
  readonly fileName: string;
  readonly fetchPage: (services: Services, query: Query, page: ExportPage, signal: AbortSignal) => Promise<Page<Row>>;
  /** Makes the file of all rows, and does whatever has to be done before it is handed over. */
  readonly writeFile: (services: Services, wanted: ExportedRows<Row>, signal: AbortSignal) => Promise<Blob>;
};

/**
 * Starts an export's machine; it ends with its dialog, and every call it has begun with it.
 *
 * @param calls As they are when first drawn; what is asked for belongs in the input's query.
 */
export function useExport<Row extends ExportRow, Query extends object>(
  calls: ExportCalls<Row, Query>,
  input: Omit<ExportInput<Query>, 'format'>,
): ExportRef<Row, Query> {
  const services = useServices();
  const [format] = useExportFormat();
  const [logic] = useState(() => exportLogic(calls, services));
  return useActorRef(logic, { input: { ...input, format } });
}

/** The calls of a list's export: its own pages, written slice by slice. */
export function listExportCalls<Row extends ListRow>(
  { load, exportName }: ListDescription<Row>,
  spreadsheetOf: (rows: readonly Row[]) => Spreadsheet,
): ExportCalls<Row, ListQuery> {
  return {
    fileName: exportName,
    fetchPage: (services, query, page, signal) => load(services, { ...query, ...page }, signal),
    writeFile: ({ spreadsheets }, wanted, signal) => writeSliced(spreadsheets, wanted, spreadsheetOf, signal),
  };
}

/**
 * Has a file of any number of rows written without holding up the page.
 *
 * @param spreadsheetOf The whole file with these rows alone, on its last sheet.
 */
export function writeSliced<Row>(
  spreadsheets: SpreadsheetWriter,
  { rows, format }: ExportedRows<Row>,
  spreadsheetOf: (rows: readonly Row[]) => Spreadsheet,
  signal: AbortSignal,
): Promise<Blob> {
  const first = spreadsheetOf(rows.slice(0, largestPageSize));
  return spreadsheets.write(first, signal, {
    format,
    ...(rows.length <= largestPageSize ? {} : { moreRows: furtherSlices(rows, spreadsheetOf) }),
  });
}

function exportLogic<Row extends ExportRow, Query extends object>(
  { fileName, fetchPage, writeFile }: ExportCalls<Row, Query>,
  services: Services,
) {
  return createExportMachine<Row, Query>().provide({
    actors: {
      fetchPage: fromCall<Page<Row>, ExportPage & { readonly query: Query }>(({ query, ...page }, signal) =>
        fetchPage(services, query, page, signal),
      ),
      writeFile: fromCall<Blob, ExportedRows<Row>>((wanted, signal) => writeFile(services, wanted, signal)),
      saveFile: fromCall<void, ExportedFile>(({ file, format }) => {
        services.spreadsheets.save(file, exportFileName(fileName, Date.now(), format));
        return Promise.resolve();
      }),
    },
  });
}

/** The rows behind the first slice, turned into cells only when they are asked for: no slice holds up the page. */
function* furtherSlices<Row>(
  rows: readonly Row[],
  spreadsheetOf: (rows: readonly Row[]) => Spreadsheet,
): Iterable<Spreadsheet['rows']> {
  for (let start = largestPageSize; start < rows.length; start += largestPageSize) {
    const { rows: ofFirst, furtherSheets } = spreadsheetOf(rows.slice(start, start + largestPageSize));
    yield furtherSheets?.at(-1)?.rows ?? ofFirst;
  }
}
