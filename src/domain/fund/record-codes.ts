import { withoutDiacritics } from '../text/search-text';

/** Longest content that every bank takes with a transfer, in characters. */
export const longestTransferContent = 140;

/** Opens the content of each transfer to the Fund. */
const transferPrefix = 'QHTVLNN';

/** What a record's code says (domain dictionary §4.1). */
export type RecordCode =
  | {
      readonly kind: 'fundReport';
      readonly nam: number;
      readonly thang: number;
      readonly maDonVi: string;
      readonly lan: number;
    }
  | {
      readonly kind: 'revenueReport' | 'documentReport';
      readonly nam: number;
      readonly quy: number;
      readonly maDonVi: string;
      readonly lan: number;
    }
  | { readonly kind: NumberedKind; readonly nam: number; readonly so: number };

/** Records that are numbered within their year. */
export type NumberedKind = 'payIn' | 'selfPaying' | 'supportRequest' | 'certificate';

/** How numbered codes begin, and how many digits end them. */
export const numberedCodes: Readonly<Record<NumberedKind, { readonly prefix: string; readonly digits: number }>> = {
  payIn: { prefix: 'NQ', digits: 6 },
  selfPaying: { prefix: 'TD', digits: 6 },
  supportRequest: { prefix: 'YCHT', digits: 5 },
  certificate: { prefix: 'GCN', digits: 7 },
};

/**
 * Code of a monthly fund report.
 *
 * @param period.lan How often the period was reported anew after a refusal; the first report, 0, has no ending.
 * @example
 * fundReportCode({ nam: 2026, thang: 10, maDonVi: 'DV0007' }); // 'BCQ.202610.DV0007'
 */
export function fundReportCode({
  nam,
  thang,
  maDonVi,
  lan = 0,
}: {
  readonly nam: number;
  readonly thang: number;
  readonly maDonVi: string;
  readonly lan?: number;
}): string {
  return `BCQ.${padded(nam, 4)}${padded(thang, 2)}.${maDonVi}${madeAnew(lan)}`;
}

type QuarterOfUnit = {
  readonly nam: number;
  readonly quy: number;
  readonly maDonVi: string;
  /** How often the quarter was reported anew after a refusal. */
  readonly lan?: number;
};

/** Code of a quarterly revenue report: `BCDT.2026Q3.DV0007`, with `.1`, `.2` … as for a month. */
export function revenueReportCode(quarter: QuarterOfUnit): string {
  return quarterlyCode('BCDT', quarter);
}

/** Code of a quarterly document report: `BCTL.2026Q3.DV0007`, with `.1`, `.2` … as for a month. */
export function documentReportCode(quarter: QuarterOfUnit): string {
  return quarterlyCode('BCTL', quarter);
}

/** Code of the n-th pay-in voucher of a year: `NQ.2026.000123`. */
export function payInCode(year: number, n: number): string {
  return numberedCode('payIn', year, n);
}

/** Code of the n-th self-paying dossier of a year: `TD.2026.000045`. */
export function selfPayingCode(year: number, n: number): string {
  return numberedCode('selfPaying', year, n);
}

/** Code of the n-th support request of a year: `YCHT.2026.00031`. */
export function supportRequestCode(year: number, n: number): string {
  return numberedCode('supportRequest', year, n);
}

/** Number of the n-th contribution certificate of a year: `GCN.2026.0004821`. */
export function certificateCode(year: number, n: number): string {
  return numberedCode('certificate', year, n);
}

/**
 * The content for a transfer to the Fund: `QHTVLNN`, the record's code without dots, the payer's number; plain letters
 * and digits only, at most 140.
 *
 * @example
 * transferContent('NQ.2026.000123', '9900000016'); // 'QHTVLNN NQ2026000123 9900000016'
 */
export function transferContent(code: string, taxCodeOrCitizenId: string): string {
  return [transferPrefix, code, taxCodeOrCitizenId]
    .map((part) =>
      withoutDiacritics(part)
        .replaceAll(/[^a-z\d]/giu, '')
        .toUpperCase(),
    )
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, longestTransferContent);
}

function quarterlyCode(prefix: string, { nam, quy, maDonVi, lan = 0 }: QuarterOfUnit): string {
  return `${prefix}.${padded(nam, 4)}Q${quy}.${maDonVi}${madeAnew(lan)}`;
}

function madeAnew(lan: number): string {
  return lan > 0 ? `.${lan}` : '';
}

/** Code of the n-th record of a year. */
export function numberedCode(kind: NumberedKind, year: number, n: number): string {
  const { prefix, digits } = numberedCodes[kind];
  return `${prefix}.${padded(year, 4)}.${padded(n, digits)}`;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
