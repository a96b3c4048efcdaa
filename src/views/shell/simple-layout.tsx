import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { href } from '@/domain/navigation/routes';

import { appTexts } from '../app/app-texts';
import { useTexts } from '../app/localization-context';
import type { LayoutProps } from '../app/screens-context';
import { frame } from '../app/theme-tokens';
import { BrandMark } from '../shared/brand/brand-mark';
import { SessionNotice } from './session-notice';
import { SkipLink, mainContentId } from './skip-link';

/** Only a top bar with the mark and the Fund's name (register S-02). */
export function SimpleLayout({ children }: LayoutProps) {
  const texts = useTexts(appTexts);
  return (
    <>
      <SkipLink />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: frame.topBarHeight,
          px: { xs: 2, md: 3 },
          bgcolor: 'var(--side-background)',
        }}
      >
        <Box
          component={Link}
          href={href('home')}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, textDecoration: 'none', color: 'var(--side-strong)' }}
        >
          <BrandMark size={34} />
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {texts('app.fundName')}
          </Typography>
        </Box>
      </Box>
      <SessionNotice />
      <Box
        component="main"
        id={mainContentId}
        tabIndex={-1}
        sx={{ maxWidth: 1040, mx: 'auto', px: { xs: 2, md: 3 }, py: 4, outline: 0 }}
      >
        {children}
      </Box>
    </>
  );
}
