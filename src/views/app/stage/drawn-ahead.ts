import { createContext, use } from 'react';

const DrawnAheadContext = createContext(false);

export const DrawnAheadProvider = DrawnAheadContext.Provider;

/** True while everything inside is drawn for somebody who is about to come in and of whom nothing is known yet. */
export function useIsDrawnAhead(): boolean {
  return use(DrawnAheadContext);
}
