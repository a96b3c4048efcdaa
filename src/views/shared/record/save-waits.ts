import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** What of a form has to end before the form may be saved, such as uploads: saving leaves the page, and with it them. */
export type SaveWaits = {
  /** From now on saving is refused, until what is answered is called. */
  readonly hold: () => () => void;
  /** How often saving was refused since something has held it; 0 while nothing does. */
  readonly refusals: number;
  /** To be asked before each save. Whether it is refused; who holds it says why. */
  readonly refuse: () => boolean;
};

const SaveWaitsContext = createContext<SaveWaits | undefined>(undefined);

export const SaveWaitsProvider = SaveWaitsContext.Provider;

/** For the form: what its parts wait for. */
export function useSaveWaits(): SaveWaits {
  const held = useRef(new Set<object>());
  const [refusals, setRefusals] = useState(0);

  const hold = useCallback(() => {
    const mark = {};
    held.current.add(mark);
    return () => {
      held.current.delete(mark);
      if (held.current.size === 0) {
        setRefusals(0);
      }
    };
  }, []);
  const refuse = useCallback(() => {
    const isHeld = held.current.size > 0;
    if (isHeld) {
      setRefusals((count) => count + 1);
    }
    return isHeld;
  }, []);

  return useMemo(() => ({ hold, refusals, refuse }), [hold, refusals, refuse]);
}

/**
 * For a part of a form: while `isWaiting`, the form is not saved.
 *
 * @returns how often that was tried since: with each time the part says why, and takes the focus
 */
export function useSaveWait(isWaiting: boolean): number {
  const waits = use(SaveWaitsContext);
  if (waits === undefined) {
    throw new Error('A part of a record form was rendered outside <RecordFormView>.');
  }
  const { hold, refusals } = waits;
  useEffect(() => (isWaiting ? hold() : undefined), [isWaiting, hold]);
  return isWaiting ? refusals : 0;
}
