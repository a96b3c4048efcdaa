import { Fragment } from 'react';

import type { NameParts } from '../list-description';

/** The class of what a name in lines stands in. */
export function nameClass({ heading }: NameParts): string {
  return heading === undefined ? 'list-name' : 'list-headed-name';
}

/**
 * A name of which there is room for a part, laid out by `list-cell.css`: its own words are seen at every width, and as
 * much of its trade as fits. The rest stands there for those who hear it, look for it or copy it: its name is the whole, of
 * which one sees parts (WCAG 2.5.3).
 */
export function NameInLines({ heading, ...unit }: NameParts) {
  return heading === undefined ? (
    <UnitName {...unit} />
  ) : (
    <>
      <span className="list-name-heading">{heading}</span>{' '}
      <span className="list-name-line">
        <UnitName {...unit} />
      </span>
    </>
  );
}

function UnitName({ form, trade, own }: Omit<NameParts, 'heading'>) {
  const parts = [
    { text: form, className: 'list-unseen' },
    { text: trade, className: 'list-name-trade' },
    { text: own, className: 'list-name-own' },
  ];
  return parts
    .filter(({ text }) => text !== '')
    .map(({ text, className }, index) => (
      // Between boxes a space is not seen, but heard and copied.
      <Fragment key={className}>
        {index === 0 ? null : ' '}
        <span className={className}>{text}</span>
      </Fragment>
    ));
}
