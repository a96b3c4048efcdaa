import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Chip, Collapse, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { heldBack } from '../focus/held-back';
import { FieldGrid } from './form-section';
import { formTexts } from './form-texts';

type ArrayRowProps = {
  readonly title: string;
  readonly isFoldable: boolean;
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  readonly isLocked: boolean;
  readonly keptBecause: string | undefined;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** For a sentence that lies under no pointer. Milliseconds. */
const timeToReadMs = 6_000;

/** One row of a list in a form: its name with what can be done to it, and its fields. */
export function ArrayRow({
  title,
  isFoldable,
  isOpen,
  isWrong,
  isLocked,
  keptBecause,
  onToggle,
  onRemove,
  children,
}: ArrayRowProps) {
  const texts = useTexts(formTexts);
  const titleId = useId();
  const removeLabel = texts('form.removeRow', { name: title });

  return (
    <Paper variant="outlined" role="group" aria-labelledby={titleId} data-array-row sx={{ overflow: 'clip' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, bgcolor: 'var(--surface-sunken)' }}>
        {isFoldable ? (
          <IconButton
            size="small"
            edge="start"
            aria-expanded={isOpen}
            aria-label={texts(isOpen ? 'form.closeRow' : 'form.openRow', { name: title })}
            onClick={onToggle}
          >
            <ExpandMoreIcon fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        ) : null}
        <Typography id={titleId} variant="body2" sx={{ flex: 1, minWidth: 0, fontWeight: 'fontWeightMedium' }}>
          {title}
        </Typography>
        {isWrong ? <Chip size="small" color="error" variant="outlined" label={texts('form.rowInvalid')} /> : null}
        {/* A finger presses for the reason, the keyboard comes by it. */}
        <Tooltip
          title={isLocked ? '' : (keptBecause ?? '')}
          describeChild
          enterTouchDelay={0}
          leaveTouchDelay={timeToReadMs}
        >
          <IconButton
            size="small"
            edge="end"
            aria-label={removeLabel}
            disabled={isLocked}
            {...heldBack(keptBecause !== undefined)}
            onClick={keptBecause === undefined ? onRemove : undefined}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ p: 2 }}>
          <FieldGrid>{children}</FieldGrid>
        </Box>
      </Collapse>
    </Paper>
  );
}
