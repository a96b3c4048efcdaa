import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { Router } from 'wouter';

import type { AuthRef } from '@/machines/auth/auth-machine';
import type { ErrorRef } from '@/machines/error-machine';

import './fonts.css';
import './tokens.css';
import './plain.css';

import { App } from './app';
import { AuthProvider } from './auth-context';
import { DemoProvider, type Demo } from './demo-context';
import { applyStoredLooks } from './looks';
import { navigation } from './navigation';
import { rootOf } from './react-root';
import { RedirectingNotices } from './redirecting-notices';
import { ReloadProvider } from './reload-context';
import { RootBoundary } from './root-boundary';
import { screens } from './screens';
import { ScreensProvider } from './screens-context';
import { ServicesProvider, type Services } from './services-context';

export type AppParts = {
  readonly services: Services;
  /** Running before the first render and after the last. */
  readonly authRef: AuthRef;
  /** Running, when something outside React reports errors too. */
  readonly errorRef?: ErrorRef | undefined;
  readonly demo?: Demo | undefined;
};

/** Shows the product inside an element. */
export function renderApp(element: HTMLElement, parts: AppParts): Root {
  applyStoredLooks();
  const root = rootOf(element);
  root.render(
    <StrictMode>
      <AppRoot {...parts} />
    </StrictMode>,
  );
  return root;
}

/** The whole product with everything its screens ask their surroundings for. */
export function AppRoot({ services, authRef, errorRef, demo }: AppParts) {
  return (
    <ServicesProvider value={services}>
      <AuthProvider value={authRef}>
        <ScreensProvider value={screens}>
          <Router aroundNav={navigation}>
            <RedirectingNotices errorRef={errorRef}>
              <DemoProvider value={demo}>
                <ReloadProvider>
                  <RootBoundary>
                    <App />
                  </RootBoundary>
                  {demo?.desk === undefined ? null : <demo.desk.View />}
                </ReloadProvider>
              </DemoProvider>
            </RedirectingNotices>
          </Router>
        </ScreensProvider>
      </AuthProvider>
    </ServicesProvider>
  );
}
