import type { SxProps, Theme } from '@mui/material';

import { featureIndentPx } from '@/domain/constants';
import { radius } from '@/views/app/theme/theme-tokens';

/**
 * The rows of a tree. One rule for all of them: hundreds of rows with styles of their own would make opening slow. Rows
 * out of sight are neither laid out nor painted.
 */
export const treeStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& .tree-row': {
    paddingInlineStart: `calc(var(--tree-depth) * ${featureIndentPx}px)`,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 2.25rem',
  },
  '& .tree-label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1.25,
    px: 1,
    py: 0.75,
    borderRadius: 1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'var(--surface-hover)' },
  },
  '& .tree-label > span': { minWidth: 0 },
  '& .tree-label:has([aria-disabled="true"])': { cursor: 'default', color: 'text.secondary' },
  '& .tree-note': { display: 'block', typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' },
} satisfies SxProps<Theme>;

/** Fields that are drawn without a component each, looking like those of a form. */
export const treeFieldStyle = {
  '& .tree-field': { px: 1, py: 1, display: 'grid', gap: 0.5, justifyItems: 'start' },
  '& .tree-field > label': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& .tree-input': {
    width: '100%',
    maxWidth: '26rem',
    minHeight: '2.375rem',
    px: 1.5,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: '1px solid var(--field-border)',
    borderRadius: `${radius.normal}px`,
  },
  '& .tree-input[inputmode="numeric"]': { maxWidth: '14rem' },
  '& .tree-input[aria-invalid="true"]': { borderColor: 'error.main' },
  '& .tree-under': { px: 1, pb: 1 },
  '& .tree-under.is-toggle': { paddingInlineStart: 4.75, mt: -0.5 },
  '& .tree-error': { m: 0, typography: 'caption', color: 'error.main' },
  '& .tree-text': { m: 0, typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' },
  '& .tree-link': {
    p: 0,
    ml: 1,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'primary.main',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
} satisfies SxProps<Theme>;

/** No indentation goes deeper, so that a name keeps some room, whatever depth a server claims. */
const deepestIndent = 12;

/** The row's depth, for the rule above. */
export function depthStyle(depth: number): Readonly<Record<string, number>> {
  return { '--tree-depth': Math.min(depth, deepestIndent) };
}
