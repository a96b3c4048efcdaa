import Box from '@mui/material/Box';
import { useActorRef } from '@xstate/react';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { mobileMaxWidthPx } from '@/domain/constants';
import { panelsMachine, type PanelsRef } from '@/machines/panels-machine';

import type { LayoutProps } from '../app/screens-context';
import { frame, motion } from '../app/theme-tokens';
import { sidebarAtom } from '../app/ui-atoms';
import { Breadcrumbs } from './breadcrumbs';
import { MobileMenu } from './mobile-menu';
import { SessionNotice } from './session-notice';
import { Sidebar } from './sidebar';
import { SkipLink, mainContentId } from './skip-link';
import { TopBar } from './top-bar';

/** Sidebar, top bar, breadcrumbs, and the page. */
export function MainLayout({ match, children }: LayoutProps) {
  const panelsRef = useActorRef(panelsMachine);
  const isPinned = useAtomValue(sidebarAtom) === 'pinned';
  useClosePanelsOnChange(panelsRef, match.name);

  return (
    <>
      <SkipLink />
      <Sidebar page={match.name} />
      <MobileMenu panelsRef={panelsRef} page={match.name} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100vh',
          marginInlineStart: { md: `${isPinned ? frame.sidebarWidth : frame.foldedSidebarWidth}px` },
          transition: `margin ${motion.normal}ms ease-out`,
          '@media print': { marginInlineStart: 0 },
        }}
      >
        <TopBar panelsRef={panelsRef} />
        <SessionNotice />
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
    </>
  );
}

function useClosePanelsOnChange(panelsRef: PanelsRef, page: string): void {
  useEffect(() => {
    panelsRef.send({ type: 'page.change' });
  }, [panelsRef, page]);

  useEffect(() => {
    const narrow = window.matchMedia(`(max-width: ${mobileMaxWidthPx}px)`);
    const onChange = () => {
      if (!narrow.matches) {
        panelsRef.send({ type: 'viewport.widen' });
      }
    };
    narrow.addEventListener('change', onChange);
    return () => {
      narrow.removeEventListener('change', onChange);
    };
  }, [panelsRef]);
}
