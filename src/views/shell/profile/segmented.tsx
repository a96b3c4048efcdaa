import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type SegmentedProps<Choice extends string> = {
  readonly label: string;
  readonly value: Choice | undefined;
  readonly choices: readonly (readonly [Choice, string])[];
  readonly onChoose: (choice: Choice) => void;
};

/** One of a few, side by side in little room. */
export function Segmented<Choice extends string>({ label, value, choices, onChoose }: SegmentedProps<Choice>) {
  const labelId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box role="group" aria-labelledby={labelId} sx={groupStyle}>
        {choices.map(([choice, text]) => (
          <ButtonBase key={choice} aria-pressed={choice === value} onClick={() => onChoose(choice)}>
            {text}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

const groupStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  p: '2px',
  borderRadius: 1,
  bgcolor: 'var(--surface-sunken)',
  '& button': {
    minHeight: '1.625rem',
    px: 1,
    borderRadius: 0.75,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& button[aria-pressed=true]': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    boxShadow: '0 0 0 1px var(--line)',
  },
  '& button:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: '-2px' },
} as const;
