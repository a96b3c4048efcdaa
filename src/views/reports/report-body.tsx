import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { useId, useMemo } from 'react';

import { todayAt } from '@/domain/format/calendar';
import type { ReportDescription } from '@/domain/reports/report-description';
import { ChartFigure } from '@/views/shared/chart/chart-figure';
import { plotHeight } from '@/views/shared/chart/plot-height';

import { chartsOf } from './chart-data';
import { notesOf, type AnsweredReport } from './report-paper-content';
import { ReportSwitches } from './report-switches';
import { ReportTable } from './report-table';
import type { ReportWords } from './report-words';
import { UnpaidWorkers } from './unpaid-workers';
import { useOpenPeople } from './use-open-people';
import { useOpenRows } from './use-open-rows';
import type { ReportAddress } from './use-report-address';

type ReportBodyProps = {
  readonly description: ReportDescription;
  readonly address: ReportAddress;
  readonly answered: AnsweredReport;
  readonly words: ReportWords;
  readonly isBusy: boolean;
};

/** A report that was answered: its table, how it was counted, and its pictures. */
export function ReportBody({ description, address, answered, words, isBusy }: ReportBodyProps) {
  const { report, filters } = answered;
  const people = useOpenPeople();
  const { open, groups, toggle, openAll, foldAll } = useOpenRows(report, people);
  const { text, formats } = words;
  const charts = useMemo(() => chartsOf(description, answered, words), [description, answered, words]);
  const isEmpty = report.nhom.length === 0;
  const isAllOpen = groups.every((id) => open.has(id));
  return (
    <Stack spacing={2} aria-busy={isBusy}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <ReportSwitches description={description} address={address} words={words} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginInlineStart: 'auto' }}>
          <Typography variant="body2" color="textSecondary">
            {text('table.unit', { unit: text(`unit.${description.unit}`) })}
          </Typography>
          {groups.length === 0 ? null : (
            <Button
              size="small"
              color="secondary"
              startIcon={isAllOpen ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
              onClick={isAllOpen ? foldAll : openAll}
            >
              {text(isAllOpen ? 'action.foldAll' : 'action.unfoldAll')}
            </Button>
          )}
        </Box>
      </Box>
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'clip' }}>
        {isBusy ? (
          <LinearProgress
            className="delayed-sign"
            aria-label={text('table.refreshing')}
            sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 5, height: 3 }}
          />
        ) : null}
        {isEmpty ? (
          <Typography role="status" sx={{ px: 3, py: 8, textAlign: 'center', color: 'text.secondary' }}>
            {text('table.empty')}
          </Typography>
        ) : (
          <ReportTable
            description={description}
            answered={answered}
            words={words}
            today={todayAt(Date.parse(report.lucLay))}
            open={open}
            onToggle={toggle}
            {...(description.code === 'chua-dong-quy'
              ? {
                  detailOf: ({ row }) => (
                    <UnpaidWorkers
                      key={JSON.stringify(filters)}
                      filters={{ ...filters, donViId: row.ma }}
                      name={words.rowName(row)}
                      readAt={report.lucLay}
                      place={people.open.get(row.id) ?? 0}
                      onTurn={(place) => {
                        people.show(row.id, place);
                      }}
                      words={words}
                    />
                  ),
                }
              : {})}
          />
        )}
      </Paper>
      <Notes
        title={text('table.notes')}
        notes={notesOf(description, answered, words)}
        last={[
          text('table.takenAt', { moment: formats.dateTime(report.lucLay) }),
          ...(isEmpty ? [] : [text('table.hint')]),
        ]}
        hasLead={report.keHoach !== null}
      />
      {charts.length === 0 ? null : <Charts title={text('chart.section')} charts={charts} />}
    </Stack>
  );
}

type NotesProps = {
  readonly title: string;
  readonly notes: readonly string[];
  readonly last: readonly string[];
  /** The first note is the sentence on the year's plan. */
  readonly hasLead: boolean;
};

function Notes({ title, notes, last, hasLead }: NotesProps) {
  const titleId = useId();
  const rules = hasLead ? notes.slice(1) : notes;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ maxWidth: '72rem' }}>
      {hasLead ? <Typography sx={{ fontWeight: 600, mb: 1 }}>{notes[0]}</Typography> : null}
      <Typography id={titleId} component="h2" variant="subtitle2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.25, color: 'text.secondary', typography: 'body2' }}>
        {[...rules, ...last].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Charts beside one another are as high as the highest, up to this many CSS pixels. */
const mostSharedHeight = 460;

type ChartsProps = { readonly title: string; readonly charts: ReturnType<typeof chartsOf> };

function Charts({ title, charts }: ChartsProps) {
  const titleId = useId();
  const height = Math.min(mostSharedHeight, Math.max(...charts.map(plotHeight)));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${charts.length}, minmax(0, 1fr))` },
        }}
      >
        {charts.map((chart) => (
          <Paper key={chart.id} variant="outlined" sx={{ p: 2, minWidth: 0 }}>
            <ChartFigure chart={chart} minHeight={height} />
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
