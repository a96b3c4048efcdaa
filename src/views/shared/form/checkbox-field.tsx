import { Checkbox, FormControlLabel, FormControl, FormHelperText } from '@mui/material';

import { helpId, inputState, type FieldProps } from './field-frame';
import { useFormField } from './use-form-field';

/** Yes or no; the label stands beside the box. */
export function CheckboxField({ name, label, help, isLocked }: FieldProps) {
  const { id, value, error, isBusy, change, leave } = useFormField<boolean>(name);

  return (
    <FormControl error={error !== undefined} sx={{ gridColumn: '1 / -1' }}>
      <FormControlLabel
        label={label}
        disabled={isLocked === true || isBusy}
        control={
          <Checkbox
            size="small"
            checked={value}
            onChange={(_, checked) => {
              change(checked);
            }}
            onBlur={leave}
            slotProps={{ input: { id, name, ...inputState(id, error, help) } }}
          />
        }
      />
      {(error ?? help) === undefined ? null : (
        <FormHelperText id={helpId(id)} sx={{ mx: 0 }}>
          {error ?? help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
