import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { memo } from 'react';

import { FieldFrame, inputState, labelId, type FieldProps } from './field-frame';
import type { Choice } from './select-field';
import { useFormField, type FormField } from './use-form-field';

type ChoiceId = Choice['id'];

type CheckboxListFieldProps = FieldProps & {
  /** One that is locked is shown as it is and not to be changed; `help` says why. */
  readonly choices: readonly (Choice & { readonly isLocked?: boolean })[];
};

/** Any number of entries, all in sight; what is chosen keeps the order of the choices. */
export function CheckboxListField(props: CheckboxListFieldProps) {
  const field = useFormField<readonly ChoiceId[]>(props.name);
  return <CheckboxListInput {...props} {...field} />;
}

const CheckboxListInput = memo(function CheckboxListInput(
  props: CheckboxListFieldProps & FormField<readonly ChoiceId[]>,
) {
  const { id, name, help, error, value, isBusy, isLocked, choices, change, leave } = props;
  const { 'aria-invalid': isInvalid, ...state } = inputState(id, error, help);

  return (
    <FieldFrame field={props} isGroup>
      <FormGroup
        {...state}
        role="group"
        aria-labelledby={labelId(id)}
        // Scrolled by the keys where no box can be reached.
        tabIndex={isLocked === true ? 0 : undefined}
        onBlur={leave}
        sx={listStyle}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.id}
            label={choice.label}
            disabled={isLocked === true || choice.isLocked === true || isBusy}
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere' } }}
            control={
              <Checkbox
                size="small"
                name={name}
                value={choice.id}
                checked={value.includes(choice.id)}
                onChange={(_, isChecked) => {
                  change(choices.map(({ id: other }) => other).filter(isChosen(value, choice.id, isChecked)));
                }}
                slotProps={{ input: { 'aria-invalid': isInvalid, ...(index === 0 ? { id } : {}) } }}
              />
            }
          />
        ))}
      </FormGroup>
    </FieldFrame>
  );
});

function isChosen(value: readonly ChoiceId[], changed: ChoiceId, isChecked: boolean) {
  return (id: ChoiceId) => (id === changed ? isChecked : value.includes(id));
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: 2,
  maxHeight: '22rem',
  overflowY: 'auto',
  // The boxes stand a little outside the column, where a scrolling list would cut them.
  ml: -1.375,
  pl: 1.375,
} as const;
