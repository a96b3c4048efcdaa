import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useState, type ReactNode } from 'react';

import {
  savedFilterNamed,
  withDefaultToggled,
  withoutFilter,
  withRenamedFilter,
  withSavedFilter,
  type SavedFilter,
} from '@/domain/lists/saved-filter';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

import { SavedFilterName } from './saved-filter-name';
import { savedFilterTexts } from './saved-filter-texts';
import type { SavedFilters } from './use-saved-filters';

type SavedFilterLineProps = {
  readonly saved: SavedFilters;
  readonly filter: SavedFilter;
  /** Query string of what the list shows now. */
  readonly present: string;
  readonly onApply: () => void;
};

/** One saved filter: used by its name, changed by the buttons beside it. */
export function SavedFilterLine({ saved, filter, present, onApply }: SavedFilterLineProps) {
  const texts = useTexts(savedFilterTexts);
  const confirm = useConfirm();
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, query, isDefault } = filter;
  const isShown = query === present;

  const asked = async (message: string, severity: 'question' | 'danger', change: SavedFilterChange) => {
    if ((await confirm({ message, severity })) === 'confirm') {
      saved.change(change);
    }
  };
  const rename = async (wished: string) => {
    const other = savedFilterNamed(saved.filters, wished);
    const question =
      other === undefined || other === filter ? undefined : texts('saved.replaceQuestion', { name: other.name });
    const isWanted = question === undefined || (await confirm({ message: question })) === 'confirm';
    if (isWanted) {
      setIsRenaming(false);
      saved.change((filters) => withRenamedFilter(filters, name, wished));
    }
    return isWanted;
  };

  if (isRenaming) {
    return (
      <Box component="li" sx={{ display: 'flex', py: 1 }}>
        <SavedFilterName
          label={texts('saved.name')}
          initial={name}
          onSave={rename}
          onCancel={() => {
            setIsRenaming(false);
          }}
        />
      </Box>
    );
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        aria-label={texts('saved.apply', { name })}
        aria-current={isShown ? 'true' : undefined}
        onClick={onApply}
        sx={{ flexGrow: 1, minWidth: 0, justifyContent: 'start', textAlign: 'start', fontWeight: isShown ? 600 : 400 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} title={name}>
          {name}
        </Box>
      </Button>
      <LineButton
        label={texts('saved.default', { name })}
        isPressed={isDefault}
        onPress={() => {
          saved.change((filters) => withDefaultToggled(filters, name));
        }}
      >
        {isDefault ? <StarIcon fontSize="small" /> : <StarBorderIcon fontSize="small" />}
      </LineButton>
      <LineButton
        label={texts('saved.overwrite', { name })}
        isDisabled={isShown}
        onPress={() =>
          void asked(texts('saved.overwriteQuestion', { name }), 'question', (filters) =>
            withSavedFilter(filters, { name, query: present }),
          )
        }
      >
        <SaveIcon fontSize="small" />
      </LineButton>
      <LineButton
        label={texts('saved.rename', { name })}
        onPress={() => {
          setIsRenaming(true);
        }}
      >
        <EditIcon fontSize="small" />
      </LineButton>
      <LineButton
        label={texts('saved.delete', { name })}
        onPress={() =>
          void asked(texts('saved.deleteQuestion', { name }), 'danger', (filters) => withoutFilter(filters, name))
        }
      >
        <DeleteIcon fontSize="small" />
      </LineButton>
    </Box>
  );
}

type SavedFilterChange = Parameters<SavedFilters['change']>[0];

type LineButtonProps = {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

function LineButton({ label, isPressed, isDisabled = false, onPress, children }: LineButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={isDisabled}
          color={isPressed === true ? 'primary' : 'default'}
          {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
          onClick={onPress}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
