import type { ReactNode } from 'react';

import { LoaderBar } from './loader-bar';
import { PageAlertsProvider } from './page-alerts-context';
import { useNewVersion } from './use-new-version';

/** What goes with every page behind the sign-in page: the line that tells of waits, alerts, and new versions. */
export function PageWidgets({ children }: { readonly children: ReactNode }) {
  return (
    <PageAlertsProvider>
      <LoaderBar />
      <NewVersion />
      {children}
    </PageAlertsProvider>
  );
}

function NewVersion() {
  useNewVersion();
  return null;
}
