import { missingValue } from '@/domain/format/identities';
import { createFormats, type Formats } from '@/domain/format/formats';
import { localesFor } from '@/domain/format/numbers';
import { roman } from '@/domain/format/roman';
import { interpolate } from '@/domain/localization/texts';
import { regions } from '@/domain/reference/regions';
import { forAllMarkets, withoutUnit } from '@/domain/reports/drill-filters';
import type { ReportCode, ReportRow, RowKind } from '@/domain/reports/report';
import type { ReportColumn, ReportColumnKind } from '@/domain/reports/report-columns';
import { createNames, type Names } from '@/views/shared/list/cells/names';

import { columnTexts } from './column-texts';
import { noteTexts } from './note-texts';
import { reportTexts, type ReportTextKey } from './report-texts';

type Params = Readonly<Record<string, string | number>>;

/** How a report is put into words: in the reader's language on the screen, in Vietnamese on paper and in files. */
export type ReportWords = {
  readonly language: string;
  readonly text: (key: ReportTextKey, params?: Params) => string;
  readonly names: Names;
  readonly formats: Formats;
  readonly columnTitle: (code: ReportCode, column: string) => string;
  readonly groupTitle: (group: string) => string;
  /** The number of a quarter: `2` on the screen, `II` on paper (domain dictionary §4.2). */
  readonly quarterNumber: (quarter: number) => string;
  readonly rowName: (row: Pick<ReportRow, 'loai' | 'ma' | 'ten'>) => string;
  /** A figure as it is shown; `—` where there is none. */
  readonly figure: (kind: ReportColumnKind, value: number | string | null | undefined) => string;
};

type Tables = {
  readonly report: Readonly<Record<string, string>>;
  readonly column: Readonly<Record<string, string>>;
};

/**
 * @param tables The texts of the language, as the localizer gives them.
 * @param quarterNumber How quarters are numbered: as screens do, unless it says otherwise.
 */
export function createReportWords(
  language: string,
  names: Names,
  tables: Tables,
  quarterNumber: (quarter: number) => string = String,
): ReportWords {
  const formats = createFormats(language);
  const tenths = new Intl.NumberFormat(localesFor(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isVietnamese = language.toLowerCase().startsWith('vi');
  return {
    language,
    text: (key, params) => interpolate(tables.report[key] ?? key, params),
    names,
    formats,
    columnTitle: (code, column) => columnTitleOf(tables.column, quarterNumber, code, column),
    quarterNumber,
    groupTitle: (group) => tables.column[`group.${group}`] ?? group,
    rowName: ({ loai, ma, ten }) => (isVietnamese ? ten : nameInLists(loai, ma, names, { report: tables.report }, ten)),
    figure: (kind, value) => {
      if (value === null || value === undefined) {
        return missingValue;
      }
      if (typeof value === 'string') {
        return kind === 'date' ? formats.date(value) : value;
      }
      return kind === 'percent' || kind === 'days' ? tenths.format(value) : formats.number(value);
    },
  };
}

/** Words of papers and files. */
export const paperWords: ReportWords = createReportWords(
  'vi',
  createNames('vi', new Map()),
  { report: { ...reportTexts.vi, ...noteTexts.vi }, column: columnTexts.vi },
  roman,
);

/** The heading of the first column under what the outermost rows are about. */
export function firstColumnTitle({ text }: ReportWords, kinds: readonly RowKind[]): string {
  const [outer = 'don-vi', inner] = kinds;
  const own = text(`kind.${outer}`);
  const isNamedTogether = outer === 'khu-vuc' || outer === 'loai-don-vi' || outer === 'thang';
  return inner === undefined || isNamedTogether ? own : `${own} / ${text(`kind.${inner}`).toLocaleLowerCase()}`;
}

/** Columns whose figures are amounts. */
export function isMoney(columns: readonly ReportColumn[], code: string): boolean {
  return columns.some((column) => column.code === code && column.kind === 'money');
}

function columnTitleOf(
  texts: Tables['column'],
  quarterNumber: ReportWords['quarterNumber'],
  code: ReportCode,
  column: string,
): string {
  const number = /^([tq])(\d+)$/u.exec(column);
  if (number !== null) {
    const [, kind, n = ''] = number;
    return kind === 't'
      ? interpolate(texts['month'] ?? '', { n })
      : interpolate(texts['quarter'] ?? '', { n: quarterNumber(Number(n)) });
  }
  return texts[`${code}.${column}`] ?? texts[column] ?? column;
}

function nameInLists(
  loai: RowKind,
  ma: string,
  names: Names,
  { report }: Pick<Tables, 'report'>,
  otherwise: string,
): string {
  if (ma === withoutUnit) {
    return report['row.withoutUnit'] ?? otherwise;
  }
  if (ma === forAllMarkets) {
    return report['row.allMarkets'] ?? otherwise;
  }
  switch (loai) {
    case 'khu-vuc':
      return names.in<string>(regions, ma);
    case 'thi-truong':
    case 'nganh-nghe':
    case 'tinh-thanh':
    case 'loai-don-vi':
    case 'tai-lieu':
      return names.of(loai, ma);
    case 'don-vi':
    case 'thang':
      return otherwise;
  }
}
