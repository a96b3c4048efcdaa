import { Box, LinearProgress, Paper, Typography } from '@mui/material';
import { useId } from 'react';

import { clockOf, type SupportClock } from '@/domain/support/support-clock';
import type { SupportRequest } from '@/domain/support/support-request';
import type { Translate } from '@/domain/localization/texts';
import type { SupportType } from '@/domain/support-types/support-type';
import { useTexts } from '@/views/app/localization-context';
import { useToday } from '@/views/shared/days/use-today';
import { useWorkCalendar } from '@/views/shared/days/use-work-calendar';

import { requestTexts } from './request-texts';

type ClockFactsProps = { readonly request: SupportRequest; readonly type: SupportType | undefined };

/** How much of the time for an answer is used, and whether the clock runs. */
export function ClockFacts({ request, type }: ClockFactsProps) {
  const texts = useTexts(requestTexts);
  const titleId = useId();
  const today = useToday();
  const calendar = useWorkCalendar();
  if (type === undefined) {
    return null;
  }
  const clock = clockOf(request, type.soNgayXuLy, today, calendar);
  const { state, used, allowed, left, overdue, paused } = clock;
  const isCounted = state === 'running' || state === 'stopped';
  const tone = overdue > 0 ? 'error' : state === 'stopped' || left <= nearDays ? 'warning' : 'primary';
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('clock.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Typography
          sx={{ fontWeight: 'fontWeightMedium' }}
          color={isCounted && tone !== 'primary' ? `${tone}.main` : undefined}
        >
          {sentenceOf(clock, texts)}
        </Typography>
        {isCounted ? (
          <>
            <LinearProgress
              variant="determinate"
              color={tone}
              aria-label={texts('clock.title')}
              value={Math.min(100, Math.round((used / Math.max(1, allowed)) * 100))}
              sx={{ height: 6, borderRadius: 1 }}
            />
            <Typography variant="body2" color="textSecondary">
              {texts('clock.used', { used, all: allowed })}
            </Typography>
          </>
        ) : null}
        {paused > 0 ? (
          <Typography variant="body2" color="textSecondary">
            {texts('clock.paused', { n: paused })}
          </Typography>
        ) : null}
      </Box>
    </Paper>
  );
}

/** From so many working days before the last one the clock asks for attention. */
const nearDays = 3;

function sentenceOf({ state, left, overdue }: SupportClock, texts: Translate<typeof requestTexts.vi>): string {
  switch (state) {
    case 'unlimited':
      return texts('type.byDecision');
    case 'settled':
      return texts('clock.done');
    case 'stopped':
      return texts('clock.stopped');
    case 'waiting':
      return texts('clock.notStarted');
    case 'running':
      if (overdue > 0) {
        return texts('clock.overdue', { n: overdue });
      }
      return left === 0 ? texts('clock.lastDay') : texts('clock.left', { n: left });
  }
}
