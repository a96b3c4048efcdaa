import { Paper, Stack } from '@mui/material';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';

import type { ReportCode } from '@/domain/reports/report';
import type { ReportDescription } from '@/domain/reports/report-description';
import { reportOf } from '@/domain/reports/report-table';
import type { UnitChoice } from '@/services/api/lookups-api';
import type { ScreenProps } from '@/views/app/screens/screens-context';
import { useServices } from '@/views/app/services-context';
import { AskAhead } from '@/views/shared/loading/ask-ahead';
import { AreaBoundary } from '@/views/shared/errors/area-boundary';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { chartPlot } from '@/views/shared/chart/chart-figure';
import { DelayedLoader } from '@/views/shared/loading/delayed-loader';
import { ListFailure } from '@/views/shared/list/list-failure';
import { PageHeading } from '@/views/shared/page-heading';
import { usePreload } from '@/views/shared/loading/use-preload';
import { unitLabel, useUnit } from '@/views/shared/person/use-unit';

import { ReportActions } from './report-actions';
import { ReportBody } from './report-body';
import { conditionsOf, periodText } from './report-conditions';
import { ReportFilterBar } from './report-filter-bar';
import { usePaperFacts } from './use-paper-facts';
import { callName, useReport } from './use-report';
import { useReportAddress } from './use-report-address';
import { useReportWords } from './use-report-words';

/** The screen of one of the seven reports (register B-12 to B-18); the table of reports says all in which they differ. */
export function screenOfReport(code: ReportCode): ComponentType<ScreenProps> {
  const description = reportOf(code);
  return function ReportOfTable() {
    return <ReportScreen description={description} />;
  };
}

export function ReportScreen({ description }: { readonly description: ReportDescription }) {
  const words = useReportWords();
  const { reports } = useServices();
  usePreload(chartPlot);
  const address = useReportAddress(description);
  const { filters } = address;
  const reportRef = useReport(description.code, filters);
  const answered = useSelector(reportRef, ({ context }) => context.answer);
  const error = useSelector(reportRef, ({ context }) => context.error);
  const isBusy = useSelector(reportRef, (snapshot) => snapshot.hasTag('busy'));
  const shown = answered?.filters ?? filters;
  const paper = usePaperFacts(shown);
  const unit = paper.facts?.unit;
  const { donViId: draftUnitId } = address.draft;
  const readUnit = useUnit(draftUnitId);
  const draftUnit = unit?.id === draftUnitId ? unit : readUnit;
  const { text } = words;
  const line = [
    text('period.line', { period: periodText(description, shown, words) }),
    ...conditionsOf(description, shown, words, {
      unitName: nameOf(unit),
      officerName: paper.facts?.officerName,
    }).map((condition) => text('condition.line', condition)),
  ].join(' · ');

  return (
    <Stack spacing={2}>
      <AskAhead
        name={callName(description.code, filters)}
        ask={(signal) => reports.get(description.code, filters, signal)}
      />
      <PageHeading
        title={text(`title.${description.code}`)}
        subtitle={<span aria-live="polite">{line}</span>}
        actions={<ReportActions description={description} answered={answered} facts={paper.facts} words={words} />}
      />
      {answered === undefined || paper.error === undefined ? null : (
        <ErrorAlert error={paper.error} onRetry={paper.retry} />
      )}
      <ReportFilterBar
        key={description.code}
        description={description}
        address={address}
        words={words}
        unitName={nameOf(draftUnit)}
        isBusy={isBusy}
        onRefresh={() => {
          reportRef.send({ type: 'question.change', question: filters });
        }}
      />
      {error === undefined ? null : (
        <Paper variant="outlined">
          <ListFailure
            error={error}
            hasRows={answered !== undefined}
            staleNote={text('table.stale')}
            onRetry={() => {
              reportRef.send({ type: 'answer.retry' });
            }}
          />
        </Paper>
      )}
      {answered !== undefined ? (
        <AreaBoundary isCompact>
          <ReportBody description={description} address={address} answered={answered} words={words} isBusy={isBusy} />
        </AreaBoundary>
      ) : error === undefined ? (
        <Paper variant="outlined" sx={{ minHeight: '24rem', display: 'grid', placeItems: 'center' }}>
          <DelayedLoader label={text('table.loading')} />
        </Paper>
      ) : null}
    </Stack>
  );
}

function nameOf(unit: UnitChoice | undefined): string | undefined {
  return unit === undefined ? undefined : unitLabel(unit);
}
