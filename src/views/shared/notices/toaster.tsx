import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { toastWidthPx } from '@/domain/constants';
import { errorTexts } from '@/domain/errors/error-texts';
import { commonTexts } from '@/domain/localization/common-texts';
import type { Toast, ToastRef } from '@/machines/shell/toast-machine';
import { useTexts } from '@/views/app/localization-context';
import { headHeight, motion, pageActionsAnchor } from '@/views/app/theme/theme-tokens';

import { describeError } from '../errors/describe-error';
import { noticeTexts } from './notice-texts';
import { useHeardHost } from './use-heard-host';

const icons = { success: CheckCircleIcon, error: ErrorIcon, warning: WarningIcon, info: InfoIcon } as const;

/** The stack of toasts, top right. While the pointer or the focus is on it, time stands still. */
export function Toaster({ toastRef }: { readonly toastRef: ToastRef }) {
  const texts = useTexts(noticeTexts);
  const toasts = useSelector(toastRef, ({ context }) => context.toasts);
  const host = useHeardHost();
  const isHeard = useIsHeard(toasts.length === 0);
  const regionRef = useRef<HTMLDivElement>(null);
  /** What had the focus before a toast was given it: somebody who types, closes it and goes on. */
  const cameFrom = useRef<EventTarget>(null);

  // A toast that is closed takes the focus with it, of which no event tells.
  useEffect(() => {
    if (regionRef.current?.matches(':hover, :focus-within') !== true) {
      toastRef.send({ type: 'toast.resume' });
    }
    if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
    }
  }, [toastRef, toasts.length]);

  const cardOf = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} onClose={() => toastRef.send({ type: 'toast.close', id: toast.id })} />
  );

  return createPortal(
    <Box
      ref={regionRef}
      role="region"
      aria-label={texts('toast.region')}
      onPointerDown={({ currentTarget }) => holdWhilePressed(currentTarget)}
      onPointerEnter={() => toastRef.send({ type: 'toast.pause' })}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-within')) {
          toastRef.send({ type: 'toast.resume' });
        }
      }}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
        toastRef.send({ type: 'toast.pause' });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) {
          return;
        }
        if (relatedTarget !== null) {
          cameFrom.current = null;
        }
        if (!currentTarget.matches(':hover')) {
          toastRef.send({ type: 'toast.resume' });
        }
      }}
      sx={{
        position: 'fixed',
        top: `calc(${headHeight} + 16px)`,
        // Below the buttons of the page: a notice of one step must not lie over the button of the next.
        '@supports (top: anchor(--any bottom))': {
          top: `max(${headHeight} + 16px, anchor(${pageActionsAnchor} bottom, 0px) + 12px)`,
        },
        right: 'calc(16px + var(--room-of-desk, 0px))',
        width: toastWidthPx,
        maxWidth: 'calc(100vw - 32px)',
        display: 'grid',
        gap: 1,
        zIndex: 'snackbar',
      }}
    >
      <Box role="status" aria-atomic={false} sx={{ display: 'grid', gap: 1, '&:empty': { mb: -1 } }}>
        {isHeard ? toasts.filter((toast) => !isAlert(toast)).map(cardOf) : null}
      </Box>
      {toasts.filter(isAlert).map(cardOf)}
    </Box>,
    host,
  );
}

/** How long a screen reader takes to learn of a region, in which it then hears what comes. Milliseconds. */
const regionKnownMs = 100;

/** False while the region has only just come, as with the first toast: what comes together with it is read out to nobody. */
function useIsHeard(isEmptyAtFirst: boolean): boolean {
  const [isHeard, setIsHeard] = useState(isEmptyAtFirst);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsHeard(true);
    }, regionKnownMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isHeard;
}

/** Keeps the stack where it is until the press is over: a page that gets buttons meanwhile would move it from under the hand. */
function holdWhilePressed(region: HTMLElement): void {
  region.style.top = `${region.getBoundingClientRect().top}px`;
  const over = new AbortController();
  const letGo = () => {
    over.abort();
    region.style.removeProperty('top');
  };
  // The click comes after the pointer has gone up, and what was pressed must still lie there.
  const letGoAfterClick = () => requestAnimationFrame(letGo);
  window.addEventListener('pointerup', letGoAfterClick, { signal: over.signal });
  window.addEventListener('pointercancel', letGoAfterClick, { signal: over.signal });
}

/** Errors speak for themselves at once; all others are heard as what comes into the region of them. */
function isAlert({ severity }: Toast): boolean {
  return severity === 'error';
}

type ToastCardProps = { readonly toast: Toast; readonly onClose: () => void };

function ToastCard({ toast, onClose }: ToastCardProps) {
  const texts = useTexts(noticeTexts);
  const common = useTexts(commonTexts);
  const translateError = useTexts(errorTexts);
  const Icon = icons[toast.severity];
  const text = toast.error === undefined ? toast.text : describeError(toast.error, translateError).details;

  return (
    <Box
      role={isAlert(toast) ? 'alert' : undefined}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        borderLeftWidth: 4,
        borderLeftColor: `${toast.severity}.main`,
        bgcolor: 'background.paper',
        boxShadow: 'var(--shadow-floating)',
        animation: `toast-in ${motion.normal}ms ease-out`,
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateX(16px)' } },
      }}
    >
      <Icon fontSize="small" sx={{ mt: 0.125, color: `${toast.severity}.main` }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2">
          {toast.title ?? common(`toast.${toast.severity}`)}
          {toast.count > 1 ? (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
              {texts('toast.times', { count: toast.count })}
            </Box>
          ) : null}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <IconButton size="small" aria-label={texts('toast.close')} onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
