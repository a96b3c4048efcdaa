import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { AreaBoundary } from '../errors/area-boundary';
import { ConnectionBar } from './connection-bar';
import { PageAlerts } from './page-alerts';

/**
 * Between top bar and page. In sight wherever the page is scrolled to: bars about the network and, as children, about the
 * session, and alerts that ask for something; above the page's heading: alerts to be read.
 */
export function NoticeArea({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Box sx={{ position: 'sticky', top: 'var(--header-height, 0)', zIndex: 'appBar' }}>
        <AreaBoundary isCompact>
          <ConnectionBar />
          {children}
          <PageAlerts kind="asking" />
        </AreaBoundary>
      </Box>
      <AreaBoundary isCompact>
        <PageAlerts kind="telling" />
      </AreaBoundary>
    </>
  );
}
