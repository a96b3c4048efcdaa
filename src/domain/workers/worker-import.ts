import { isBlankCell } from '../import/cell-values';
import type { ImportRow } from '../import/import-row';
import { readCells } from '../import/read-cells';
import { otherRows, rowsInWords } from '../import/rows-in-words';
import type { SheetRow } from '../import/sheet';
import { validationErrorsOf, type FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import { emptyContract } from './contract-schema';
import type { WorkerInput } from './worker';
import { exampleCitizenId, workerImportColumns, type WorkerImportField } from './worker-import-columns';
import { createWorkerChoices, type WorkerReferences } from './worker-import-choices';
import { emptyWorker, normalizeWorker } from './worker-input';
import { workerSchema } from './worker-schema';

type Value = string | number;

/**
 * Reads a row of a file as a worker: names become codes, then the form's own rules check the whole, so that a file lets
 * through exactly what the form would. Every error names the column it belongs to. What only all rows together show is
 * left to `withDuplicates`.
 *
 * @param today ISO date; "not in the future" is measured by it.
 */
export function createWorkerRowReader(
  references: WorkerReferences,
  today: string,
): (row: SheetRow) => ImportRow<WorkerInput> {
  const choices = createWorkerChoices(references);
  const schema = workerSchema({ today });
  return (row) => {
    const { values, errors } = readCells(row, workerImportColumns, choices, certainDigits);
    const input = normalizeWorker(workerOf(row.cells, values));
    const unread = new Set(errors.map(({ field }) => field));
    const broken = validationErrorsOf(schema, input).filter(({ field }) => !unread.has(field));
    return { ...row, input, errors: [...errors, ...exampleErrors(input), ...broken] };
  };
}

const certainDigits = { soCccd: exampleCitizenId.length };

const contractStart = 'hopDong[0].';

/** The worker of one row. A value that is missing or unreadable is blank, for the rules to say what is needed. */
function workerOf(cells: SheetRow['cells'], values: ReadonlyMap<WorkerImportField, Value>): WorkerInput {
  const entries = [...values].map(([field, value]): [string, Value] => [field, value]);
  const person = entries.filter(([field]) => !field.startsWith(contractStart));
  const contract = entries
    .filter(([field]) => field.startsWith(contractStart))
    .map(([field, value]): [string, Value] => [field.slice(contractStart.length), value]);
  const hasContract = Object.entries(cells).some(
    ([field, cell]) => field.startsWith(contractStart) && !isBlankCell(cell),
  );
  const unchosen = { hinhThucDi: null, tinhTrang: null };
  return {
    ...emptyWorker(),
    gioiTinh: null,
    ...Object.fromEntries(person),
    hopDong: hasContract ? [{ ...emptyContract(), ...unchosen, ...Object.fromEntries(contract) }] : [],
  } as unknown as WorkerInput;
}

/** The template's own row is nobody's. */
function exampleErrors({ soCccd }: WorkerInput): readonly FieldError[] {
  return soCccd === exampleCitizenId ? [{ field: 'soCccd', ...validationMessage('exampleRow') }] : [];
}

/** Identity and passport numbers that several rows of the file claim are errors of all of them. */
export function withDuplicates(rows: readonly ImportRow<WorkerInput>[]): readonly ImportRow<WorkerInput>[] {
  const claims = (['soCccd', 'soHoChieu'] as const).map((field) => ({
    field,
    rowNumbers: rowNumbersBy(rows, ({ input }) => input[field] ?? ''),
  }));
  return rows.map((row) => {
    const errors = claims.flatMap(({ field, rowNumbers }): readonly FieldError[] => {
      const others = otherRows(rowNumbers.get(row.input[field] ?? '') ?? [], row.rowNumber);
      const isFaulty = others.length === 0 || row.errors.some((error) => error.field === field);
      return isFaulty ? [] : [{ field, ...validationMessage('duplicateRow', { rows: rowsInWords(others) }) }];
    });
    return errors.length === 0 ? row : { ...row, errors: [...row.errors, ...errors] };
  });
}

function rowNumbersBy(
  rows: readonly ImportRow<WorkerInput>[],
  valueOf: (row: ImportRow<WorkerInput>) => string,
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== '') {
      found.set(value, [...(found.get(value) ?? []), row.rowNumber]);
    }
  }
  return found;
}
