import type { ThemeOptions } from '@mui/material/styles';

import { maskAnimationMs } from '@/domain/constants';

import { motion, radius } from './theme-tokens';

const controlHeight = '2.375rem';

/** How the element with the keyboard's focus looks. @param offset In pixels; negative where the surroundings would cut it. */
const focusRing = (offset: number) => ({ outline: '2px solid var(--primary)', outlineOffset: `${offset}px` });

/** What has a mask stays while the mask goes, or it would be cut off. */
const maskedDuration = { enter: motion.normal, exit: maskAnimationMs } as const;

/** What keeps the product from looking like an unstyled component library. */
export const componentOverrides: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI takes the browser's outline away and shows the focus by the ripple, which is off.
    styleOverrides: { root: { fontFamily: 'inherit', '&:focus-visible, &.Mui-focusVisible': focusRing(2) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: controlHeight, borderRadius: radius.normal, paddingInline: '0.875rem', whiteSpace: 'nowrap' },
      outlined: { borderColor: 'var(--field-border)' },
      sizeSmall: { minHeight: '2rem', fontSize: '0.8125rem', paddingInline: '0.625rem' },
      sizeLarge: { minHeight: '2.75rem', fontSize: '0.9375rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: radius.normal, '&:hover': { backgroundColor: 'var(--surface-hover)' } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none', '@media (forced-colors: active)': { border: '1px solid' } },
      elevation8: { boxShadow: 'var(--shadow-floating)' },
      elevation24: { boxShadow: 'var(--shadow-floating)' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: '0.25rem',
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.5,
        color: theme.vars.palette.text.primary,
        whiteSpace: 'normal',
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight,
        backgroundColor: theme.vars.palette.background.paper,
        'label + &': { marginTop: 0 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--field-border)', top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
      }),
      input: {
        padding: '0.4375rem 0.75rem',
        height: '1.5rem',
        boxSizing: 'content-box',
        '&::placeholder': { opacity: 1, color: 'var(--placeholder)' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.75rem', lineHeight: 1.5 } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: '0.375rem', borderRadius: radius.small, '&.Mui-focusVisible': focusRing(-2) },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 300 },
    styleOverrides: {
      tooltip: { backgroundColor: '#1F2C3B', color: '#FFFFFF', fontSize: '0.75rem', padding: '0.375rem 0.5rem' },
    },
  },
  MuiDialog: {
    defaultProps: {
      transitionDuration: maskedDuration,
      slotProps: {
        // A dialog that is to be there at once says so by a number of its own, and means the mask too.
        backdrop: ({ transitionDuration }) => ({
          transitionDuration: typeof transitionDuration === 'number' ? transitionDuration : maskAnimationMs,
        }),
      },
    },
    styleOverrides: {
      paper: { borderRadius: radius.large, boxShadow: 'var(--shadow-floating)' },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDrawer: {
    defaultProps: {
      transitionDuration: maskedDuration,
      slotProps: { backdrop: { transitionDuration: maskAnimationMs } },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650, padding: '1.25rem 1.5rem 0.5rem' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0.5rem 1.5rem' }, dividers: { padding: '1.25rem 1.5rem' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '1rem 1.5rem 1.25rem', gap: '0.5rem' } } },
  MuiAutocomplete: {
    styleOverrides: {
      // As tall as the fields beside it, and its text in line with theirs.
      root: {
        '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { paddingBlock: '0.28125rem', paddingInlineStart: '0.25rem' },
      },
      paper: { border: '1px solid var(--line)', boxShadow: 'var(--shadow-floating)' },
    },
  },
  MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--shadow-floating)' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { fontSize: '0.875rem', minHeight: '2.25rem', '&:focus-visible, &.Mui-focusVisible': focusRing(-2) },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: radius.small, fontWeight: 550, fontSize: '0.75rem' } } },
  MuiTableCell: {
    styleOverrides: { head: { fontWeight: 600, fontSize: '0.8125rem' }, root: { fontSize: '0.875rem' } },
  },
  MuiTabs: {
    // Both at the end: the first tab stands in line with what is below it, and no tab moves away from under a hand when
    // there is room to go back to.
    styleOverrides: {
      scrollButtons: {
        order: 1,
        width: '2rem',
        borderRadius: radius.small,
        '&.Mui-disabled': { opacity: 0.3 },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: '2.75rem',
        textTransform: 'none',
        fontWeight: 550,
        '&:focus-visible, &.Mui-focusVisible': focusRing(-2),
      },
    },
  },
  MuiAlert: {
    // Filled in a shade of its colour it nearly vanishes in the dark; a line is seen in both modes.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { borderRadius: radius.normal, fontSize: '0.875rem', backgroundColor: 'var(--paper)' },
      message: { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
