import type { ReportColumn, ReportColumnKind } from '@/domain/reports/report-columns';
import type { ReportDescription } from '@/domain/reports/report-description';
import type { UnpaidContract } from '@/domain/reports/report';
import { formatDateTime } from '@/domain/format/dates';
import type {
  SheetPaper,
  SheetText,
  Spreadsheet,
  SpreadsheetCell,
  SpreadsheetColumn,
} from '@/services/spreadsheet/spreadsheet-writer';
import { openPlace, paperWords as printWords, placeAndDate } from '@/views/shared/print/paper-words';

import { paperContent, type AnsweredReport, type PaperFacts, type ReportPaperContent } from './report-paper-content';
import { signatories } from './report-signatures';
import { paperWords as words } from './report-words';

/**
 * A report as a paper in a workbook: heading, title, period and unit, the table with typed figures and its totals, notes
 * and signatures (domain dictionary §6.0). It is in Vietnamese, as papers are.
 *
 * @param people Those behind R4, on a sheet of their own.
 */
export function reportSpreadsheet(
  description: ReportDescription,
  answered: AnsweredReport,
  facts: PaperFacts,
  people?: readonly UnpaidContract[],
): Spreadsheet {
  const content = paperContent(description, answered, words, facts);
  const { code, columns } = description;
  const { report } = answered;
  return {
    sheetName: content.title,
    columns: [
      { header: printWords.number, width: 6, kind: 'text' },
      { header: content.nameTitle, width: 40, kind: 'text' },
      ...columns.map((column) => ({
        header: words.columnTitle(code, column.code),
        width: widths[column.kind],
        kind: kinds[column.kind],
      })),
    ],
    rows: [
      ...content.rows.map(({ row, number }): readonly SpreadsheetCell[] => [
        number,
        words.rowName(row),
        ...columns.map((column) => row.giaTri[column.code] ?? null),
      ]),
      [null, printWords.total, ...columns.map((column) => report.tong[column.code] ?? null)],
    ],
    paper: paperOf(content, columns, report.lucLay),
    ...(people === undefined ? {} : { furtherSheets: [peopleSheet(people)] }),
  };
}

/** The people behind R4 as a plain table; identity numbers are masked as on the screen, and keep their zeros. */
function peopleSheet(people: readonly UnpaidContract[]): Omit<Spreadsheet, 'furtherSheets'> {
  return {
    sheetName: words.text('people.paper'),
    columns: [
      { header: words.text('people.hoTen'), width: 28, kind: 'text' },
      { header: words.text('people.ngaySinh'), width: 13, kind: 'date' },
      { header: words.text('people.soCccd'), width: 16, kind: 'text' },
      { header: words.text('people.soHoChieu'), width: 14, kind: 'text' },
      { header: words.text('people.donVi'), width: 40, kind: 'text' },
      { header: words.text('people.thiTruong'), width: 20, kind: 'text' },
      { header: words.text('people.ngayXuatCanh'), width: 13, kind: 'date' },
      { header: words.text('people.hanDong'), width: 13, kind: 'date' },
      { header: words.text('people.soNgayQuaHan'), width: 12, kind: 'number' },
      { header: words.columnTitle('chua-dong-quy', 'tienNld'), width: 14, kind: 'money' },
      { header: words.columnTitle('chua-dong-quy', 'tienDn'), width: 14, kind: 'money' },
      { header: words.text('people.tong'), width: 14, kind: 'money' },
    ],
    rows: people.map((one) => [
      one.hoTen,
      one.ngaySinh,
      one.soCccd,
      one.soHoChieu,
      one.donViTen,
      words.names.of('thi-truong', one.thiTruongId),
      one.ngayXuatCanh,
      one.hanDong,
      one.soNgayQuaHan,
      one.tienNld,
      one.tienDn,
      one.tong,
    ]),
  };
}

const kinds: Readonly<Record<ReportColumnKind, SpreadsheetColumn['kind']>> = {
  count: 'number',
  money: 'money',
  percent: 'share',
  rate: 'decimal',
  days: 'share',
  date: 'date',
};
const widths: Readonly<Record<ReportColumnKind, number>> = {
  count: 11,
  money: 17,
  percent: 11,
  rate: 11,
  days: 14,
  date: 13,
};

function paperOf(content: ReportPaperContent, columns: readonly ReportColumn[], takenAt: string): SheetPaper {
  const span = columns.length + 2;
  const half = Math.floor(span / 2);
  const over = (text: string, rest: Omit<SheetText, 'column' | 'span' | 'text'>): readonly SheetText[] => [
    { column: 0, span, text, ...rest },
  ];
  const sides = (left: string, right: string, isBold: boolean): readonly SheetText[] => [
    { column: 0, span: half, text: left, align: 'center', ...(isBold ? { look: 'bold' } : {}) },
    { column: half, span: span - half, text: right, align: 'center', look: 'bold' },
  ];
  const { superior = '', name, place = openPlace } = content.organisation;
  return {
    heading: [
      sides(superior, printWords.country, false),
      sides(name.toLocaleUpperCase('vi'), printWords.motto, true),
      [],
      over(content.title.toLocaleUpperCase('vi'), { look: 'title', align: 'center' }),
      ...content.lines.map((line) => over(line, { look: 'italic', align: 'center' })),
      over(`${printWords.unit} ${content.unit}`, { look: 'italic', align: 'right' }),
    ],
    groups: groupsOf(columns),
    boldRows: [...content.rows.flatMap(({ isGroup }, index) => (isGroup ? [index] : [])), content.rows.length],
    closing: [
      [],
      ...(content.notes.length === 0 ? [] : [over(`${words.text('table.notes')}:`, { look: 'bold' })]),
      ...content.notes.map((note) => over(`- ${note}`, {})),
      [],
      over(placeAndDate(place, takenAt), { look: 'italic', align: 'right' }),
      signatories.map(({ title }, index) => signature(index, span, title.toLocaleUpperCase('vi'), 'bold')),
      signatories.map((_, index) => signature(index, span, printWords.signed, 'italic')),
      [],
      [],
      [],
      over(`${printWords.takenAt} ${formatDateTime(takenAt)}`, { look: 'italic' }),
    ],
  };
}

/** Titles over neighbouring columns of one group; the two columns in front belong to none. */
function groupsOf(columns: readonly ReportColumn[]): readonly SheetText[] {
  const names = [...new Set(columns.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  return names.map((group) => ({
    column: columns.findIndex((column) => column.group === group) + 2,
    span: columns.filter((column) => column.group === group).length,
    text: words.groupTitle(group),
  }));
}

function signature(index: number, span: number, text: string, look: 'bold' | 'italic'): SheetText {
  const from = Math.floor((span * index) / signatories.length);
  const to = Math.floor((span * (index + 1)) / signatories.length);
  return { column: from, span: to - from, text, look, align: 'center' };
}
