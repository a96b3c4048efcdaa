/** Two values beside each other; on a phone each pair stands under its name. */
export const comparisonStyle = {
  width: '100%',
  mt: 2,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    px: 1,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 'fontWeightMedium' },
  '& tbody th': { color: 'text.secondary', fontWeight: 'fontWeightRegular', width: '24%' },
  '& .different td': { bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 10%, transparent)' },
  '& .different td:first-of-type, & .different td:nth-of-type(2)': { fontWeight: 'fontWeightBold' },
  '@media (max-width: 599px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', borderTop: 1, borderColor: 'divider', py: 1 },
    '& tbody th, & td': { display: 'block', width: 'auto', borderTop: 0, py: 0.25 },
    '& tbody th': { fontWeight: 'fontWeightMedium' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary', fontWeight: 'normal' },
  },
} as const;
