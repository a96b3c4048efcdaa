import type { ReportFilters, UnpaidContract } from '@/domain/reports/report';
import type { ReportDescription } from '@/domain/reports/report-description';
import { useServices } from '@/views/app/services-context';
import { PaperOfRows } from '@/views/shared/print/paper-of-rows';
import { PrintPreview } from '@/views/shared/print/print-preview';

import { PeoplePaper } from './people-paper';
import type { AnsweredReport, PaperFacts } from './report-paper-content';
import type { ReportWords } from './report-words';

type UnpaidPrintProps = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly facts: PaperFacts;
  readonly words: ReportWords;
  readonly onClose: () => void;
};

/** The list behind R4 as a paper, of the time at which its people were read: the report may be hours older. */
export function UnpaidPrint({ description, answered, facts, words, onClose }: UnpaidPrintProps) {
  const { reports } = useServices();
  const { filters, report } = answered;
  return (
    <PrintPreview title={words.text('people.paper')} onClose={onClose}>
      <PaperOfRows<UnpaidContract, ReportFilters>
        query={filters}
        total={Number(report.tong['soChuaDong'] ?? 0)}
        fetchPage={(asked, page, signal) => reports.unpaid(asked, page, signal)}
      >
        {({ rows, takenAt }) => (
          <PeoplePaper description={description} filters={filters} people={rows} facts={facts} takenAt={takenAt} />
        )}
      </PaperOfRows>
    </PrintPreview>
  );
}
