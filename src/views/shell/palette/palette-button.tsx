import SearchIcon from '@mui/icons-material/Search';
import ButtonBase from '@mui/material/ButtonBase';

import type { CommandPaletteRef } from '@/machines/shell/command-palette-machine';

import { useTexts } from '../../app/localization-context';
import { keyName } from '../shortcuts/key-name';
import { shellTexts } from '../shell-texts';

/** Opens the command palette; looks like the search field that it leads to where there is room. */
export function PaletteButton({ paletteRef }: { readonly paletteRef: CommandPaletteRef }) {
  const texts = useTexts(shellTexts);
  return (
    <ButtonBase
      aria-keyshortcuts="Control+K Meta+K"
      title={`${texts('shell.search')} (${keyName('mod+k')})`}
      data-keys={keyName('mod+k')}
      onClick={() => paletteRef.send({ type: 'palette.open' })}
      sx={buttonStyle}
    >
      <SearchIcon fontSize="small" />
      <span>{texts('shell.search')}</span>
    </ButtonBase>
  );
}

const roomy = '@media (min-width: 1360px)';

const buttonStyle = {
  flex: 'none',
  gap: 1,
  minWidth: '2.25rem',
  minHeight: '2.125rem',
  px: 1,
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '&:hover': { bgcolor: 'var(--surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--primary)' },
  '& span': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [roomy]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
  // Drawn beside the name, no part of it.
  '&::after': {
    content: ['attr(data-keys)', 'attr(data-keys) / ""'],
    display: 'none',
    fontSize: '0.6875rem',
    fontWeight: 600,
    [roomy]: { display: 'inline' },
  },
  [roomy]: { border: 1, borderColor: 'divider', bgcolor: 'background.default' },
} as const;
