import { importRowsPerCall } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { ImportResult, ImportRow } from '@/domain/import/import-row';
import { createImportMachine } from '@/machines/lists/import-machine';

import type { WalkDescription } from '../../support/machine-walk';

const machine = createImportMachine<number>();

const key = '0b54e6a2-6d0c-4f59-9c62-3f6a0a5a0000';
const row = (input: number): ImportRow<number> => ({ rowNumber: input + 2, cells: {}, input, errors: [] });
const rows = Array.from({ length: importRowsPerCall + 1 }, (_, index) => row(index));
const results = (count: number): ImportResult[] => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

export const imports: WalkDescription<typeof machine> = {
  machine,
  events: {
    'file.choose': [{ type: 'file.choose', file: new File(['PK'], 'a.xlsx'), key }],
    'file.retry': [{ type: 'file.retry' }],
    'file.drop': [{ type: 'file.drop' }],
    'preview.change': [
      { type: 'preview.change', preview: { rows, remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 } } },
    ],
    'preview.touch': [{ type: 'preview.touch' }],
    'import.start': [{ type: 'import.start' }],
    'import.stop': [{ type: 'import.stop' }],
    'import.resume': [{ type: 'import.resume' }],
    'import.finish': [{ type: 'import.finish' }],
  },
  calls: {
    readFile: {
      outputs: [
        { rows, remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 } },
        { rows: [], remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 } },
      ],
      errors: [new AppError('import.broken')],
    },
    sendRows: { outputs: [results(importRowsPerCall), results(1)], errors: [new AppError('network.unreachable')] },
  },
  project: ({ value, context }) => [value, context.rows.length, context.results.length, context.error?.code],
};
