import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Tells the page that is shown that somebody has asked for its very address: what they want to see may be newer. */
export function tellAskedAgain(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** Loads again what is shown once somebody has pressed a link to it, as a message or a task has. */
export function useAskedAgain(reload: () => void): void {
  const onAskedAgain = useEffectEvent(reload);
  useEffect(() => {
    const listener = () => {
      onAskedAgain();
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
