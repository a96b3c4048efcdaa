import { createContext, use, useState, type ReactNode } from 'react';
import { createActor } from 'xstate';

import { pageAlertsMachine, type PageAlertsRef } from '@/machines/shell/page-alerts-machine';

const PageAlertsContext = createContext<PageAlertsRef | undefined>(undefined);

/** The alerts at the head of whatever page is shown; they outlive a change of page. */
export function PageAlertsProvider({ children }: { readonly children: ReactNode }) {
  const [alertsRef] = useState(() => createActor(pageAlertsMachine).start());
  return <PageAlertsContext value={alertsRef}>{children}</PageAlertsContext>;
}

export function usePageAlertsRef(): PageAlertsRef {
  const alertsRef = use(PageAlertsContext);
  if (alertsRef === undefined) {
    throw new Error('A screen was rendered outside <PageAlertsProvider>.');
  }
  return alertsRef;
}
