import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import type { Page } from '@/domain/abp/paging';
import { largestPageSize } from '@/domain/constants';
import type { ListQuery } from '@/domain/lists/list-query';
import { createExportMachine, type ExportInput, type ExportRef } from '@/machines/export-machine';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import { exportFileName } from './list-spreadsheet';
import type { ListDescription, ListRow } from './list-description';

/** Starts an export's machine; it ends with its dialog, and every call it has begun with it. */
export function useExport<Row extends ListRow>(
  description: ListDescription<Row>,
  input: ExportInput,
  spreadsheetOf: (rows: readonly Row[]) => Spreadsheet,
): ExportRef<Row> {
  const services = useServices();
  const [logic] = useState(() => exportLogic(description, services, spreadsheetOf));
  return useActorRef(logic, { input });
}

function exportLogic<Row extends ListRow>(
  { load, exportName }: ListDescription<Row>,
  services: Services,
  spreadsheetOf: (rows: readonly Row[]) => Spreadsheet,
) {
  return createExportMachine<Row>().provide({
    actors: {
      fetchPage: fromCall<Page<Row>, { readonly query: ListQuery }>((input, signal) =>
        load(services, input.query, signal),
      ),
      writeFile: fromCall<Blob, { readonly rows: readonly Row[] }>(({ rows }, signal) => {
        const first = spreadsheetOf(rows.slice(0, largestPageSize));
        return rows.length <= largestPageSize
          ? services.spreadsheets.write(first, signal)
          : services.spreadsheets.write(first, signal, furtherSlices(rows, spreadsheetOf));
      }),
      saveFile: fromCall<void, { readonly file: Blob }>((input) => {
        services.spreadsheets.save(input.file, exportFileName(exportName, Date.now()));
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
    yield spreadsheetOf(rows.slice(start, start + largestPageSize)).rows;
  }
}
