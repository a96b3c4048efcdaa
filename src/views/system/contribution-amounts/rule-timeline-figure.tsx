import { Box, Paper, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { Link } from 'wouter';

import { ruleTimeline, type TimelineBar, type TimelineRow } from '@/domain/contribution-amounts/rule-timeline';
import type { ContributionRule } from '@/domain/fund/contribution-rules';
import type { LookupName } from '@/domain/lookups/lookup';
import { href } from '@/domain/navigation/routes';
import { forceStateOf, forceStates } from '@/domain/reference/force-states';
import { useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import { readOutOnly } from '@/views/shared/focus/read-out-only';
import { useToday } from '@/views/shared/days/use-today';

import { amountTexts } from './amount-texts';
import { barStyle, figureStyle, gapStyle, place, todayStyle, trackStyle } from './timeline-style';
import { useAmountWords } from './use-amount-words';

type RuleTimelineFigureProps = {
  readonly rules: readonly ContributionRule[];
  /** The rule whose page shows the picture. */
  readonly shownId?: string;
};

const noLookups: readonly LookupName[] = [];

/**
 * When which rule is in force, a row for each item and its unit types. Every bar is a link that says in words what it
 * shows, so that nothing of the picture is for the eye alone.
 */
export function RuleTimelineFigure({ rules, shownId }: RuleTimelineFigureProps) {
  const texts = useTexts(amountTexts);
  const words = useAmountWords();
  const titleId = useId();
  const today = useToday();
  const timeline = useMemo(() => ruleTimeline(rules, today), [rules, today]);
  if (timeline === undefined) {
    return null;
  }
  return (
    <Paper component="figure" variant="outlined" aria-labelledby={titleId} sx={figureStyle}>
      <Typography component="figcaption" id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('timeline.title')}
      </Typography>
      {timeline.rows.map((row) => (
        <Row key={`${row.khoanThu} ${row.loaiDonViIds.join()}`} row={row} today={today} shownId={shownId} />
      ))}
      <Box className="axis" aria-hidden>
        {timeline.years.map(({ year, start }) => (
          <span key={year} style={place(start)}>
            {year}
          </span>
        ))}
      </Box>
      <Box className="now" sx={todayStyle} aria-hidden>
        <span style={place(timeline.today)} title={texts('timeline.today', { day: words.day(today) })} />
      </Box>
    </Paper>
  );
}

type RowProps = {
  readonly row: TimelineRow<ContributionRule>;
  readonly today: string;
  readonly shownId: string | undefined;
};

function Row({ row, today, shownId }: RowProps) {
  const texts = useTexts(amountTexts);
  const words = useAmountWords();
  const labelId = useId();
  const { khoanThu, loaiDonViIds, bars, gaps } = row;
  return (
    <Box className="row">
      <Typography variant="body2" id={labelId} className="name">
        {texts('timeline.row', { item: words.itemName(khoanThu), types: words.unitTypeNames(loaiDonViIds) })}
      </Typography>
      <Box component="ul" aria-labelledby={labelId} sx={trackStyle}>
        {bars.map((bar) => (
          <Bar key={bar.rule.id} bar={bar} today={today} isShown={bar.rule.id === shownId} />
        ))}
        {gaps.map((gap) => {
          const text = texts('timeline.gap', { from: words.day(gap.tuNgay), to: words.day(gap.denNgay) });
          return (
            <Box component="li" key={gap.tuNgay} style={place(gap.start, gap.width)} sx={gapStyle} title={text}>
              <span>{text}</span>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

type BarProps = {
  readonly bar: TimelineBar<ContributionRule>;
  readonly today: string;
  readonly isShown: boolean;
};

function Bar({ bar: { rule, start, width, isOpen }, today, isShown }: BarProps) {
  const texts = useTexts(amountTexts);
  const words = useAmountWords();
  const names = useNames(noLookups);
  const state = forceStateOf(rule, today);
  const rest = texts('timeline.bar', { period: words.periodOf(rule), state: names.in(forceStates, state) });
  return (
    <Box component="li" style={place(start, width)} sx={barStyle(state, isOpen, isShown)}>
      <Link
        href={href('contributionAmount', { ruleId: rule.id })}
        title={`${words.figureOf(rule)} ${rule.ma} ${rest}`}
        aria-current={isShown ? 'true' : undefined}
      >
        <span>{words.figureOf(rule)}</span> <small>{rule.ma}</small>{' '}
        <Box component="span" sx={readOutOnly}>
          {rest}
        </Box>
      </Link>
    </Box>
  );
}
