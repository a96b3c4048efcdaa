import { useId, type ReactNode } from 'react';

import { Collapse } from './collapse';
import './disclosure.css';

type DisclosureProps = {
  readonly label: string;
  /** At the other end of the line: how many there are. */
  readonly note?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** A line that opens and folds what stands below it; drawn without the component library. */
export function Disclosure({ label, note, isOpen, onToggle, children }: DisclosureProps) {
  const contentId = useId();
  return (
    <div className="disclosure">
      <button
        type="button"
        className="disclosure-button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={onToggle}
      >
        {label} {note === undefined ? null : <span className="disclosure-note">{note}</span>}
      </button>
      <Collapse id={contentId} isOpen={isOpen}>
        {children}
      </Collapse>
    </div>
  );
}
