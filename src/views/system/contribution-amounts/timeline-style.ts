import type { CSSProperties } from 'react';
import { type ForceState } from '@/domain/reference/force-states';

/** Shares of the track's width, as its children are placed. */
export function place(start: number, width?: number): CSSProperties {
  return {
    insetInlineStart: `${start * 100}%`,
    ...(width === undefined ? {} : { width: `${width * 100}%` }),
  };
}

/** Names beside their tracks from the small screen up, above them on a phone; axis and today's line follow the tracks. */
export const figureStyle = {
  m: 0,
  p: 2.5,
  position: 'relative',
  '--name': { xs: '0px', md: '13rem' },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'var(--name) minmax(0, 1fr)' },
    alignItems: 'center',
    mb: 1,
  },
  '& .name': { pr: 2, color: 'text.secondary' },
  '& .axis': {
    position: 'relative',
    ml: 'var(--name)',
    height: '1.25rem',
    borderTop: 1,
    borderColor: 'divider',
    typography: 'caption',
    color: 'text.secondary',
    overflow: 'hidden',
    '& > span': { position: 'absolute', pl: 0.5, borderLeft: 1, borderColor: 'divider' },
  },
} as const;

export const trackStyle = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  height: '2.75rem',
  borderRadius: 1,
  bgcolor: 'var(--surface-sunken)',
  '& > li': { position: 'absolute', insetBlock: 0, px: '1px', minWidth: '0.5rem', zIndex: 1 },
} as const;

export const gapStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: 'error.main',
  typography: 'caption',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'error.main',
  borderRadius: 1,
} as const;

/** A line through all tracks, behind their bars. */
export const todayStyle = {
  position: 'absolute',
  insetBlock: '3.25rem 2.5rem',
  insetInline: { xs: '20px', md: 'calc(13rem + 20px) 20px' },
  pointerEvents: 'none',
  '& > span': { position: 'absolute', insetBlock: 0, borderLeft: 2, borderColor: 'warning.light' },
} as const;

/** What is in force is filled, what is not is outlined, dashed where it is still to come. */
export function barStyle(state: ForceState, isOpen: boolean, isShown: boolean) {
  const look = {
    1: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
    2: { bgcolor: 'background.paper', color: 'primary.main', borderColor: 'primary.main', borderStyle: 'dashed' },
    3: { bgcolor: 'background.paper', color: 'text.secondary', borderColor: 'divider' },
    4: { bgcolor: 'background.paper', color: 'text.disabled', borderColor: 'divider' },
  }[state];
  return {
    '& > a': {
      display: 'grid',
      alignContent: 'center',
      height: '100%',
      px: 1,
      overflow: 'hidden',
      textDecoration: 'none',
      border: 1,
      borderStyle: 'solid',
      borderRadius: isOpen ? '6px 0 0 6px' : '6px',
      ...look,
      ...(isShown ? { outline: 2, outlineOffset: '1px', outlineColor: 'warning.light' } : {}),
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.25 },
      '& > span': { typography: 'body2', fontWeight: 'fontWeightMedium' },
      '& > small': { typography: 'caption' },
      '&:focus-visible': {
        outline: 2,
        outlineColor: 'primary.light',
        outlineOffset: '2px',
        zIndex: 1,
        position: 'relative',
      },
    },
  } as const;
}
