import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';

import type { Command } from '@/domain/navigation/command-search';
import { searchHitKinds } from '@/domain/search/search-hit';
import { hitId, listedHits, markedId, type CommandPaletteRef } from '@/machines/shell/command-palette-machine';

import { useTexts } from '../../app/localization-context';
import { CommandOption } from './command-option';
import { optionId, PaletteOption } from './palette-option';
import { paletteTexts } from './palette-texts';
import { RecordOption } from './record-option';

type CommandListProps = { readonly paletteRef: CommandPaletteRef; readonly listId: string };

type Section = { readonly heading: string; readonly commands: readonly Command[] };

/**
 * What the query finds. Commands stand under headings as long as nothing is typed, then the best first with their place
 * beside them; records stand below, kind by kind.
 */
export function CommandList({ paletteRef, listId }: CommandListProps) {
  const texts = useTexts(paletteTexts);
  const found = useSelector(paletteRef, ({ context }) => context.found);
  const query = useSelector(paletteRef, ({ context }) => context.query);
  const recentIds = useSelector(paletteRef, ({ context }) => context.recentIds);
  const isSearching = query.trim() !== '';
  const sections = isSearching
    ? [{ heading: '', commands: found }]
    : sectionsOf(found, recentIds, texts('palette.usedLast'));

  return (
    <Box role="listbox" id={listId} aria-label={texts('palette.results')} sx={listStyle}>
      {sections.map(({ heading, commands }) => (
        <Fragment key={heading}>
          {heading === '' ? null : <Heading text={heading} />}
          {commands.map(({ id, title, hint, group }) => (
            <Option key={id} paletteRef={paletteRef} listId={listId} id={id}>
              <CommandOption title={title} place={isSearching ? (hint ?? group) : (hint ?? '')} />
            </Option>
          ))}
        </Fragment>
      ))}
      <Records paletteRef={paletteRef} listId={listId} query={query} />
    </Box>
  );
}

function Records({ paletteRef, listId, query }: CommandListProps & { readonly query: string }) {
  const texts = useTexts(paletteTexts);
  const found = useSelector(paletteRef, ({ context }) => context.found);
  const hits = useSelector(paletteRef, ({ context }) => context.hits);
  const listed = listedHits({ found, hits });
  return searchHitKinds
    .map((kind) => ({ kind, own: listed.filter(({ loai }) => loai === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => (
      <Fragment key={kind}>
        <Heading text={texts('palette.found', { kind: texts(`kind.${kind}`) })} />
        {own.map((hit) => (
          <Option key={hit.id} paletteRef={paletteRef} listId={listId} id={hitId(hit)}>
            <RecordOption hit={hit} query={query} />
          </Option>
        ))}
      </Fragment>
    ));
}

type OptionProps = CommandListProps & { readonly id: string; readonly children: ReactNode };

function Option({ paletteRef, listId, id, children }: OptionProps) {
  const isMarked = useSelector(paletteRef, ({ context }) => markedId(context) === id);
  return (
    <PaletteOption
      id={optionId(listId, id)}
      isMarked={isMarked}
      onPoint={() => {
        if (!isMarked) {
          paletteRef.send({ type: 'mark.point', id });
        }
      }}
      onChoose={() => paletteRef.send({ type: 'command.choose', id })}
    >
      {children}
    </PaletteOption>
  );
}

function Heading({ text }: { readonly text: string }) {
  return (
    <Box role="presentation" className="heading">
      {text}
    </Box>
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
