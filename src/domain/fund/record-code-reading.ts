import { withoutDiacritics } from '../text/search-text';
import {
  documentReportCode,
  fundReportCode,
  numberedCode,
  numberedCodes,
  revenueReportCode,
  type NumberedKind,
  type RecordCode,
} from './record-codes';

/**
 * The first code of a voucher, dossier, request, report or certificate in a bank's text, in the form it is kept, whatever case,
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
  readonly loose: RegExp;
  readonly read: (parts: readonly (string | undefined)[]) => RecordCode;
};

const separators = String.raw`[\s.,:;/_-]*`;

/** Behind a code comes no digit, or a payer's whole number that lost its space: tax code, branch's or personal number. */
const codeEnd = String.raw`(?!\d)|(?=(?:\d{10}|\d{12}|\d{13})(?!\d))`;

const unitCode = ['DV', 4] as const;

/** The `.n` of a period that was reported anew, dotted or glued on. */
const anew = String.raw`(?:\.([1-9]\d?)(?!\d)|([1-9]\d?)??(?:${codeEnd}))`;

const patterns: readonly Pattern[] = [
  {
    loose: new RegExp(`${loose('BCQ', 4, 2, unitCode)}${anew}`, 'gu'),
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
  numberedPattern('supportRequest'),
  numberedPattern('certificate'),
];

function quarterly(kind: 'revenueReport' | 'documentReport', prefix: string): Pattern {
  return {
    loose: new RegExp(`${loose(prefix, 4, 'Q', 1, unitCode)}${anew}`, 'gu'),
    read: ([nam, quy, maDonVi = '', dotted, glued]) => ({
      kind,
      nam: Number(nam),
      quy: Number(quy),
      maDonVi,
      lan: Number(dotted ?? glued ?? 0),
    }),
  };
}

function numberedPattern(kind: NumberedKind): Pattern {
  const { prefix, digits } = numberedCodes[kind];
  return {
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
