import type { Schemas } from '../contract/schemas';
import { isBlankCell, readCode, readDate, readNumber, readText, type CellReading } from '../import/cell-values';
import type { ImportColumn, ImportRow } from '../import/import-row';
import type { SheetCell, SheetRow } from '../import/sheet';
import { isFutureDate, isMoney } from '../validation/checks';
import type { FieldError } from '../validation/schema-errors';
import { validationMessage, type ValidationMessage } from '../validation/validation-message';
import { problemOfPeriod } from './open-period';
import { firstPayInDay } from './pay-in';

/** One credit of a bank statement, with its row number in the file. */
export type StatementLine = Schemas['DongSaoKe'];
export type MatchedLine = Schemas['KetQuaDoiChieu']['dong'][number];
export type MatchKind = MatchedLine['ketQua'];
export type WaitingPayIn = Schemas['PhieuCho'];
export type StatementResult = Schemas['KetQuaXacNhanSaoKe']['ketQua'][number];

/** A credit with the voucher that it is taken for; without one nothing is done with it. */
export type StatementInput = StatementLine & {
  readonly ketQua: MatchKind;
  readonly phieu: WaitingPayIn | undefined;
  /** Money that went out: `soTien` is negative, and no voucher is looked for. */
  readonly laGhiNo: boolean;
  /** Set once a person has looked at the match and agrees, or has chosen the voucher himself. */
  readonly daXacNhan: boolean;
  /** Why the money differs from what the voucher declares; the same for every such row. */
  readonly lyDo: string | undefined;
};

/** The number of the template's row: no bank gives it, and by it the row is known. Its text names no voucher that can be. */
const exampleTransaction = 'FT00000000000';

const longestText = 500;
const longestNumber = 50;

/** Columns of a bank statement; banks call them by many names. */
export const statementColumns: readonly ImportColumn[] = [
  {
    field: 'ngay',
    heading: 'Ngày',
    aliases: [
      'Ngày giao dịch',
      'Ngày GD',
      'Ngày ghi có',
      'Ngày hạch toán',
      'Ngày hiệu lực',
      'Date',
      'Transaction date',
    ],
    isRequired: true,
    kind: 'date',
    width: 14,
    example: '2026-11-09',
  },
  {
    field: 'soTien',
    heading: 'Số tiền',
    aliases: withCurrency(
      'Số tiền',
      'Số tiền ghi có',
      'Ghi có',
      'Phát sinh có',
      'Có',
      'Credit',
      'Credit amount',
      'Amount',
    ),
    isRequired: true,
    kind: 'number',
    width: 18,
    example: 9_000_000,
  },
  {
    field: 'ghiNo',
    heading: 'Ghi nợ',
    aliases: withCurrency('Ghi nợ', 'Số tiền ghi nợ', 'Phát sinh nợ', 'Nợ', 'Debit', 'Debit amount'),
    isRequired: false,
    kind: 'number',
    width: 18,
    example: null,
  },
  {
    field: 'noiDung',
    heading: 'Nội dung',
    aliases: ['Nội dung giao dịch', 'Nội dung chi tiết', 'Diễn giải', 'Mô tả', 'Description', 'Details'],
    isRequired: true,
    kind: 'text',
    width: 60,
    example: 'QHTVLNN NQ2026000000 9900000016',
  },
  {
    field: 'maGiaoDich',
    heading: 'Mã GD',
    aliases: [
      'Mã giao dịch',
      'Số tham chiếu',
      'Số GD',
      'Số bút toán',
      'Reference',
      'Transaction ID',
      'Transaction code',
    ],
    isRequired: true,
    kind: 'code',
    width: 22,
    example: exampleTransaction,
  },
];

/**
 * Reads a row of a statement; every error names its column.
 *
 * Money that went out, by its sign or because the bank writes it into a column of its own, is no error of the file: such a
 * row is left out whatever else stands in it.
 *
 * @param today ISO date. @param openFrom ISO date of the open accounting period; `undefined` where it is not known.
 */
export function createStatementRowReader(
  today: string,
  openFrom?: string,
): (row: SheetRow) => ImportRow<StatementInput> {
  return (row) => {
    const cell = (field: string): SheetCell => row.cells[field] ?? null;
    const day = readDate(withoutTime(cell('ngay')));
    const amount = readNumber(withoutSign(cell('soTien')));
    const paidOut = paidOutOf(amount.value, readNumber(withoutSign(cell('ghiNo'))).value);
    const text = readText(cell('noiDung'));
    const number = readTransaction(cell('maGiaoDich'));
    const errors = [
      errorOf('ngay', cell('ngay'), day.error ?? problemOfDay(day.value, today, openFrom)),
      errorOf('soTien', cell('soTien'), amount.error ?? problemOfAmount(amount.value)),
      // The contract lets it be empty: banks have nothing to say of a deposit at the counter.
      text.error === undefined ? undefined : { field: 'noiDung', ...text.error },
      errorOf('maGiaoDich', cell('maGiaoDich'), number.error ?? problemOfNumber(number.value)),
    ].filter((error) => error !== undefined);
    const input: StatementInput = {
      dong: row.rowNumber,
      ngay: day.value ?? '',
      soTien: paidOut === undefined ? (amount.value ?? 0) : -paidOut,
      noiDung: (text.value ?? '').trim().slice(0, longestText),
      maGiaoDich: (number.value ?? '').trim(),
      ketQua: 'khong-khop',
      phieu: undefined,
      laGhiNo: paidOut !== undefined,
      daXacNhan: false,
      lyDo: undefined,
    };
    return input.laGhiNo ? { ...row, input, errors: [], isLeftOut: true } : { ...row, input, errors };
  };
}

