import { Box } from '@mui/material';
import type { InputHTMLAttributes } from 'react';

type TreeCheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'disabled' | 'onChange' | 'type'> & {
  readonly checked: boolean | 'some';
  /** Shown and reached, so that its reason is read, but not to be changed. */
  readonly isLocked?: boolean;
  readonly onTick: (checked: boolean) => void;
};

/** A box of a tree: on, off, or on for some; the browser's own, as hundreds of them are shown at once. */
export function TreeCheckbox({ checked, isLocked = false, onTick, ...rest }: TreeCheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      className="tree-checkbox"
      checked={checked === true}
      aria-disabled={isLocked}
      ref={(box) => {
        if (box !== null) {
          box.indeterminate = checked === 'some';
        }
      }}
      onChange={() => {
        if (!isLocked) {
          onTick(checked !== true);
        }
      }}
    />
  );
}

/** The look of every `TreeCheckbox` inside. */
export const treeCheckboxStyle = {
  '& .tree-checkbox': {
    flex: 'none',
    width: 18,
    height: 18,
    m: 0,
    mt: '2px',
    cursor: 'inherit',
  },
  '& .tree-checkbox[aria-disabled="true"]': { filter: 'grayscale(1)', opacity: 0.6 },
};

type AllCheckboxProps = {
  readonly label: string;
  readonly count: string;
  readonly checked: boolean | 'some';
  readonly isLocked: boolean;
  readonly onTick: (checked: boolean) => void;
};

/** The box that stands for many. */
export function AllCheckbox({ label, count, ...box }: AllCheckboxProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', fontWeight: 600, cursor: 'pointer' }}
    >
      <TreeCheckbox {...box} />
      <span>
        {label}
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
          {count}
        </Box>
      </span>
    </Box>
  );
}
