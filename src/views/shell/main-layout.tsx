import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { useActorRef } from '@xstate/react';
import { useAtomValue } from 'jotai';

import { panelsMachine } from '@/machines/shell/panels-machine';

import type { LayoutProps } from '../app/screens/screens-context';
import { frame, motion } from '../app/theme/theme-tokens';
import { menuVariantAtom, sidebarAtom } from '../app/ui-atoms';
import { AreaBoundary } from '../shared/errors/area-boundary';
import { NoticeArea } from '../shared/widgets/notice-area';
import { Breadcrumbs } from './breadcrumbs';
import { MobileMenu } from './menu/mobile-menu';
import { SessionNotice } from './session/session-notice';
import { ShellTools } from './shell-tools';
import { Sidebar } from './menu/sidebar';
import { SkipLink, mainContentId } from './skip-link';
import { TopBar } from './top-bar';
import { topMenuHeight } from './menu/top-menu-style';
import { useClosedPanels } from './panel/use-closed-panels';
import { useCommandPalette } from './palette/use-command-palette';
import { useInbox } from './panel/use-inbox';

/** The same on every page: one element, which is not drawn anew from one to the next. */
const noticeArea = (
  <NoticeArea>
    <SessionNotice />
  </NoticeArea>
);

const belowBar = belowHead(frame.topBarHeight);
const belowTopMenu = belowHead(frame.topBarHeight + topMenuHeight);

/**
 * What stays in sight below the head, and what the keyboard goes to, rests below it (WCAG 2.4.11).
 *
 * @param height Of the head where there is room for a menu, in CSS pixels.
 */
function belowHead(height: number) {
  return ({ breakpoints }: Theme) => ({
    ':root': {
      '--header-height': `${frame.topBarHeight}px`,
      scrollPaddingTop: 'calc(var(--header-height) + 1.5rem)',
      [breakpoints.up('md')]: { '--header-height': `${height}px` },
    },
  });
}

/** Menu at the side or across the top, top bar, breadcrumbs, and the page. */
export function MainLayout({ match, children }: LayoutProps) {
  const panelsRef = useActorRef(panelsMachine);
  const paletteRef = useCommandPalette();
  const inboxRef = useInbox(panelsRef);
  const isMenuAtSide = useAtomValue(menuVariantAtom) === 'side';
  const isPinned = useAtomValue(sidebarAtom) === 'pinned';
  useClosedPanels(panelsRef, match.name);
  const sidebarWidth = isPinned ? frame.sidebarWidth : frame.foldedSidebarWidth;

  return (
    <>
      <GlobalStyles styles={isMenuAtSide ? belowBar : belowTopMenu} />
      <SkipLink />
      {isMenuAtSide ? <Sidebar page={match.name} /> : null}
      <MobileMenu panelsRef={panelsRef} page={match.name} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100vh',
          marginInlineStart: { md: isMenuAtSide ? `${sidebarWidth}px` : 0 },
          transition: `margin ${motion.normal}ms ease-out`,
          '@media print': { marginInlineStart: 0 },
        }}
      >
        <AreaBoundary area="header" isCompact>
          <TopBar panelsRef={panelsRef} inboxRef={inboxRef} paletteRef={paletteRef} page={match.name} />
        </AreaBoundary>
        {noticeArea}
        <Box
          component="main"
          id={mainContentId}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3 }, pt: 2, pb: 4, outline: 0 }}
        >
          <Breadcrumbs match={match} />
          {children}
        </Box>
      </Box>
      <ShellTools panelsRef={panelsRef} paletteRef={paletteRef} page={match.name} isFramed />
    </>
  );
}
