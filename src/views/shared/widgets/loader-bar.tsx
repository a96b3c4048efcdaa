import Box from '@mui/material/Box';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { generalAnimationMs } from '@/domain/constants';
import { loaderMachine, type LoaderRef } from '@/machines/shell/loader-machine';
import { useTexts } from '@/views/app/localization-context';
import { usePendingCalls } from '@/views/app/services-context';

import { widgetTexts } from './widget-texts';

/** A thin line at the very top while calls or pages take longer than half a second; it takes no room and no click. */
export function LoaderBar() {
  const texts = useTexts(widgetTexts);
  const loaderRef = useActorRef(loaderMachine);
  const isVisible = useSelector(loaderRef, (snapshot) => snapshot.hasTag('visible'));
  const isEnding = useSelector(loaderRef, (snapshot) => snapshot.hasTag('ending'));
  useWaits(loaderRef);

  return isVisible ? (
    <Box
      role="progressbar"
      aria-label={texts('loader.label')}
      data-ending={isEnding}
      sx={{
        position: 'fixed',
        insetBlockStart: 0,
        insetInlineStart: 0,
        zIndex: 'tooltip',
        height: 3,
        width: '100%',
        bgcolor: 'primary.light',
        boxShadow: (theme) => `0 0 8px ${theme.vars?.palette.primary.light ?? ''}`,
        pointerEvents: 'none',
        transformOrigin: 'left',
        '[dir=rtl] &': { transformOrigin: 'right' },
        // Quick at first, ever slower, never at its end: it says that something goes on, not how far it is.
        animation: 'loader-bar 30s cubic-bezier(0.05, 0.8, 0.2, 1) forwards',
        '@keyframes loader-bar': { from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.96)' } },
        '&[data-ending=true]': {
          animation: `loader-bar-end ${generalAnimationMs}ms ease-out forwards`,
        },
        '@keyframes loader-bar-end': { from: { opacity: 1 }, to: { opacity: 0 } },
        '@media print': { display: 'none' },
      }}
    />
  ) : null;
}

function useWaits(loaderRef: LoaderRef): void {
  const pendingCalls = usePendingCalls();
  useEffect(() => {
    const tell = (isPending: boolean) => {
      loaderRef.send({ type: isPending ? 'wait.begin' : 'wait.end' });
    };
    tell(pendingCalls?.isPending() === true);
    return pendingCalls?.watch(tell);
  }, [loaderRef, pendingCalls]);
}
