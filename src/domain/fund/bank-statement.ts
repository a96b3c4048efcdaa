import { daysBetween } from '../format/calendar';
import { foldedNumber } from '../text/folded-number';
import { withoutDiacritics } from '../text/search-text';
import { findRecordCode } from './record-code-reading';
import { numberedCodes } from './record-codes';

/** One credit of a bank statement. */
export type StatementRow = {
  /** ISO date. */
  readonly ngay: string;
  /** Integer đồng. */
  readonly soTien: number;
  readonly noiDung: string;
  /** The bank's own transaction number; a statement may lack it (`''`). */
  readonly maGiaoDich: string;
};

/** A voucher that waits for its money. */
export type OpenVoucher = {
  readonly id: string;
  readonly ma: string;
  /** Integer đồng. */
  readonly soTien: number;
  /** The payer's tax code, or personal number where he has none. */
  readonly mst: string | null | undefined;
  readonly soChungTu: string | null | undefined;
  readonly noiDung: string | null | undefined;
  /** ISO date. */
  readonly ngayNop: string;
};

/** Khớp, khớp một phần, không khớp, trùng mã giao dịch (domain dictionary §5.5). */
export type MatchResult = 'khop' | 'khop-mot-phan' | 'khong-khop' | 'trung';

export type StatementMatch<Voucher extends OpenVoucher = OpenVoucher> = {
  readonly dong: StatementRow;
  readonly ketQua: MatchResult;
  readonly phieu: Voucher | undefined;
};

/** Digits of a tax code without a branch (domain dictionary §8.4). */
const taxCodeLength = 10;

/**
 * Finds the voucher of each row of a bank statement, in the order of the rows; staff confirm the answer.
 *
 * A row is first matched by the record code in its text, its own or the one in the voucher's content: `khop` when the
 * amount agrees too, else `khop-mot-phan`. A row without such a voucher is matched by amount and payer's number in the
 * text: `khop` for the only one, `khop-mot-phan` for the likeliest of several, or where the text names a voucher that
 * does not wait: its money may have been counted. Codes of all rows go before that, and a voucher that is `khop` once is
 * not so again. A transaction number that came before, here or in `knownTransactions`, is
 * `trung`; a debit is matched with nothing.
 */
export function matchStatement<Voucher extends OpenVoucher>(
  rows: readonly StatementRow[],
  vouchers: readonly Voucher[],
  knownTransactions: readonly string[] = [],
): readonly StatementMatch<Voucher>[] {
  const seen = new Set(knownTransactions.map(transactionKey));
  const taken = new Set<string>();
  const matches = rows
    .map((dong): StatementMatch<Voucher> => {
      const key = transactionKey(dong.maGiaoDich);
      const isRepeated = key !== '' && seen.has(key);
      seen.add(key);
      return { dong, ketQua: isRepeated ? 'trung' : 'khong-khop', phieu: undefined };
    })
    .map((match) => (isOpen(match) ? take(matchByCode(match.dong, vouchers, taken), taken) : match));
  return matches.map((match) => (isOpen(match) ? take(matchByPayer(match.dong, vouchers, taken), taken) : match));
}

function isOpen({ dong, ketQua }: StatementMatch): boolean {
  return ketQua === 'khong-khop' && dong.soTien > 0;
}

function take<Match extends StatementMatch>(match: Match, taken: Set<string>): Match {
  if (match.ketQua === 'khop' && match.phieu !== undefined) {
    taken.add(match.phieu.id);
  }
  return match;
}

function matchByCode<Voucher extends OpenVoucher>(
  dong: StatementRow,
  vouchers: readonly Voucher[],
  taken: ReadonlySet<string>,
): StatementMatch<Voucher> {
  const code = findRecordCode(dong.noiDung);
  const named = likeliestFirst(
    dong,
    vouchers.filter(({ ma, noiDung }) => code !== undefined && [ma, findRecordCode(noiDung ?? '')].includes(code)),
  );
  const exact = named.find(({ id, soTien }) => soTien === dong.soTien && !taken.has(id));
  const phieu = exact ?? named[0];
  return { dong, ketQua: resultOf(phieu, exact !== undefined), phieu };
}

function matchByPayer<Voucher extends OpenVoucher>(
  dong: StatementRow,
  vouchers: readonly Voucher[],
  taken: ReadonlySet<string>,
): StatementMatch<Voucher> {
  const equal = likeliestFirst(
    dong,
    vouchers.filter(({ id, soTien, mst }) => soTien === dong.soTien && !taken.has(id) && names(dong.noiDung, mst)),
  );
  const phieu = equal[0];
  const isOnlyOne = equal.length === 1 && !namesVoucher(dong);
  const isCertain = isOnlyOne || (phieu !== undefined && hasTransaction(phieu, dong));
  return { dong, ketQua: resultOf(phieu, isCertain), phieu };
}

function resultOf(phieu: OpenVoucher | undefined, isWhole: boolean): MatchResult {
  if (phieu === undefined) {
    return 'khong-khop';
  }
  return isWhole ? 'khop' : 'khop-mot-phan';
}

/** Whether the text names a voucher, and not a report or dossier that any voucher of the payer may be for. */
function namesVoucher({ noiDung }: StatementRow): boolean {
  return findRecordCode(noiDung)?.startsWith(`${numberedCodes.payIn.prefix}.`) === true;
}

/** The voucher that names the transaction, then the ones paid nearest to the row's day. */
function likeliestFirst<Voucher extends OpenVoucher>(
  dong: StatementRow,
  vouchers: readonly Voucher[],
): readonly Voucher[] {
  const distance = (voucher: OpenVoucher) =>
    hasTransaction(voucher, dong) ? -1 : Math.abs(daysBetween(voucher.ngayNop, dong.ngay));
  return [...vouchers].sort((left, right) => distance(left) - distance(right));
}

function hasTransaction({ soChungTu }: OpenVoucher, { maGiaoDich }: StatementRow): boolean {
  const key = transactionKey(maGiaoDich);
  return key !== '' && transactionKey(soChungTu ?? '') === key;
}

/**
 * A payer's number stands in a text by itself, even with dots, hyphens or spaces inside; never as a part of a longer one.
 *
 * Three digits behind a head office's tax code make it a branch's, which is another payer.
 */
function names(text: string, mst: string | null | undefined): boolean {
  const digits = mst?.replaceAll(/\D/gu, '') ?? '';
  const written = Array.from(digits).join(String.raw`[\s.\p{Pd}]?`);
  const branch = digits.length === taxCodeLength ? String.raw`(?!\s?[\s.\p{Pd}]\s?\d{3}(?!\d))` : '';
  return digits !== '' && new RegExp(String.raw`(?<!\d)${written}(?!\d)${branch}`, 'u').test(text);
}

/** A transaction number as it is compared: files of one statement write it with other case and blanks. */
export function transactionKey(maGiaoDich: string): string {
  return foldedNumber(withoutDiacritics(maGiaoDich));
}
