import { Button, type ButtonProps } from '@mui/material';
import { useRef, type ReactNode } from 'react';

type FileButtonProps = {
  readonly label: string;
  /** Tells the button from others with the same label on the page; begins with the label, as people say what they see. */
  readonly name?: string;
  /** Name of the input behind the button, which only the browser's file dialog shows; the button's own unless told. */
  readonly inputLabel?: string;
  /** Extensions with their dots, separated by commas. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly variant: 'contained' | 'outlined';
  readonly size?: ButtonProps['size'];
  readonly icon: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Opens the browser's own file dialog. */
export function FileButton(props: FileButtonProps) {
  const {
    label,
    name,
    inputLabel = name ?? label,
    accept,
    isMultiple = false,
    isDisabled = false,
    variant,
    size = 'medium',
    icon,
    onFiles,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        startIcon={icon}
        disabled={isDisabled}
        aria-label={name}
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
        disabled={isDisabled}
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
