import { StrictMode } from 'react';

import { builtInLanguageOf } from '@/domain/localization/languages';
import { createLocalizer } from '@/domain/localization/localizer';

import { applyStoredLooks } from '../app/looks';
import { rootOf } from '../app/react-root';
import { framedTexts } from './framed-texts';

/** Shows, in place of the product, that it does not run inside another page, and the way to it: `address`, in a tab. */
export function renderFramedPage(element: HTMLElement, address: string): void {
  applyStoredLooks();
  const localizer = createLocalizer({
    language: builtInLanguageOf(document.documentElement.lang),
    resources: undefined,
    defaultResourceName: undefined,
  });
  const texts = localizer.textsFor(framedTexts);
  rootOf(element).render(
    <StrictMode>
      <main className="error-view">
        <h1>{texts('framed.title')}</h1>
        <p>{texts('framed.details')}</p>
        <a className="plain-button plain-button-main" href={address} target="_blank" rel="noopener">
          {texts('framed.open')}
        </a>
      </main>
    </StrictMode>,
  );
}
