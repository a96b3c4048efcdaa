import { withoutDiacritics } from '../text/search-text';

/** Longest content that every bank takes with a transfer. */
const longestTransferContent = 140;

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
    }
  | { readonly kind: NumberedKind; readonly nam: number; readonly so: number };

type NumberedKind = 'payIn' | 'selfPaying' | 'certificate';

const numbered: Readonly<Record<NumberedKind, { readonly prefix: string; readonly digits: number }>> = {
  payIn: { prefix: 'NQ', digits: 6 },
  selfPaying: { prefix: 'TD', digits: 6 },
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
  return `BCQ.${padded(nam, 4)}${padded(thang, 2)}.${maDonVi}${lan > 0 ? `.${lan}` : ''}`;
}

type QuarterOfUnit = { readonly nam: number; readonly quy: number; readonly maDonVi: string };

/** Code of a quarterly revenue report: `BCDT.2026Q3.DV0007`. */
export function revenueReportCode({ nam, quy, maDonVi }: QuarterOfUnit): string {
  return `BCDT.${padded(nam, 4)}Q${quy}.${maDonVi}`;
}

/** Code of a quarterly document report: `BCTL.2026Q3.DV0007`. */
export function documentReportCode({ nam, quy, maDonVi }: QuarterOfUnit): string {
  return `BCTL.${padded(nam, 4)}Q${quy}.${maDonVi}`;
}

/** Code of the n-th pay-in voucher of a year: `NQ.2026.000123`. */
export function payInCode(year: number, n: number): string {
  return numberedCode('payIn', year, n);
}

/** Code of the n-th self-paying dossier of a year: `TD.2026.000045`. */
export function selfPayingCode(year: number, n: number): string {
  return numberedCode('selfPaying', year, n);
}

/** Number of the n-th contribution certificate of a year: `GCN.2026.0004821`. */
export function certificateCode(year: number, n: number): string {
  return numberedCode('certificate', year, n);
}

/** What a code says, written exactly as it is kept; `undefined` for every other text. */
export function parseRecordCode(text: string): RecordCode | undefined {
  return patterns
    .map(({ exact, read }) => {
      const match = exact.exec(text);
      return match === null ? undefined : read(match.slice(1));
    })
    .find((code) => code !== undefined && formatRecordCode(code) === text);
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

/**
 * The first code of a voucher, dossier, report or certificate in a bank's text, in the form it is kept, whatever case,
 * dots, hyphens and spaces the bank left or put in, even when the payer's number is glued on; `undefined` without any.
 *
 * @example
 * findRecordCode('CT DEN QHTVLNN nq2026 000123 9900000016'); // 'NQ.2026.000123'
 */
export function findRecordCode(text: string): string | undefined {
  const plain = withoutDiacritics(text).toUpperCase();
  const found = patterns.flatMap(({ loose, read }) =>
    [...plain.matchAll(loose)].map((match) => ({ index: match.index, code: read(match.slice(1).map(compact)) })),
  );
  const codes = found.filter(({ code }) => isPossible(code)).sort((left, right) => left.index - right.index);
  const first = codes[0];
  return first === undefined ? undefined : formatRecordCode(first.code);
}

type Pattern = {
  readonly exact: RegExp;
  readonly loose: RegExp;
  readonly read: (parts: readonly (string | undefined)[]) => RecordCode;
};

const separators = String.raw`[\s.,:;/_-]*`;

/** Behind a code comes no digit, or a payer's whole number that lost its space: tax code, branch's or personal number. */
const codeEnd = String.raw`(?!\d)|(?=(?:\d{10}|\d{12}|\d{13})(?!\d))`;

const unitCode = ['DV', 4] as const;

const patterns: readonly Pattern[] = [
  {
    exact: /^BCQ\.(\d{4})(\d{2})\.(DV\d{4})(?:\.([1-9]\d?))?$/u,
    loose: new RegExp(
      String.raw`${loose('BCQ', 4, 2, unitCode)}(?:\.([1-9]\d?)(?!\d)|([1-9]\d?)??(?:${codeEnd}))`,
      'gu',
    ),
    read: ([nam, thang, maDonVi = '', dotted, glued]) => ({
      kind: 'fundReport',
      nam: Number(nam),
      thang: Number(thang),
      maDonVi,
      lan: Number(dotted ?? glued ?? 0),
    }),
  },
  quarterly('revenueReport', 'BCDT'),
  quarterly('documentReport', 'BCTL'),
  numberedPattern('payIn'),
  numberedPattern('selfPaying'),
  numberedPattern('certificate'),
];

function quarterly(kind: 'revenueReport' | 'documentReport', prefix: string): Pattern {
  return {
    exact: new RegExp(String.raw`^${prefix}\.(\d{4})Q(\d)\.(DV\d{4})$`, 'u'),
    loose: new RegExp(`${loose(prefix, 4, 'Q', 1, unitCode)}(?:${codeEnd})`, 'gu'),
    read: ([nam, quy, maDonVi = '']) => ({ kind, nam: Number(nam), quy: Number(quy), maDonVi }),
  };
}

function numberedPattern(kind: NumberedKind): Pattern {
  const { prefix, digits } = numbered[kind];
  return {
    exact: new RegExp(String.raw`^${prefix}\.(\d{4})\.(\d{${digits}})$`, 'u'),
    loose: new RegExp(`${loose(prefix, 4, digits)}(?:${codeEnd})`, 'gu'),
    read: ([nam, so]) => ({ kind, nam: Number(nam), so: Number(so) }),
  };
}

/** Letters as they are, a number as a captured run of that many digits, a pair as both captured in one. */
function loose(...parts: readonly (string | number | readonly [string, number])[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return spaced(Array.from(part));
      }
      return typeof part === 'number'
        ? `(${spaced(digitsOf(part))})`
        : `(${spaced([...Array.from(part[0]), ...digitsOf(part[1])])})`;
    })
    .join(separators);
}

function digitsOf(count: number): readonly string[] {
  return Array.from({ length: count }, () => String.raw`\d`);
}

function spaced(characters: readonly string[]): string {
  return characters.join(separators);
}

function compact(part: string | undefined): string | undefined {
  return part?.replaceAll(/[^A-Z\d]/gu, '');
}

function isPossible(code: RecordCode): boolean {
  if (code.kind === 'fundReport') {
    return code.thang >= 1 && code.thang <= 12;
  }
  return 'quy' in code ? code.quy >= 1 && code.quy <= 4 : true;
}

function formatRecordCode(code: RecordCode): string | undefined {
  if (!isPossible(code)) {
    return undefined;
  }
  switch (code.kind) {
    case 'fundReport':
      return fundReportCode(code);
    case 'revenueReport':
      return revenueReportCode(code);
    case 'documentReport':
      return documentReportCode(code);
    default:
      return numberedCode(code.kind, code.nam, code.so);
  }
}

function numberedCode(kind: NumberedKind, year: number, n: number): string {
  const { prefix, digits } = numbered[kind];
  return `${prefix}.${padded(year, 4)}.${padded(n, digits)}`;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
