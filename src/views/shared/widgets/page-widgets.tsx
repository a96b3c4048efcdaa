import type { ReactNode } from 'react';

import { LoaderBar } from './loader-bar';
import { PageAlertsProvider } from './page-alerts-context';
import { PageArrival } from './page-arrival';
import { useNewVersion } from './use-new-version';
import { useUnlockedFocus } from './use-unlocked-focus';

/** What goes with every page behind the sign-in page: its name read out, the line that tells of waits, alerts, new versions. */
export function PageWidgets({ children }: { readonly children: ReactNode }) {
  useUnlockedFocus();
  return (
    <PageAlertsProvider>
      <PageArrival />
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
