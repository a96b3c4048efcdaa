import { Alert } from '@mui/material';
import { useState } from 'react';

import { paperMostRows } from '@/domain/constants';
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
import { allUnpaid, type FetchedPeople } from './unpaid-people';

type UnpaidPrintProps = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly facts: PaperFacts;
  readonly words: ReportWords;
  readonly onClose: () => void;
};

/** The list behind R4 as a paper; more people than a paper can have are not fetched for it. */
export function UnpaidPrint(props: UnpaidPrintProps) {
  const { answered, words, onClose } = props;
  const { text, formats } = words;
  const total = Number(answered.report.tong['soChuaDong'] ?? 0);
  return (
    <PrintPreview title={text('people.paper')} onClose={onClose}>
      {total > paperMostRows ? (
        <Alert severity="warning" sx={{ m: 2 }}>
          {text('people.tooMany', { n: formats.number(total), m: formats.number(paperMostRows) })}
        </Alert>
      ) : (
        <FetchedPaper {...props} />
      )}
    </PrintPreview>
  );
}

/** Everybody is fetched when it is opened, and no further once it is closed. */
function FetchedPaper({ description, answered, facts, words }: Omit<UnpaidPrintProps, 'onClose'>) {
  const { reports } = useServices();
  const { filters, report } = answered;
  const [fetched, setFetched] = useState<FetchedPeople>();
  const everybody = (question: ReportFilters, signal: AbortSignal) => {
    setFetched(undefined);
    return allUnpaid(reports, question, signal, setFetched);
  };
  const { answer: people, error, retry } = useLiveAnswer(filters, everybody, noPause);

  if (error !== undefined) {
    return <ListFailure error={error} hasRows={false} onRetry={retry} />;
  }
  return people === undefined ? (
    <DelayedLoader label={loaderText()} />
  ) : (
    <PeoplePaper description={description} filters={filters} people={people} facts={facts} takenAt={report.lucLay} />
  );

  /** Until the first page has come nobody knows of how many. */
  function loaderText(): string {
    const { text, formats } = words;
    return fetched === undefined
      ? text('people.loading')
      : text('people.fetching', { n: formats.number(fetched.count), total: formats.number(fetched.total) });
  }
}
