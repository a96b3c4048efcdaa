import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';

import { commonTexts } from '@/domain/localization/common-texts';
import { listedHits, type CommandPaletteRef } from '@/machines/shell/command-palette-machine';

import { useTexts } from '../../app/localization-context';
import { ErrorWords } from '../../shared/errors/error-words';
import { readOutOnly } from '../../shared/focus/read-out-only';
import { paletteTexts } from './palette-texts';

/** Below what was found: that records are still to come or could not be had, or that there is nothing at all. */
export function PaletteStatus({ paletteRef }: { readonly paletteRef: CommandPaletteRef }) {
  const texts = useTexts(paletteTexts);
  const common = useTexts(commonTexts);
  const isSearching = useSelector(paletteRef, (snapshot) => snapshot.hasTag('searching'));
  const isFailed = useSelector(paletteRef, (snapshot) => snapshot.matches({ open: 'failed' }));
  const error = useSelector(paletteRef, ({ context }) => context.error);
  const count = useSelector(paletteRef, ({ context }) => context.found.length + listedHits(context).length);
  const hasCommands = useSelector(paletteRef, ({ context }) => context.found.length > 0);
  const words = isSearching
    ? texts('palette.searching')
    : isFailed
      ? texts('palette.failed')
      : count === 0
        ? texts('palette.nothing')
        : texts('palette.count', { count });
  const isQuiet = !isSearching && !isFailed && count > 0;
  return (
    <Box sx={isQuiet ? readOutOnly : { ...statusStyle, borderTop: hasCommands ? 1 : 0 }}>
      <Box role="status" sx={{ minWidth: 0, color: 'text.secondary' }}>
        <Typography variant="body2">{words}</Typography>
        {error === undefined ? null : <ErrorWords error={error} />}
      </Box>
      {isFailed ? (
        <Button size="small" onClick={() => paletteRef.send({ type: 'records.retry' })}>
          {common('action.retry')}
        </Button>
      ) : null}
    </Box>
  );
}

const statusStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: '2.75rem',
  px: 2,
  borderColor: 'divider',
} as const;
