import { Button, type ButtonProps } from '@mui/material';
import { useRef, type ReactNode } from 'react';

type FileButtonProps = {
  readonly label: string;
  /** Name of the input behind the button, for assistive technology. */
  readonly inputLabel: string;
  /** Extensions with their dots, separated by commas. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly variant: 'contained' | 'outlined';
  readonly size?: ButtonProps['size'];
  readonly icon: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Opens the browser's own file dialog. */
export function FileButton(props: FileButtonProps) {
  const { label, inputLabel, accept, isMultiple = false, variant, size = 'medium', icon, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        startIcon={icon}
        onClick={() => {
          input.current?.click();
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file, corrected in the meantime, can be chosen again.
          target.value = '';
          if (files.length > 0) {
            onFiles(files);
          }
        }}
      />
    </>
  );
}
