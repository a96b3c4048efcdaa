import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { pageActionsAnchor } from '@/views/app/theme/theme-tokens';

import { useDocumentTitle } from './document-title';

type PageHeadingProps = {
  readonly title: string;
  /** One quiet line below the title. */
  readonly subtitle?: ReactNode;
  /** Buttons for the page as a whole. */
  readonly actions?: ReactNode;
  /** The document's title where it should say more than the heading. */
  readonly documentTitle?: string;
};

/** The one `h1` of a page with its actions; names the browser's tab too (register S-08). */
export function PageHeading({ title, subtitle, actions, documentTitle }: PageHeadingProps) {
  useDocumentTitle(documentTitle ?? title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2.5,
      }}
    >
      {/* A long line below the title breaks, before it sends the buttons below itself. */}
      <Box sx={{ flex: { xs: '1 1 10rem', md: '1 1 24rem' }, minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {subtitle === undefined ? null : (
          <Typography component="div" color="textSecondary" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions === undefined ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, anchorName: pageActionsAnchor }}>{actions}</Box>
      )}
    </Box>
  );
}
