import type { ReportFilters, Report } from '@/domain/reports/report';
import { percentOf } from '@/domain/reports/formulas';
import type { ReportDescription, ReportNote } from '@/domain/reports/report-description';
import { laidRows, type LaidRow } from '@/domain/reports/report-layout';
import { rowKinds } from '@/domain/reports/report-table';
import type { PrintOrganisation } from '@/views/shared/print/paper-words';
import type { UnitChoice } from '@/services/api/lookups-api';

import { conditionsOf, periodText } from './report-conditions';
import type { ReportTextKey } from './report-texts';
import { firstColumnTitle, type ReportWords } from './report-words';

/** A report that was answered, with what it was asked for. */
export type AnsweredReport = { readonly report: Report; readonly filters: ReportFilters };

/** Whose paper a report is, and the names of what it was narrowed to; none is made before they are known. */
export type PaperFacts = {
  /** The Fund, or the unit whose people make the paper. */
  readonly organisation: PrintOrganisation;
  readonly unit?: UnitChoice | undefined;
  readonly officerName?: string | undefined;
};

/** All that print and file share of a report, in words. */
export type ReportPaperContent = {
  readonly organisation: PrintOrganisation;
  readonly title: string;
  /** Period and conditions, a line each. */
  readonly lines: readonly string[];
  readonly unit: string;
  readonly nameTitle: string;
  readonly rows: readonly LaidRow[];
  readonly notes: readonly string[];
};

export function paperContent(
  description: ReportDescription,
  { report, filters }: AnsweredReport,
  words: ReportWords,
  { organisation, unit, officerName }: PaperFacts,
): ReportPaperContent {
  const conditions = conditionsOf(description, filters, words, { unitName: unit?.ten, officerName });
  return {
    organisation,
    title: words.text(`title.${description.code}`),
    lines: [
      words.text('period.line', { period: periodText(description, filters, words) }),
      ...conditions.map((condition) => words.text('condition.line', condition)),
    ],
    unit: words.text(`unit.${description.unit}`),
    nameTitle: firstColumnTitle(words, rowKinds(description, filters)),
    rows: laidRows(report.nhom),
    notes: notesOf(description, { report, filters }, words),
  };
}

/** The rules of counting that hold for what was asked, the sentence on the year's plan first. */
export function notesOf(
  { notes, code }: ReportDescription,
  { report, filters }: AnsweredReport,
  words: ReportWords,
): readonly string[] {
  if (code === 'tong-hop-so-lao-dong') {
    return [words.text(noteOfMeasure[filters.chiTieu ?? ''] ?? 'note.departures')];
  }
  return [
    ...(report.keHoach === null ? [] : [planText(report.keHoach, words)]),
    ...notes
      .filter((note): note is Exclude<ReportNote, 'plan'> => note !== 'plan')
      .map((note) => words.text(`note.${note}`)),
  ];
}

const noteOfMeasure: Readonly<Record<string, ReportTextKey>> = {
  'xuat-canh': 'note.departures',
  'dong-quy': 'note.contributions',
  'dang-lam-viec': 'note.stock',
  've-nuoc': 'note.returns',
};

function planText({ nam, soNguoi, daDat }: NonNullable<Report['keHoach']>, words: ReportWords): string {
  return words.text('note.plan', {
    percent: words.figure('percent', percentOf(daDat, soNguoi)),
    year: nam,
    plan: words.formats.number(soNguoi),
  });
}
