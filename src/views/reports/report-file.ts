import type { ReportDescription } from '@/domain/reports/report-description';

import type { AnsweredReport, PaperFacts } from './report-paper-content';

/** What a report's file is made of. */
export type WantedFile = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly facts: PaperFacts;
};

/** First part of a file's name (domain dictionary §6). @example 'BaoCao_LaoDongXuatCanh' */
export function reportFileName({ fileName }: ReportDescription): string {
  return `BaoCao_${fileName}`;
}
