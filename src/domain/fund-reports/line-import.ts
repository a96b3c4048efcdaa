import type { CellReading } from '../import/cell-values';
import type { ImportRow } from '../import/import-row';
import { readCells } from '../import/read-cells';
import { createReferenceReader, type ReferenceReader } from '../import/reference-index';
import { otherRows, rowsInWords } from '../import/rows-in-words';
import type { SheetRow } from '../import/sheet';
import type { LookupItem } from '../lookups/lookup';
import { sexes } from '../reference/person-lists';
import { validationErrorsOf, type FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import type { FundReportLineInput } from './fund-report';
import { createContractIndex } from './contract-index';
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

/**
 * Adds the errors of rows that say the same worker with the same contract as another row of the file, or as a line that
 * the report has already (`QuyHoTro:01007`).
 *
 * @param stored The report's lines in their order.
 */
export function withLineDuplicates(stored: readonly FundReportLineInput[]) {
  const places = createContractIndex<number>();
  for (const [place, line] of stored.entries()) {
    places.add(line, place + 1);
  }
  return (rows: readonly ImportRow<FundReportLineInput>[]): readonly ImportRow<FundReportLineInput>[] => {
    const rowNumbers = createContractIndex<number>();
    for (const { input, rowNumber } of rows) {
      rowNumbers.add(input, rowNumber);
    }
    return rows.map((row) => {
      const others = otherRows(rowNumbers.sameAs(row.input), row.rowNumber);
      const [place] = places.sameAs(row.input);
      const added: readonly FieldError[] = [
        ...(others.length === 0
          ? []
          : [{ field: 'soCccd', ...validationMessage('duplicateRow', { rows: rowsInWords(others) }) }]),
        ...(place === undefined
          ? []
          : [{ field: 'soCccd', ...validationMessage('duplicateContract', { rows: String(place) }) }]),
      ];
      const isFaulty = row.errors.some(({ field }) => field === 'soCccd');
      return added.length === 0 || isFaulty ? row : { ...row, errors: [...row.errors, ...added.slice(0, 1)] };
    });
  };
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
