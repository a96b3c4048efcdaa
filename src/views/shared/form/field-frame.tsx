import { FormControl, FormHelperText, InputLabel } from '@mui/material';
import type { ReactNode } from 'react';

/** Share of the form's column that a field takes from the small screen up; on a phone every field is full. */
export type FieldWidth = 'full' | 'twoThirds' | 'half' | 'third';

/** What every field of a form has in common. */
export type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly width?: FieldWidth | undefined;
  /** Shown but not to be changed; `help` says why. */
  readonly isLocked?: boolean | undefined;
};

/** What the frame shows of a field. */
type FramedField = Omit<FieldProps, 'name' | 'help'> & {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
};

type FieldFrameProps = {
  readonly field: FramedField;
  /** A group of inputs is named by its label, a single input is pointed at. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
};

/** Label above, input, help below; the error takes the place of the help. */
export function FieldFrame({ field, isGroup, children }: FieldFrameProps) {
  const { id, label, help, error, isRequired, width, isLocked } = field;
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      required={isRequired === true}
      sx={{ ...widthStyle(width), ...(isLocked === true ? lockedStyle : {}) }}
    >
      <InputLabel
        id={labelId(id)}
        htmlFor={isGroup === true ? undefined : id}
        component={isGroup === true ? 'span' : 'label'}
        sx={{ pointerEvents: 'auto' }}
      >
        {label}
      </InputLabel>
      {children}
      {(error ?? help) === undefined ? null : (
        <FormHelperText id={helpId(id)} sx={{ mx: 0 }}>
          {error ?? help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A value that cannot be changed does not look like one that can, and is as easy to read, whatever its input. */
const lockedStyle = {
  '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' },
  '&& .MuiOutlinedInput-root:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
  '&& .MuiInputBase-input': { WebkitTextFillColor: 'currentColor', color: 'text.primary' },
  '& .MuiNativeSelect-icon': { display: 'none' },
} as const;

/** The field's place on the form's columns. */
export function widthStyle(width: FieldWidth | undefined) {
  return { gridColumn: { xs: '1 / -1', sm: `span ${spans[width ?? 'full']}` }, minWidth: 0 };
}

export function labelId(id: string): string {
  return `${id}-label`;
}

export function helpId(id: string): string {
  return `${id}-help`;
}

/** The attributes by which assistive technology and style sheets know an input's state. */
export function inputState(id: string, error: string | undefined, help: ReactNode, ownClassName = '') {
  const className = [ownClassName, error === undefined ? '' : 'is-invalid'].filter(Boolean).join(' ');
  return {
    'aria-invalid': error !== undefined,
    ...((error ?? help) === undefined ? {} : { 'aria-describedby': helpId(id) }),
    ...(className === '' ? {} : { className }),
  };
}

const spans: Readonly<Record<FieldWidth, number>> = { full: 6, twoThirds: 4, half: 3, third: 2 };
