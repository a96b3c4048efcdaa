import type { FeatureChoice } from '@/domain/features/feature';

import type { FeatureRowProps } from './feature-row-props';

type FeatureFieldProps = Pick<FeatureRowProps, 'node' | 'edited' | 'texts' | 'localizer' | 'isBusy' | 'onEdit'> & {
  readonly id: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onLeave: () => void;
};

/**
 * A feature's value in a field of its kind. A number is typed as text: the browser's own number field would throw away
 * what was pasted and is no number, and could not say what is wrong with it.
 */
export function FeatureField({ id, node, value, isWrong, isBusy, onLeave, ...choice }: FeatureFieldProps) {
  const { control, name } = node;
  const state = {
    id,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? `${id}-error ${id}-about` : `${id}-about`,
    onBlur: onLeave,
  };
  switch (control.kind) {
    case 'text':
    case 'number':
      return (
        <input
          {...state}
          className="tree-input"
          type="text"
          inputMode={control.kind === 'number' ? 'numeric' : 'text'}
          autoComplete="off"
          readOnly={isBusy}
          value={value}
          onChange={({ target }) => {
            choice.onEdit({ name, value: target.value });
          }}
        />
      );
    case 'choice':
      return <ChoiceField {...choice} node={node} value={value} choices={control.choices} state={state} />;
    case 'toggle':
    case 'unknown':
      return <input {...state} className="tree-input" type="text" readOnly value={value} />;
  }
}

type ChoiceFieldProps = Pick<FeatureFieldProps, 'node' | 'edited' | 'texts' | 'localizer' | 'onEdit' | 'value'> & {
  readonly choices: readonly FeatureChoice[];
  readonly state: { readonly id: string };
};

/** The choices of the server in its own words; a present value that is not among them stays one. */
function ChoiceField({ node, edited, value, choices, state, texts, localizer, onEdit }: ChoiceFieldProps) {
  const { name } = node;
  const isOffered = (wanted: string) => choices.some((choice) => choice.value === wanted);
  return (
    <select
      {...state}
      className="tree-input"
      value={edited === null ? '' : value}
      onChange={({ target }) => {
        onEdit({ name, value: target.value });
      }}
    >
      {edited === null ? <option value="">{texts('features.inheritedOption')}</option> : null}
      {edited === null || isOffered(node.value) ? null : (
        <option value={node.value}>
          {node.value === '' ? '' : texts('features.otherOption', { value: node.value })}
        </option>
      )}
      {choices.map((choice, index) => (
        <option key={index} value={choice.value}>
          {localizer.localize(`${choice.displayText.resourceName}::${choice.displayText.name}`) || choice.value}
        </option>
      ))}
    </select>
  );
}
