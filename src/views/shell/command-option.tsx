import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

import type { Command } from '@/domain/navigation/command-search';

type CommandOptionProps = {
  readonly command: Command;
  readonly id: string;
  readonly isMarked: boolean;
  /** Said beside the title where no heading says it. */
  readonly place: string;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

/** One thing that was found; the mark follows the arrows and the pointer. */
export function CommandOption({ command, id, isMarked, place, onPoint, onChoose }: CommandOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) {
      ref.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isMarked]);
  return (
    <Box
      ref={ref}
      id={id}
      role="option"
      aria-selected={isMarked}
      className="option"
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {command.title}
      </Box>
      {place === '' ? null : (
        <Box component="span" className="place">
          {place}
        </Box>
      )}
    </Box>
  );
}

export function optionId(listId: string, commandId: string): string {
  return `${listId}-${commandId.replaceAll(/[^\w]/gu, '-')}`;
}
