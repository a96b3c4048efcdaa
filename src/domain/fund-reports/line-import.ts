import type { CellReading } from '../import/cell-values';
import { wholeRow, type ImportRow } from '../import/import-row';
import { readCells } from '../import/read-cells';
import { createReferenceReader, type ReferenceReader } from '../import/reference-index';
import { otherRows, rowsInWords } from '../import/rows-in-words';
import type { SheetRow } from '../import/sheet';
import type { LookupItem } from '../lookups/lookup';
import { sexes } from '../reference/person-lists';
import { validationErrorsOf, type FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import type { FundReportLineInput } from './fund-report';
import { createContractIndex, workerKey } from './contract-index';
import { mostReportLines } from './line-checks';
import { exampleCitizenId, lineImportColumns, yesAndNo, type LineImportField } from './line-import-columns';
import { blankLine, normalizeLine, type TypedLine } from './line-input';
import { fundReportLineSchema } from './line-schema';
import type { Period } from './period';

/** What the back end knows of the lists that a file names entries of. */
export type LineReferences = {
  readonly markets: readonly LookupItem[];
  readonly occupations: readonly LookupItem[];
};

type Value = string | number | boolean;

/**
 * Reads a row of a file as a line of a period's report: names become codes, then the form's own rules check the whole, so
 * that a file lets through exactly what the form would.
 */
export function createLineRowReader(
  references: LineReferences,
  period: Period,
): (row: SheetRow) => ImportRow<FundReportLineInput> {
  const choices = choiceReaders(references);
  const schema = fundReportLineSchema(period);
  return (row) => {
    const { values, errors } = readCells<LineImportField, Value>(
      row,
      lineImportColumns,
      (field, cell) => choices[field]?.(cell) ?? noChoice,
      { soCccd: exampleCitizenId.length },
    );
    const input = normalizeLine({ ...blankLine(), ...Object.fromEntries(values) } as TypedLine);
    const unread = new Set(errors.map(({ field }) => field));
    const broken = validationErrorsOf(schema, input).filter(({ field }) => !unread.has(field));
    return { ...row, input, errors: [...errors, ...exampleErrors(input), ...broken] };
  };
}

type Row = ImportRow<FundReportLineInput>;

/**
 * Adds the errors of rows that say the same worker with the same contract as another row of the file, or as a line that
 * the report has already (`QuyHoTro:01007`), of those that give one passport to several workers, and of those for which
 * the report has no place left.
 *
 * @param stored The report's lines in their order.
 */
export function withOtherLines(stored: readonly FundReportLineInput[]) {
  const places = indexOf(stored.map((input, place) => ({ input, rowNumber: place + 1 })));
  return (rows: readonly Row[]): readonly Row[] => {
    const rowNumbers = indexOf(rows);
    const judged = rows.map((row): Row => {
      const added = (['soCccd', 'soHoChieu'] as const).flatMap((field): readonly FieldError[] => {
        const isFaulty = row.errors.some((error) => error.field === field);
        const others = otherRows(rowNumbers[field](row.input), row.rowNumber);
        const [place] = places[field](row.input);
        if (isFaulty || (others.length === 0 && place === undefined)) {
          return [];
        }
        const message =
          others.length === 0
            ? validationMessage('inReport', { rows: String(place) })
            : validationMessage('duplicateRow', { rows: rowsInWords(others) });
        return [{ field, ...message }];
      });
      return added.length === 0 ? row : { ...row, errors: [...row.errors, ...added] };
    });
    return withinReport(judged, mostReportLines - stored.length);
  };
}

/** Finds rows by what only one worker, or one contract of his, may have. */
function indexOf(rows: readonly Pick<Row, 'input' | 'rowNumber'>[]) {
  const contracts = createContractIndex<number>();
  const passports = new Map<string, { readonly worker: string; readonly rowNumber: number }[]>();
  for (const { input, rowNumber } of rows) {
    contracts.add(input, rowNumber);
    const worker = workerKey(input);
    if (worker !== '') {
      const holders = passports.get(input.soHoChieu) ?? [];
      holders.push({ worker, rowNumber });
      passports.set(input.soHoChieu, holders);
    }
  }
  return {
    soCccd: (line: FundReportLineInput): Iterable<number> => contracts.sameAs(line),
    *soHoChieu(line: FundReportLineInput): Iterable<number> {
      for (const { worker, rowNumber } of passports.get(line.soHoChieu) ?? []) {
        if (worker !== workerKey(line)) {
          yield rowNumber;
        }
      }
    },
  };
}

/** @param free How many lines the report can still take; of the good rows the first ones get them. */
function withinReport(rows: readonly Row[], free: number): readonly Row[] {
  let taken = 0;
  return rows.map((row) => {
    taken += row.errors.length === 0 ? 1 : 0;
    return row.errors.length > 0 || taken <= free
      ? row
      : { ...row, errors: [{ field: wholeRow, ...validationMessage('reportFull', { max: mostReportLines }) }] };
  });
}

const noChoice: CellReading<Value> = {};

function choiceReaders({
  markets,
  occupations,
}: LineReferences): Partial<Record<LineImportField, ReferenceReader<Value>>> {
  const [yes, no] = yesAndNo;
  return {
    gioiTinh: createReferenceReader<Value>(sexes.map(({ id, ten, tenEn }) => ({ id, names: [ten, tenEn] }))),
    thiTruongId: createReferenceReader<Value>(markets.map(lookupEntry)),
    nganhNgheId: createReferenceReader<Value>(occupations.map(lookupEntry)),
    boSungKyTruoc: createReferenceReader<Value>([
      { id: true, names: [yes, 'X', 'Yes', 'True', '1'] },
      { id: false, names: [no, 'No', 'False', '0'] },
    ]),
  };
}

function lookupEntry({ id, ten, tenEn }: LookupItem) {
  return { id, names: [id, ten, ...(tenEn === undefined ? [] : [tenEn])] };
}

/** The template's own row is nobody's. */
function exampleErrors({ soCccd }: FundReportLineInput): readonly FieldError[] {
  return soCccd === exampleCitizenId ? [{ field: 'soCccd', ...validationMessage('exampleRow') }] : [];
}
