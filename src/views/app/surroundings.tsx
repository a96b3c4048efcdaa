import type { ReactNode } from 'react';
import { Router } from 'wouter';

import type { AuthRef } from '@/machines/auth/auth-machine';
import type { ErrorRef } from '@/machines/shell/error-machine';

import { AuthProvider } from './auth-context';
import { DemoProvider, type Demo } from './demo-context';
import { LocalizationProvider } from './localization-context';
import { navigation } from './navigation';
import { RedirectingNotices } from './redirecting-notices';
import { ReloadProvider } from './reload-context';
import { screens } from './screens/screens';
import { ScreensProvider } from './screens/screens-context';
import { ServicesProvider, type Services } from './services-context';

export type AppParts = {
  readonly services: Services;
  /** Running before the first render and after the last; at rest where the product could not start. */
  readonly authRef: AuthRef;
  /** Running, when something outside React reports errors too. */
  readonly errorRef?: ErrorRef | undefined;
  readonly demo?: Demo | undefined;
};

/** Everything that the product's screens, and the trainer's desk beside them, ask their surroundings for. */
export function Surroundings({
  services,
  authRef,
  errorRef,
  demo,
  children,
}: AppParts & { readonly children: ReactNode }) {
  return (
    <ServicesProvider value={services}>
      <AuthProvider value={authRef}>
        <LocalizationProvider>
          <ScreensProvider value={screens}>
            <Router aroundNav={navigation}>
              <RedirectingNotices errorRef={errorRef}>
                <DemoProvider value={demo}>
                  <ReloadProvider>{children}</ReloadProvider>
                </DemoProvider>
              </RedirectingNotices>
            </Router>
          </ScreensProvider>
        </LocalizationProvider>
      </AuthProvider>
    </ServicesProvider>
  );
}
