import type { SxProps } from '@mui/material/styles';

const entry = {
  width: '100%',
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1,
  color: 'var(--side-text)',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '&:hover': { backgroundColor: 'var(--side-hover)', color: 'var(--side-strong)' },
  '&:focus-visible': { outline: '2px solid var(--side-strong)', outlineOffset: '-2px' },
} as const;

/** A group's own line. */
export function groupStyle(isActive: boolean): SxProps {
  return {
    ...entry,
    gap: 1.75,
    minHeight: '2.5rem',
    px: 1.75,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    ...(isActive ? { color: 'var(--side-strong)' } : {}),
  };
}

/** A link inside a group, in line with the group's name. */
export function itemStyle(isCurrent: boolean): SxProps {
  return {
    ...entry,
    minHeight: '2.125rem',
    py: 0.75,
    pl: '3.25rem',
    pr: 1,
    ...(isCurrent
      ? {
          backgroundColor: 'var(--side-selected)',
          color: 'var(--side-strong)',
          fontWeight: 600,
          boxShadow: 'inset 3px 0 0 var(--brand-gold)',
        }
      : {}),
  };
}
