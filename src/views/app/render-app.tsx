import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';

import './fonts.css';
import './tokens.css';
import './plain.css';

import { App } from './app';
import { applyStoredLooks } from './looks';
import { rootOf } from './react-root';
import { RootBoundary } from './root-boundary';
import { Surroundings, type AppParts } from './surroundings';

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
