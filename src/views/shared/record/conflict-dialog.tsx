import { Box, Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';

import { formatDateTime } from '@/domain/format/dates';
import type { ChangedBy, FieldDifference } from '@/domain/records/record-differences';
import { useTexts } from '@/views/app/localization-context';

import { closeLayer } from '../focus/escape';
import { recordTexts } from './record-texts';

/** How a record's fields are called and shown, wherever a record is read or compared. */
export type FieldWords = {
  readonly labelOf: (field: string) => string;
  /** @param compared The versions that a value is read beside, where it may be told by what differs between them. */
  readonly textOf: (field: string, value: unknown, compared?: readonly unknown[]) => string;
};

type ConflictDialogProps = {
  readonly differences: readonly FieldDifference[];
  /** When somebody else saved; a moment in ISO form. */
  readonly savedAt: string | undefined;
  readonly words: FieldWords;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onCancel: () => void;
};

/** Two people changed the same record: field by field what was, what I typed and what is stored now (register X-02, 409). */
export function ConflictDialog({
  differences,
  savedAt,
  words,
  onKeepMine,
  onTakeTheirs,
  onCancel,
}: ConflictDialogProps) {
  const texts = useTexts(recordTexts);
  const titleId = useId();
  const textId = useId();
  const time = savedAt === undefined ? texts('conflict.unknownTime') : formatDateTime(savedAt);

  return (
    <Dialog
      open
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={closeLayer(onCancel)}
    >
      <DialogTitle id={titleId}>{texts('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography id={textId} sx={{ mb: 2 }}>
          {differences.length === 0 ? texts('conflict.same') : texts('conflict.explanation', { time })}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
          {differences.map((difference) => (
            <Difference key={difference.field} difference={difference} words={words} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {texts('conflict.keepMineHelp')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts('conflict.takeTheirsHelp')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onCancel}>{texts('conflict.cancel')}</Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {texts('conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={onKeepMine}>
          {texts('conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Difference({ difference, words }: { readonly difference: FieldDifference; readonly words: FieldWords }) {
  const texts = useTexts(recordTexts);
  const nameId = useId();
  const { field, changedBy, base, mine, theirs } = difference;
  const versions = [
    { label: texts('conflict.base'), value: base },
    { label: texts('conflict.mine'), value: mine },
    { label: texts('conflict.theirs'), value: theirs },
  ];

  return (
    <Box role="group" aria-labelledby={nameId} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={nameId} sx={{ fontWeight: 'fontWeightMedium' }}>
          {words.labelOf(field)}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={changedBy === 'both' ? 'warning' : 'default'}
          label={texts(textByAuthor[changedBy])}
        />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {versions.map(({ label, value }) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {words.textOf(field, value, [base, mine, theirs]) || texts('conflict.empty')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const textByAuthor = {
  both: 'conflict.both',
  theirs: 'conflict.onlyTheirs',
  mine: 'conflict.onlyMine',
} as const satisfies Record<ChangedBy, string>;
