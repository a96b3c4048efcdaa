import { StrictMode } from 'react';

import type { AppError } from '@/domain/errors/app-error';

import { keepStoredLooks } from '../app/looks';
import { rootOf } from '../app/react-root';
import { Surroundings, type AppParts } from '../app/surroundings';
import { Wordless } from './wordless';

/**
 * Shows why the product cannot start, inside an element, with a way to try again. The words of the catalogue are fetched
 * now; where even they do not come, one sentence stands for all of them.
 *
 * @param demo The parts of a demo build, whose desk stays beside the page.
 */
export function renderStartUpFailure(
  element: HTMLElement,
  error: AppError,
  onRetry: () => void,
  demo?: AppParts,
): void {
  const root = rootOf(element);
  // Nothing of the page in index.html is left to be taken over.
  delete element.dataset['prerendered'];
  keepStoredLooks();
  import('./start-up-failure-page').then(
    ({ StartUpFailurePage }) => {
      root.render(
        <StrictMode>
          <StartUpFailurePage error={error} onRetry={onRetry} />
          {demo?.demo?.desk === undefined ? null : (
            <Surroundings {...demo}>
              <demo.demo.desk.View />
            </Surroundings>
          )}
        </StrictMode>,
      );
    },
    () => {
      root.render(<Wordless onRetry={onRetry} />);
    },
  );
}
