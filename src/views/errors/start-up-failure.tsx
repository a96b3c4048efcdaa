import { StrictMode } from 'react';

import type { AppError } from '@/domain/errors/app-error';

import { applyStoredLooks } from '../app/looks';
import { rootOf } from '../app/react-root';

/**
 * Shows why the product cannot start, inside an element, with a way to try again. The words of the catalogue are fetched
 * now; where even they do not come, one sentence stands for all of them.
 */
export function renderStartUpFailure(element: HTMLElement, error: AppError, onRetry: () => void): void {
  const root = rootOf(element);
  applyStoredLooks();
  import('./start-up-failure-page').then(
    ({ StartUpFailurePage }) => {
      root.render(
        <StrictMode>
          <StartUpFailurePage error={error} onRetry={onRetry} />
        </StrictMode>,
      );
    },
    () => {
      root.render(<Wordless onRetry={onRetry} />);
    },
  );
}

function Wordless({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main role="alert" className="error-view">
      <h1>{lastSentence}</h1>
      <button type="button" className="plain-button plain-button-main" onClick={onRetry}>
        {lastRetry}
      </button>
    </main>
  );
}

/** In both languages at once, since no text table could be fetched. */
const lastSentence = 'Không tải được ứng dụng. · The application could not be loaded.';
const lastRetry = 'Thử lại · Try again';
