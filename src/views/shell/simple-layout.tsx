import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useActorRef } from '@xstate/react';
import { Link } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { panelsMachine } from '@/machines/shell/panels-machine';

import { appTexts } from '../app/app-texts';
import { useTexts } from '../app/localization-context';
import type { LayoutProps } from '../app/screens/screens-context';
import { frame } from '../app/theme/theme-tokens';
import { BrandMark } from '../shared/brand/brand-mark';
import { NoticeArea } from '../shared/widgets/notice-area';
import { SessionNotice } from './session/session-notice';
import { ShellTools } from './shell-tools';
import { SkipLink, mainContentId } from './skip-link';
import { useClosedPanels } from './panel/use-closed-panels';
import { useCommandPalette } from './palette/use-command-palette';

/** Only a top bar with the mark and the Fund's name (register S-02). */
export function SimpleLayout({ match, children }: LayoutProps) {
  const panelsRef = useActorRef(panelsMachine);
  const paletteRef = useCommandPalette();
  useClosedPanels(panelsRef, match.name);
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
          '@media print': { display: 'none' },
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
      <NoticeArea>
        <SessionNotice />
      </NoticeArea>
      <Box
        component="main"
        id={mainContentId}
        tabIndex={-1}
        sx={{ maxWidth: 1040, mx: 'auto', px: { xs: 2, md: 3 }, py: 4, outline: 0 }}
      >
        {children}
      </Box>
      <ShellTools panelsRef={panelsRef} paletteRef={paletteRef} page={match.name} isFramed={false} />
    </>
  );
}