/** Names of an amount, bare and as `Số tiền (VND)`. */
function withCurrency(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [name, `${name} (VND)`]);
}

/** Lays the server's matches over the rows; a whole match needs no further look, a partial one does. */
export function withMatches(
  rows: readonly ImportRow<StatementInput>[],
  matches: readonly MatchedLine[],
): readonly ImportRow<StatementInput>[] {
  const byLine = new Map(matches.map((match) => [match.dong, match]));
  return rows.map((row) => {
    const match = byLine.get(row.input.dong);
    return match === undefined
      ? row
      : decided(row, { ketQua: match.ketQua, phieu: match.phieu ?? undefined, daXacNhan: match.ketQua === 'khop' });
  });
}

/** A row as a person has decided about it; it is left out unless somebody stands behind its voucher. */
export function decided(
  row: ImportRow<StatementInput>,
  decision: Partial<Pick<StatementInput, 'ketQua' | 'phieu' | 'daXacNhan' | 'lyDo'>>,
): ImportRow<StatementInput> {
  const input = { ...row.input, ...decision };
  const isLeftOut = input.laGhiNo || !input.daXacNhan || input.phieu === undefined || input.ketQua === 'trung';
  return { ...row, input, isLeftOut };
}

/** Vouchers that several confirmed rows are taken for: their money comes once. */
export function doublyTaken(rows: readonly ImportRow<StatementInput>[]): ReadonlySet<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const { input, isLeftOut } of rows) {
    if (isLeftOut !== true && input.phieu !== undefined) {
      (once.has(input.phieu.id) ? again : once).add(input.phieu.id);
    }
  }
  return again;
}

/** Whether the money that came is not what its voucher declares. */
export function hasDifference({ phieu, soTien }: StatementInput): boolean {
  return phieu !== undefined && phieu.soTien !== soTien;
}

/** What went out by a row that has nothing coming in; banks write 0 or nothing beside it. Integer đồng. */
function paidOutOf(amount: number | undefined, debit: number | undefined): number | undefined {
  if (amount !== undefined && amount !== 0) {
    return amount < 0 ? -amount : undefined;
  }
  return debit === undefined || debit === 0 ? undefined : Math.abs(debit);
}

/** Banks write the moment of a transaction where its day is wanted: `12/11/2026 09:15:22`. */
function withoutTime(cell: SheetCell): SheetCell {
  return typeof cell === 'string' ? cell.trim().replace(/[\sT]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/u, '') : cell;
}

/**
 * Banks write a number of digits alone as a number too; Excel keeps fifteen of them, so that a longer one may have lost
 * its last ones.
 */
function readTransaction(cell: SheetCell): CellReading<string> {
  const isWhole = typeof cell === 'number' && /^\d{1,15}$/u.test(String(cell));
  return isWhole ? { value: String(cell) } : readCode(cell, undefined);
}

/** Banks write a credit with its sign and its currency: `+9,000,000.00 VND`. */
function withoutSign(cell: SheetCell): SheetCell {
  return typeof cell === 'string'
    ? cell
        .trim()
        .replace(/^\+(?=\d)/u, '')
        .replace(/(?<=\d)\s?VN[DĐ]$/iu, '')
    : cell;
}

function errorOf(field: string, cell: SheetCell, problem: ValidationMessage | undefined): FieldError | undefined {
  const found = isBlankCell(cell) ? validationMessage('required') : problem;
  return found === undefined ? undefined : { field, ...found };
}

function problemOfDay(
  day: string | undefined,
  today: string,
  openFrom: string | undefined,
): ValidationMessage | undefined {
  if (day === undefined) {
    return undefined;
  }
  if (day < firstPayInDay) {
    return validationMessage('tooEarly');
  }
  return isFutureDate(day, today) ? validationMessage('futureDate') : problemOfPeriod(day, openFrom);
}

function problemOfAmount(amount: number | undefined): ValidationMessage | undefined {
  return amount !== undefined && (!isMoney(amount) || amount === 0) ? validationMessage('credit') : undefined;
}

function problemOfNumber(number: string | undefined): ValidationMessage | undefined {
  const trimmed = number?.trim() ?? '';
  const { length } = trimmed;
  if (trimmed === exampleTransaction) {
    return validationMessage('exampleRow');
  }
  return length > longestNumber
    ? validationMessage('maxlength', { requiredLength: longestNumber, actualLength: length })
    : undefined;
}
