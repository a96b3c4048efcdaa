import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

type ChoiceGroupProps<Choice extends string> = {
  readonly label: string;
  /** One quiet line below the choices. */
  readonly help?: string;
  readonly value: Choice | undefined;
  readonly choices: readonly (readonly [Choice, string])[];
  readonly onChoose: (choice: Choice) => void;
};

/** One of a few, all of them in sight. */
export function ChoiceGroup<Choice extends string>({
  label,
  help,
  value,
  choices,
  onChoose,
}: ChoiceGroupProps<Choice>) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={value ?? ''}>
        {choices.map(([choice, text]) => (
          <FormControlLabel
            key={choice}
            value={choice}
            label={text}
            control={<Radio size="small" onChange={() => onChoose(choice)} />}
          />
        ))}
      </RadioGroup>
      {help === undefined ? null : <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
