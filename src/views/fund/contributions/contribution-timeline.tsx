import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';

import type { Contribution } from '@/domain/contributions/contribution';
import { milestoneKinds } from '@/domain/contributions/contribution-lists';
import { createFormats } from '@/domain/format/formats';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';
import { milestoneListStyle } from '@/views/shared/workflow/milestone-style';

import { contributionTexts } from './contribution-texts';

type ContributionTimelineProps = {
  /** Oldest first. */
  readonly milestones: Contribution['dongThoiGian'];
  readonly names: Names;
};

/** From the contract over the contribution to support, in the order in which it happened. */
export function ContributionTimeline({ milestones, names }: ContributionTimelineProps) {
  const texts = useTexts(contributionTexts);
  const formats = createFormats(useLocalizer().language);
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('timeline.title')}
      </Typography>
      <Box component="ol" sx={milestoneListStyle}>
        {milestones.map(({ ngay, loai, noiDung, soTien }, place) => (
          <li key={`${ngay} ${loai} ${place}`}>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{names.in(milestoneKinds, loai)}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[formats.date(ngay), noiDung, soTien === null ? null : formats.money(soTien)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Paper>
  );
}
