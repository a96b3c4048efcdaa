import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import type { PanelsRef } from '@/machines/shell/panels-machine';

import { headHeight, motion } from '../../app/theme/theme-tokens';
import { usePanelClosing } from './use-panel-closing';

type PanelFrameProps = {
  readonly panelsRef: PanelsRef;
  readonly label: string;
  readonly width: number | string;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
};

/** A panel over the page that leaves the page usable; a press elsewhere and Escape close it. */
export function PanelFrame({ panelsRef, label, width, onKeyDown, children }: PanelFrameProps) {
  const frameRef = useRef<HTMLElement>(null);
  usePanelClosing(panelsRef, frameRef);
  return (
    <Box
      ref={frameRef}
      component="aside"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{
        position: 'absolute',
        top: headHeight,
        insetInlineEnd: 0,
        zIndex: 1,
        width,
        maxWidth: '100vw',
        maxHeight: `calc(100dvh - ${headHeight})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        p: 2.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderTop: 0,
        borderEndStartRadius: 10,
        boxShadow: 'var(--shadow-floating)',
        outline: 0,
        animation: `panel-in ${motion.normal}ms ease-out`,
        '@keyframes panel-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
      }}
    >
      {children}
    </Box>
  );
}
