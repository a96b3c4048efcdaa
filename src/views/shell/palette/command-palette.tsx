import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';

import { markedId, recordPrefix, type CommandPaletteRef } from '@/machines/shell/command-palette-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { closeLayer } from '../../shared/focus/escape';
import { isComposed } from '../../shared/focus/keyboard-holders';
import { CommandList } from './command-list';
import { keyName } from '../shortcuts/key-name';
import { optionId } from './palette-option';
import { PaletteStatus } from './palette-status';
import { paletteTexts } from './palette-texts';
import { useCommands } from './use-commands';

type CommandPaletteProps = {
  readonly paletteRef: CommandPaletteRef;
  readonly panelsRef: PanelsRef;
  readonly isFramed: boolean;
};

/** Finds and does everything from the keyboard: a combobox over the list of what is found. */
export function CommandPalette({ paletteRef, panelsRef, isFramed }: CommandPaletteProps) {
  const texts = useTexts(paletteTexts);
  const isOpen = useSelector(paletteRef, (snapshot) => snapshot.matches('open'));
  useRunningCommands({ paletteRef, panelsRef, isFramed });
  return (
    <Dialog
      open={isOpen}
      onClose={closeLayer(() => paletteRef.send({ type: 'palette.close' }))}
      aria-label={texts('palette.title')}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ paper: { sx: paperStyle } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Combobox paletteRef={paletteRef} />
      <Keys />
    </Dialog>
  );
}

/** Tells the machine what there is, and does what it announces. */
function useRunningCommands({ paletteRef, panelsRef, isFramed }: CommandPaletteProps): void {
  const commands = useCommands(panelsRef, isFramed);
  const [, navigate] = useLocation();
  const run = useEffectEvent((id: string) => {
    const does = commands.find((command) => command.id === id)?.does;
    if (does !== undefined && 'runs' in does) {
      does.runs();
    } else if (does !== undefined) {
      navigate(does.opens);
    } else if (id.startsWith(recordPrefix)) {
      navigate(id.slice(recordPrefix.length));
    }
  });
  // Before the first picture, or the palette would open empty.
  useLayoutEffect(() => {
    paletteRef.send({ type: 'commands.change', commands });
  }, [paletteRef, commands]);
  useEffect(() => {
    const subscription = paletteRef.on('command.chosen', ({ id }) => {
      run(id);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [paletteRef]);
}

function Combobox({ paletteRef }: { readonly paletteRef: CommandPaletteRef }) {
  const texts = useTexts(paletteTexts);
  const listId = useId();
  const query = useSelector(paletteRef, ({ context }) => context.query);
  const marked = useSelector(paletteRef, ({ context }) => markedId(context));
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          borderBottom: 1,
          borderColor: 'var(--field-border)',
        }}
      >
        <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          onChange={({ target }) => paletteRef.send({ type: 'query.change', query: target.value })}
          onKeyDown={(event) => moveMark(event, paletteRef)}
          placeholder={texts('palette.hint')}
          inputProps={{
            role: 'combobox',
            'aria-label': texts('palette.hint'),
            'aria-autocomplete': 'list',
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': marked === undefined ? undefined : optionId(listId, marked),
            autoComplete: 'off',
            spellCheck: false,
          }}
          sx={{ py: 1.25, fontSize: '1rem' }}
        />
      </Box>
      <CommandList paletteRef={paletteRef} listId={listId} />
      <PaletteStatus paletteRef={paletteRef} />
    </>
  );
}

const moves: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'first',
  PageDown: 'last',
};

function moveMark(event: KeyboardEvent, paletteRef: CommandPaletteRef): void {
  const to = moves[event.key];
  if (isComposed(event.nativeEvent)) {
    return;
  }
  if (to !== undefined) {
    event.preventDefault();
    paletteRef.send({ type: 'mark.move', to });
  } else if (event.key === 'Enter') {
    event.preventDefault();
    paletteRef.send({ type: 'command.choose' });
  }
}

function Keys() {
  const texts = useTexts(paletteTexts);
  return (
    <Box aria-hidden sx={keysStyle}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts('palette.move')}
      </span>
      <span>
        <kbd>{keyName('Enter')}</kbd> {texts('palette.open')}
      </span>
      <span>
        <kbd>{keyName('Escape')}</kbd> {texts('palette.close')}
      </span>
    </Box>
  );
}

const paperStyle = {
  mt: { xs: 1, sm: '12vh' },
  mx: 1,
  width: 'calc(100% - 16px)',
  maxHeight: '70vh',
  overflow: 'hidden',
} as const;

const keysStyle = {
  display: { xs: 'none', sm: 'flex' },
  gap: 2.5,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.75rem',
  '& kbd': {
    fontFamily: 'inherit',
    px: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    bgcolor: 'background.default',
  },
} as const;
