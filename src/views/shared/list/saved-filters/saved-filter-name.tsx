import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';

import { isName, savedFilterNameLength } from '@/domain/lists/saved-filter';
import { useTexts } from '@/views/app/localization-context';

import { isComposed } from '../../focus/keyboard-holders';
import { savedFilterTexts } from './saved-filter-texts';

type SavedFilterNameProps = {
  readonly label: string;
  readonly initial: string;
  /** Answers whether the name was taken; one that was not stays in the field. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onCancel?: () => void;
};

/** A name that is being typed; Enter saves it, Escape gives it up where there is something to go back to. */
export function SavedFilterName({ label, initial, onSave, onCancel }: SavedFilterNameProps) {
  const texts = useTexts(savedFilterTexts);
  const [name, setName] = useState(initial);
  const [isRefused, setIsRefused] = useState(false);

  const save = async () => {
    setIsRefused(!isName(name));
    if (isName(name) && (await onSave(name))) {
      setName(initial);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', alignItems: isRefused ? 'center' : 'end', gap: 1, flexGrow: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        size="small"
        fullWidth
        label={label}
        value={name}
        autoComplete="off"
        autoFocus={onCancel !== undefined}
        error={isRefused}
        helperText={isRefused ? texts('saved.nameInvalid', { n: savedFilterNameLength }) : undefined}
        onChange={({ target }) => {
          setName(target.value);
        }}
        onKeyDown={(event) => {
          // Escape of an input method takes back what it composes.
          if (event.key === 'Escape' && onCancel !== undefined && !isComposed(event.nativeEvent)) {
            event.stopPropagation();
            onCancel();
          }
        }}
      />
      <Button type="submit" variant="outlined">
        {texts('saved.save')}
      </Button>
    </Box>
  );
}
