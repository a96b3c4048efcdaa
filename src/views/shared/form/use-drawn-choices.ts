import { useEffect, useLayoutEffect, useMemo, useRef, useState, type SyntheticEvent, type UIEvent } from 'react';

import { containsText } from '@/domain/text/search-text';

import type { Choice } from './select-field';

/** How many entries are drawn at once, and how many of them stand before the chosen one. */
const drawnAtOnce = 40;
const beforeChosen = 15;

/** So near an end of what is drawn, in entries and in pixels, more is drawn there. */
const nearEntries = 5;
const nearPixels = 100;

/** What has been drawn beyond the first part. */
type Grown = { readonly above: number; readonly below: number };

const notGrown: Grown = { above: 0, below: 0 };

/** Where a list had been scrolled to before more of it was drawn. */
type InSight = {
  readonly list: HTMLElement;
  readonly top: number;
  readonly height: number;
  readonly first: number;
};

/** Of the entries from which somebody chooses, those that are drawn. */
export type DrawnChoices = {
  readonly choices: readonly Choice<string>[];
  /** How many there are to choose from, and how many stand before those that are drawn. */
  readonly count: number;
  readonly first: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** For what is typed into the field; `''` while the field shows what is chosen. */
  readonly onTyped: (typed: string) => void;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly onHighlight: (event: SyntheticEvent, choice: Choice<string> | null) => void;
};

/**
 * Draws of a long list the entries around the chosen one, or the first ones that hold what is typed, and more of them as
 * soon as scrolling or the arrows come near an end: a list of all time zones costs no more to open than a short one.
 */
export function useDrawnChoices(all: readonly Choice<string>[], chosenId: string | null): DrawnChoices {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [grown, setGrown] = useState(notGrown);
  const inSight = useRef<InSight>(undefined);
  const found = useMemo(
    () => (isOpen ? all.filter(({ label }) => containsText(label, typed)) : []),
    [isOpen, all, typed],
  );

  const chosenPlace = typed === '' ? found.findIndex(({ id }) => id === chosenId) : 0;
  const begin = Math.max(0, Math.min(chosenPlace - beforeChosen, found.length - drawnAtOnce));
  const first = Math.max(0, begin - grown.above);
  const end = Math.min(found.length, begin + drawnAtOnce + grown.below);
  const choices = useMemo(() => found.slice(first, end), [found, first, end]);

  const grow = (isAbove: boolean, isBelow: boolean) => {
    const above = isAbove && first > 0 ? drawnAtOnce : 0;
    const below = isBelow && end < found.length ? drawnAtOnce : 0;
    if (above + below > 0) {
      setGrown({ above: grown.above + above, below: grown.below + below });
    }
    return above + below > 0;
  };

  // What is in sight stays there, before it is seen and once MUI has brought the entry that it highlights back into sight.
  useLayoutEffect(() => {
    if (inSight.current !== undefined) {
      const { list, height, first: before } = inSight.current;
      const top = list.scrollTop + (first < before ? list.scrollHeight - height : 0);
      list.scrollTop = top;
      inSight.current = { ...inSight.current, top };
    }
  }, [first, end]);
  useEffect(() => {
    if (inSight.current !== undefined) {
      const { list, top } = inSight.current;
      list.scrollTop = top;
      inSight.current = undefined;
    }
  }, [first, end]);

  return {
    choices,
    count: found.length,
    first,
    onOpen: () => {
      setGrown(notGrown);
      setIsOpen(true);
    },
    onClose: () => {
      setIsOpen(false);
    },
    onTyped: (text) => {
      setGrown(notGrown);
      setTyped(text);
    },
    onScroll: ({ currentTarget: list }) => {
      const { scrollTop, scrollHeight, clientHeight } = list;
      if (grow(scrollTop < nearPixels, scrollHeight - scrollTop - clientHeight < nearPixels)) {
        inSight.current = { list, top: scrollTop, height: scrollHeight, first };
      }
    },
    onHighlight: (_, choice) => {
      const place = choices.findIndex(({ id }) => id === choice?.id);
      if (place >= 0) {
        grow(place < nearEntries, place >= choices.length - nearEntries);
      }
    },
  };
}
