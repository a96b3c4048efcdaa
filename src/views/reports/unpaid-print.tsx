import type { ReportFilters } from '@/domain/reports/report';
import type { ReportDescription } from '@/domain/reports/report-description';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/delayed-loader';
import { ListFailure } from '@/views/shared/list/list-failure';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { noPause, useLiveAnswer } from '@/views/shared/use-live-answer';

import { PeoplePaper } from './people-paper';
import type { AnsweredReport, PaperFacts } from './report-paper-content';
import type { ReportWords } from './report-words';
import { allUnpaid } from './unpaid-people';

type UnpaidPrintProps = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly facts: PaperFacts;
  readonly words: ReportWords;
  readonly onClose: () => void;
};

/** The list behind R4 as a paper; everybody is fetched when it is opened. */
export function UnpaidPrint({ description, answered, facts, words, onClose }: UnpaidPrintProps) {
  const { reports } = useServices();
  const { filters, report } = answered;
  const everybody = (question: ReportFilters, signal: AbortSignal) => allUnpaid(reports, question, signal);
  const { answer: people, error, retry } = useLiveAnswer(filters, everybody, noPause);

  return (
    <PrintPreview title={words.text('people.paper')} onClose={onClose}>
      {error !== undefined ? (
        <ListFailure error={error} hasRows={false} onRetry={retry} />
      ) : people === undefined ? (
        <DelayedLoader label={words.text('people.loading')} />
      ) : (
        <PeoplePaper
          description={description}
          filters={filters}
          people={people}
          facts={facts}
          takenAt={report.lucLay}
        />
      )}
    </PrintPreview>
  );
}
