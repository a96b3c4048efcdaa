import { createContext, use, useLayoutEffect } from 'react';

/** Tells the preview around a paper that it is there; answers how to tell that it has gone. */
export type AnnouncePaper = () => () => void;

/** Of the preview around; a paper may also stand alone. */
export const PaperContext = createContext<AnnouncePaper | undefined>(undefined);

/** Tells the preview around that there is something to print, as long as it is there. */
export function useAnnouncedPaper(): void {
  const announce = use(PaperContext);
  useLayoutEffect(() => announce?.(), [announce]);
}
