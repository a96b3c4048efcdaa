import type { ReactNode } from 'react';

import { BrandMark } from '../../shared/brand/brand-mark';
import './app-frame.css';
import { appTexts } from '../app-texts';
import { useTexts } from '../localization-context';
import { menuVariants, sidebarStates, storedChoice } from '../looks';
import { preferenceKeys } from '../preferences';

/**
 * The frame of the pages inside while their code and the person's configuration are on their way, of the same measures
 * as the layout that follows. It stands in index.html too, so that a signed-in start is never a white page.
 */
export function AppFrame({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts(appTexts);
  return (
    <div
      className="app-frame"
      data-menu={storedChoice(preferenceKeys.menuVariant, menuVariants, 'side')}
      data-sidebar={storedChoice(preferenceKeys.sidebar, sidebarStates, 'pinned')}
    >
      <div className="app-frame-side">
        <p>
          <BrandMark size={38} />
          <span>{texts('app.fundName')}</span>
        </p>
        <ul aria-hidden>
          {menuLines.map((width, index) => (
            <li key={index} className={`app-frame-line-${width}`} />
          ))}
        </ul>
      </div>
      <div className="app-frame-bar">
        <p>{texts('app.title')}</p>
      </div>
      <div className="app-frame-page">{children}</div>
    </div>
  );
}

/** Like the menu of most people: a few words of different lengths. */
const menuLines = ['short', 'middle', 'long', 'middle', 'short', 'long', 'middle'] as const;
