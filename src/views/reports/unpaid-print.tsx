import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import type { ReportFilters, UnpaidContract } from '@/domain/reports/report';
import type { ReportDescription } from '@/domain/reports/report-description';
import { createLiveAnswerMachine } from '@/machines/live-answer-machine';
import type { ReportsApi } from '@/services/api/reports-api';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/delayed-loader';
import { fromCall } from '@/views/shared/from-call';
import { ListFailure } from '@/views/shared/list/list-failure';
import { PrintPreview } from '@/views/shared/print/print-preview';

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
  const [logic] = useState(() => peopleLogic(reports));
  const peopleRef = useActorRef(logic);
  const people = useSelector(peopleRef, ({ context }) => context.answer);
  const error = useSelector(peopleRef, ({ context }) => context.error);

  useEffect(() => {
    peopleRef.send({ type: 'question.change', question: filters });
  }, [peopleRef, filters]);

  return (
    <PrintPreview title={words.text('people.paper')} onClose={onClose}>
      {error !== undefined ? (
        <ListFailure
          error={error}
          hasRows={false}
          onRetry={() => {
            peopleRef.send({ type: 'answer.retry' });
          }}
        />
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

function peopleLogic(reports: ReportsApi) {
  return createLiveAnswerMachine<ReportFilters, readonly UnpaidContract[]>().provide({
    delays: { pause: 0 },
    actors: {
      ask: fromCall(({ question }: { readonly question: ReportFilters }, signal) =>
        allUnpaid(reports, question, signal),
      ),
    },
  });
}
