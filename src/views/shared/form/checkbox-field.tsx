import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { memo } from 'react';

import { helpId, inputState, widthStyle, type FieldProps } from './field-frame';
import { useFormField, type FormField } from './use-form-field';

/** Yes or no; the label says what "yes" means. */
export function CheckboxField(props: FieldProps) {
  const field = useFormField<boolean>(props.name);
  return <CheckboxInput {...props} {...field} />;
}

const CheckboxInput = memo(function CheckboxInput({
  id,
  name,
  label,
  help,
  error,
  value,
  isBusy,
  isLocked,
  width,
  change,
  leave,
}: FieldProps & FormField<boolean>) {
  return (
    <FormControl error={error !== undefined} sx={widthStyle(width)}>
      <FormControlLabel
        label={label}
        disabled={isLocked === true || isBusy}
        control={
          <Checkbox
            size="small"
            name={name}
            checked={value}
            onChange={(_, isChecked) => {
              change(isChecked);
            }}
            onBlur={leave}
            slotProps={{ input: { id, ...inputState(id, error, help) } }}
          />
        }
      />
      {(error ?? help) === undefined ? null : (
        <FormHelperText id={helpId(id)} sx={{ mt: 0, ml: 2.625 }}>
          {error ?? help}
        </FormHelperText>
      )}
    </FormControl>
  );
});
