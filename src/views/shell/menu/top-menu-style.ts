import type { SxProps } from '@mui/material/styles';

/** CSS pixels. */
export const topMenuHeight = 44;

export function topEntryStyle(isActive: boolean): SxProps {
  return {
    height: topMenuHeight,
    gap: 0.5,
    px: 1.25,
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: isActive ? 'var(--side-strong)' : 'var(--side-text)',
    boxShadow: isActive ? 'inset 0 -3px 0 var(--brand-gold)' : 'none',
    '&:hover, &[aria-expanded=true]': { bgcolor: 'var(--side-hover)', color: 'var(--side-strong)' },
    '&:focus-visible': { outline: '2px solid var(--side-strong)', outlineOffset: '-3px' },
  };
}

export const topListStyle = {
  position: 'absolute',
  top: '100%',
  zIndex: 2,
  minWidth: 240,
  maxHeight: 'calc(100dvh - 120px)',
  overflowY: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderTop: 0,
  borderColor: 'divider',
  borderRadius: '0 0 10px 10px',
  boxShadow: 'var(--shadow-floating)',
  outline: 0,
  '& .MuiMenuItem-root': { fontSize: '0.8125rem', minHeight: '2.125rem', color: 'text.primary' },
  '& [aria-current]': {
    bgcolor: 'var(--surface-selected)',
    color: 'primary.main',
    fontWeight: 600,
    boxShadow: 'inset 3px 0 0 var(--brand-gold)',
  },
} as const;
