import { useEffect, useRef, type KeyboardEvent } from 'react';

import { enterDebounceMs } from '@/domain/constants';

import { isComposed } from '../focus/keyboard-holders';

const inputsWithOwnEnter: ReadonlySet<string> = new Set(['button', 'submit', 'reset', 'checkbox', 'radio', 'file']);

/**
 * Lets Enter in an input submit the form a moment after the last press, so that a double press submits once
 * (register V-03). A text area keeps its Enter, an open list or calendar has taken it already.
 */
export function useEnterSubmits(submit: () => void): (event: KeyboardEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented || isComposed(event.nativeEvent)) {
      return;
    }
    if (!(target instanceof HTMLInputElement) || inputsWithOwnEnter.has(target.type)) {
      return;
    }
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, enterDebounceMs);
  };
}
