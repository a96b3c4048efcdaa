import { lineHeightPx } from './use-line-window';

export const numberWidth = 48;
export const buttonWidth = 44;

/** With some room to spare: a heading has two lines, the totals' row has one. */
const headHeight = '3.5rem';
const totalsHeight = '3rem';

/**
 * The ledger's look: hairlines, the cell with the focus framed; head, totals, the line's number with its first cell, and
 * its button stay in sight while the others pass below them.
 *
 * @param firstWidth Of the first cell, in CSS pixels.
 */
export function lineGridStyle(isWindowed: boolean, firstWidth: number, hasTotals: boolean) {
  const staying = { position: 'sticky', zIndex: 1, bgcolor: 'background.paper' } as const;
  return {
    overflow: 'auto',
    bgcolor: 'background.paper',
    // The keyboard's cell comes to rest beside what stays, not below it.
    scrollPaddingBlock: `${headHeight} ${hasTotals ? totalsHeight : 0}`,
    scrollPaddingInline: `${numberWidth + firstWidth}px ${buttonWidth}px`,
    maxHeight: isWindowed ? '70vh' : undefined,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '& table': { borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', width: '100%' },
    '& th, & td': {
      height: lineHeightPx,
      p: 0,
      borderBottom: 1,
      borderInlineEnd: 1,
      borderColor: 'divider',
      typography: 'body2',
      textAlign: 'start',
    },
    '& tr > :last-child': { borderInlineEnd: 0 },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& th:first-of-type': { ...staying, insetInlineStart: 0 },
    '& th:first-of-type + *': { ...staying, insetInlineStart: numberWidth },
    '& .button': { ...staying, insetInlineEnd: 0 },
    '& thead th, & thead td, & tfoot th, & tfoot td': {
      position: 'sticky',
      zIndex: 2,
      px: 1,
      py: 0.75,
      fontWeight: 'fontWeightMedium',
      bgcolor: 'var(--surface-sunken)',
      lineHeight: 1.3,
    },
    '& :is(thead, tfoot) :is(th:first-of-type, th:first-of-type + *, .button)': {
      zIndex: 3,
      bgcolor: 'var(--surface-sunken)',
    },
    '& thead th, & thead td': { top: 0 },
    '& tfoot th, & tfoot td': { bottom: 0, borderTop: 1, borderBottom: 0, borderColor: 'divider' },
    '& tbody th': { textAlign: 'center', color: 'text.secondary', fontWeight: 'fontWeightRegular' },
    '& tbody .button': { textAlign: 'center' },
    '& .is-number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    ...cellStyle,
  } as const;
}

/** Inputs without a frame of their own; shared by grid and cards. */
export const cellStyle = {
  // As large as a finger needs (WCAG 2.5.8).
  '& input[type="checkbox"]': { width: '24px', height: '24px', m: 0 },
  '& input[type="text"], & select': {
    width: '100%',
    height: lineHeightPx - 1,
    px: 1,
    border: 0,
    borderRadius: 0,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    bgcolor: 'transparent',
    textOverflow: 'ellipsis',
  },
  '& select:disabled': { opacity: 1, appearance: 'none' },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '& input[readonly], & select:disabled, & .figure': { color: 'text.secondary' },
  '& input:focus-visible, & select:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  '& [aria-invalid="true"]': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '& .is-warned': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-warning-main)' },
  '& .figure': { display: 'block', px: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
