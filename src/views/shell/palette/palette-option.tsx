import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

type PaletteOptionProps = {
  readonly id: string;
  readonly isMarked: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

/** One thing that was found; the mark follows the arrows and the pointer. */
export function PaletteOption({ id, isMarked, onPoint, onChoose, children }: PaletteOptionProps) {
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
      {children}
    </Box>
  );
}

export function optionId(listId: string, commandId: string): string {
  return `${listId}-${commandId.replaceAll(/[^\w]/gu, '-')}`;
}
