import { memo, useState } from 'react';

import { MarkedText } from '../marked-text';
import { TreeCheckbox } from '../tree-dialog/tree-checkbox';
import { depthStyle } from '../tree-dialog/tree-style';
import { FeatureField } from './feature-field';
import { FeatureOrigin } from './feature-origin';
import type { FeatureRowProps } from './feature-row-props';
import { numberHint } from './feature-words';
import { fieldId } from './field-id';

/** One feature: its field by the kind of its value, what it means, and from where the value comes. */
export const FeatureRow = memo(function FeatureRow(props: FeatureRowProps) {
  const { node, edited, isChanged, error, isErrorShown, query, idPrefix, texts, localizer, onEdit } = props;
  const { name, displayName, description, control, depth } = node;
  // What was edited before its group came back into sight was left then.
  const [isLeft, setIsLeft] = useState(edited !== undefined);
  const shownError = isLeft || isErrorShown ? error : undefined;
  const id = fieldId(idPrefix, name);
  const isToggle = control.kind === 'toggle';
  const value = edited === undefined ? node.value : (edited ?? '');

  return (
    <li className="tree-row" style={depthStyle(depth)}>
      {isToggle ? (
        <label className="tree-label">
          <TreeCheckbox
            id={id}
            checked={edited === null ? 'some' : value.toLowerCase() === 'true'}
            aria-describedby={`${id}-about`}
            onTick={(isOn) => {
              onEdit({ name, value: isOn ? 'true' : 'false' });
            }}
          />
          <span>
            <MarkedText text={displayName} query={query} />
          </span>
        </label>
      ) : (
        <div className="tree-field">
          <label htmlFor={id}>
            <MarkedText text={displayName} query={query} />
          </label>
          <FeatureField
            {...props}
            id={id}
            value={value}
            isWrong={shownError !== undefined}
            onLeave={() => {
              setIsLeft(true);
            }}
          />
          {shownError === undefined ? null : (
            <p className="tree-error" id={`${id}-error`}>
              {shownError}
            </p>
          )}
        </div>
      )}
      <div className={isToggle ? 'tree-under is-toggle' : 'tree-under'} id={`${id}-about`}>
        {description === undefined ? null : <p className="tree-text">{description}</p>}
        {control.kind === 'number' ? (
          <p className="tree-text">{numberHint(control.rules, texts, localizer.language)}</p>
        ) : null}
        {control.kind === 'unknown' ? <p className="tree-text">{texts('features.unknownType')}</p> : null}
        <FeatureOrigin node={node} edited={edited} isChanged={isChanged} texts={texts} onEdit={onEdit} />
      </div>
    </li>
  );
});
