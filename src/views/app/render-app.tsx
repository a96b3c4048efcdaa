import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import './theme/fonts.css';
import './theme/tokens.css';
import './theme/plain.css';

import { defaultLanguage } from '@/domain/localization/languages';
import { matchRoute } from '@/domain/navigation/routes';
import type { AuthRef } from '@/machines/auth/auth-machine';

import { App } from './app';
import { currentAddress } from './current-address';
import { keepStoredLooks } from './looks';
import { signInAddress } from './navigation';
import { keepRoot, rootOf, rootOptions } from './react-root';
import { RootBoundary } from './root-boundary';
import { selectStage } from './stage/shell-stage';
import { Surroundings, type AppParts } from './surroundings';

/**
 * Shows the product inside an element, whose prerendered sign-in page it takes over where this is what it would draw
 * itself: fields, focus and an open input method stay as they are. Any other page is replaced, and what was typed is kept.
 *
 * @param parts The auth machine has come to rest.
 */
export function renderApp(element: HTMLElement, parts: AppParts): void {
  keepStoredLooks();
  const app = (
    <StrictMode>
      <AppRoot {...parts} />
    </StrictMode>
  );
  // At once: an answer of the back end that came in between would make the two pages differ.
  flushSync(() => {
    if (isAsPrerendered(element, parts.authRef)) {
      openSignIn();
      keepRoot(element, hydrateRoot(element, app, rootOptions));
    } else {
      rootOf(element).render(app);
    }
  });
  // What was typed there has been taken over.
  delete element.dataset['prerendered'];
}

/** As prerender.tsx has drawn it: for a visitor, in Vietnamese, with nothing said and nothing known of the installation. */
function isAsPrerendered({ dataset }: HTMLElement, authRef: AuthRef): boolean {
  const snapshot = authRef.getSnapshot();
  const { flow, culture, error, configuration } = snapshot.context;
  return (
    dataset['prerendered'] === flow &&
    selectStage(snapshot) === 'visitor' &&
    !snapshot.hasTag('attempting') &&
    culture === defaultLanguage &&
    error === undefined &&
    configuration === undefined
  );
}

/** What a redirect would do after drawing nothing. */
function openSignIn(): void {
  if (matchRoute(window.location.pathname)?.name !== 'signIn') {
    window.history.replaceState(window.history.state, '', signInAddress(currentAddress()));
  }
}

/** The whole product, with the trainer's desk beside it in a demo. */
export function AppRoot(parts: AppParts) {
  const { demo } = parts;
  return (
    <Surroundings {...parts}>
      <RootBoundary>
        <App />
      </RootBoundary>
      {demo?.desk === undefined ? null : <demo.desk.View />}
    </Surroundings>
  );
}
