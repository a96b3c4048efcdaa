import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';

import type { Contribution } from '@/domain/contributions/contribution';
import { formatDate } from '@/domain/format/dates';
import { useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/cells/tag';

import { contributionTexts } from './contribution-texts';

/** Every certificate of a contribution; at most the latest is valid. */
export function CertificateList({ certificates }: { readonly certificates: Contribution['gcn'] }) {
  const texts = useTexts(contributionTexts);
  const titleId = useId();
  return certificates.length === 0 ? null : (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('certificates.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {[...certificates].reverse().map(({ soGcn, ngayCap, conHieuLuc, lyDo }) => (
          <li key={soGcn}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{soGcn}</Typography>
              <Tag
                text={texts(conHieuLuc ? 'certificates.valid' : 'certificates.void')}
                tone={conHieuLuc ? 'success' : 'default'}
              />
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[texts('certificates.issued', { day: formatDate(ngayCap) }), lyDo].filter(Boolean).join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Paper>
  );
}
