import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';

import type { Command } from '@/domain/navigation/command-search';
import { markedId, type CommandPaletteRef } from '@/machines/command-palette-machine';

import { useTexts } from '../app/localization-context';
import { CommandOption, optionId } from './command-option';
import { paletteTexts } from './palette-texts';

type CommandListProps = { readonly paletteRef: CommandPaletteRef; readonly listId: string };

type Section = { readonly heading: string; readonly commands: readonly Command[] };

/** What the query finds: under headings as long as nothing is typed, then the best first with its place beside it. */
export function CommandList({ paletteRef, listId }: CommandListProps) {
  const texts = useTexts(paletteTexts);
  const found = useSelector(paletteRef, ({ context }) => context.found);
  const query = useSelector(paletteRef, ({ context }) => context.query);
  const recentIds = useSelector(paletteRef, ({ context }) => context.recentIds);
  const marked = useSelector(paletteRef, ({ context }) => markedId(context));
  const isSearching = query.trim() !== '';
  const sections = isSearching
    ? [{ heading: '', commands: found }]
    : sectionsOf(found, recentIds, texts('palette.usedLast'));

  return (
    <>
      <Box role="listbox" id={listId} aria-label={texts('palette.results')} sx={listStyle}>
        {sections.map(({ heading, commands }) => (
          <Fragment key={heading}>
            {heading === '' ? null : (
              <Box role="presentation" className="heading">
                {heading}
              </Box>
            )}
            {commands.map((command) => (
              <CommandOption
                key={command.id}
                command={command}
                id={optionId(listId, command.id)}
                isMarked={command.id === marked}
                place={isSearching ? (command.hint ?? command.group) : (command.hint ?? '')}
                onPoint={() => {
                  if (command.id !== marked) {
                    paletteRef.send({ type: 'mark.point', id: command.id });
                  }
                }}
                onChoose={() => paletteRef.send({ type: 'command.choose', id: command.id })}
              />
            ))}
          </Fragment>
        ))}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={found.length === 0 ? { p: 2 } : hidden}>
        {found.length === 0 ? texts('palette.nothing') : texts('palette.count', { count: found.length })}
      </Typography>
    </>
  );
}

/** The commands used last stand first, the others under the heading of their kind, in the order in which they are given. */
function sectionsOf(found: readonly Command[], recentIds: readonly string[], usedLast: string): readonly Section[] {
  const isRecent = ({ id }: Command) => recentIds.includes(id);
  const others = found.filter((command) => !isRecent(command));
  const headings = [...new Set(others.map(({ group }) => group))];
  return [
    { heading: usedLast, commands: found.filter(isRecent) },
    ...headings.map((heading) => ({ heading, commands: others.filter(({ group }) => group === heading) })),
  ].filter(({ commands }) => commands.length > 0);
}

const listStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  p: 1,
  '& .heading': { px: 1, pt: 1, pb: 0.5, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  '& .option': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 1,
    minHeight: '2.25rem',
    borderRadius: 1,
    fontSize: '0.875rem',
    cursor: 'pointer',
  },
  '& .option[aria-selected=true]': { bgcolor: 'var(--surface-selected)' },
  '& .place': { flex: 'none', fontSize: '0.75rem', color: 'text.secondary' },
} as const;

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
