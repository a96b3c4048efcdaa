import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import type { RefObject } from 'react';

type SearchFieldProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Above the field; where there is none, `hint` names it for a screen reader. */
  readonly label?: string;
  readonly hint: string;
  readonly text: string;
  readonly clearLabel: string;
  readonly onType: (text: string) => void;
  readonly onClear: () => void;
  readonly onKeyDown: TextFieldProps['onKeyDown'];
  /** How it is focused by keys, for those who do not see it. */
  readonly keyShortcuts?: string;
  readonly sx: Readonly<Record<string, unknown>>;
};

const longestSearch = 200;

/** A field for words to look for: its glass before them, and behind them a button that empties it and stays in it. */
export function SearchField(props: SearchFieldProps) {
  const { inputRef, label, hint, text, clearLabel, onType, onClear, onKeyDown, keyShortcuts, sx } = props;
  return (
    <TextField
      type="search"
      size="small"
      fullWidth
      inputRef={inputRef}
      label={label}
      placeholder={hint}
      value={text}
      onChange={({ target }) => {
        onType(target.value);
      }}
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: {
          'aria-keyshortcuts': keyShortcuts,
          'aria-label': label === undefined ? hint : undefined,
          maxLength: longestSearch,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            text === '' ? null : (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={clearLabel}
                  onClick={() => {
                    onClear();
                    inputRef.current?.focus();
                  }}
                >
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
      sx={{ ...withoutBrowsersButton, ...sx }}
    />
  );
}

const withoutBrowsersButton = {
  '& .MuiInputBase-input': { pl: 0, textOverflow: 'ellipsis' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const;
