import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

import type { PanelsRef } from '@/machines/panels-machine';

import { motion } from '../app/theme-tokens';
import { isNewEscape } from '../shared/escape';

type PanelFrameProps = {
  readonly panelsRef: PanelsRef;
  readonly label: string;
  readonly width: number | string;
  readonly children: ReactNode;
};

/** A panel over the page that leaves the page usable; a press elsewhere and Escape close it. */
export function PanelFrame({ panelsRef, label, width, children }: PanelFrameProps) {
  const frameRef = useRef<HTMLElement>(null);

  useEffect(() => {
    frameRef.current?.focus();
    const onPress = ({ target }: PointerEvent) => {
      const element = target instanceof Element ? target : undefined;
      if (frameRef.current?.contains(element ?? null) !== true && !isPanelButton(element)) {
        panelsRef.send({ type: 'outside.click' });
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isNewEscape(event)) {
        panelsRef.send({ type: 'escape.press' });
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [panelsRef]);

  return (
    <Box
      ref={frameRef}
      component="aside"
      aria-label={label}
      tabIndex={-1}
      sx={{
        position: 'absolute',
        top: '100%',
        insetInlineEnd: 0,
        width,
        maxWidth: '100vw',
        maxHeight: 'calc(100vh - 56px)',
        overflowY: 'auto',
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

/** A button that opens a panel also closes it; its press is no press elsewhere. */
function isPanelButton(element: Element | undefined): boolean {
  return (element?.closest('[data-panel-button]') ?? undefined) !== undefined;
}
