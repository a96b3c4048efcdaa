import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import './resume.css';
import { ResumeDialog } from './resume-dialog';

type HeldPageProps = { readonly isHeld: boolean; readonly children: ReactNode };

/**
 * A person's page, and the dialog that stands over it while their session is lost (promise 11). The page stays mounted
 * with everything typed; `inert` keeps keyboard, pointer and screen reader out of it, the dialog's backdrop the eyes.
 */
export function HeldPage({ isHeld, children }: HeldPageProps) {
  return (
    <>
      <div className="held-page" inert={isHeld}>
        {children}
      </div>
      {/* Not inside the page: an open dialog of the component library has hidden all of it from screen readers. */}
      {isHeld ? createPortal(<ResumeDialog />, document.body) : null}
    </>
  );
}
