import { createTheme, type ThemeOptions } from '@mui/material/styles';

import { mobileMaxWidthPx } from '@/domain/constants';

import { componentOverrides } from './theme-components';
import { darkPalette, fontFamily, lightPalette, motion, radius } from './theme-tokens';

const options: ThemeOptions & { readonly cssVariables: object } = {
  cssVariables: { colorSchemeSelector: 'data-mode' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: mobileMaxWidthPx + 1, lg: 1200, xl: 1536 } },
  shape: { borderRadius: radius.normal },
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.normal,
      standard: motion.normal,
      complex: motion.slow,
      enteringScreen: motion.normal,
      leavingScreen: motion.quick,
    },
  },
  typography: {
    fontFamily,
    htmlFontSize: 16,
    fontSize: 14,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: { fontSize: '1.5rem', lineHeight: 1.35, fontWeight: 650, letterSpacing: '-0.015em' },
    h2: { fontSize: '1.125rem', lineHeight: 1.45, fontWeight: 650, letterSpacing: '-0.01em' },
    h3: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '-0.005em' },
    h4: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 600 },
    h5: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 600 },
    h6: { fontSize: '0.8125rem', lineHeight: 1.5, fontWeight: 600 },
    subtitle1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    subtitle2: { fontSize: '0.8125rem', lineHeight: 1.55, fontWeight: 600 },
    body1: { fontSize: '0.875rem', lineHeight: 1.6 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.6 },
    caption: { fontSize: '0.75rem', lineHeight: 1.5 },
    overline: { fontSize: '0.6875rem', lineHeight: 1.6, fontWeight: 600, letterSpacing: '0.06em' },
    button: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
  },
  components: componentOverrides,
};

/** The product's look in both modes; colours are CSS variables, so switching the mode renders nothing anew. */
export const theme = createTheme(options);

/** The same, for languages that are written from right to left. */
export const rightToLeftTheme = createTheme({ ...options, direction: 'rtl' });
