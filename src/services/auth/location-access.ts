import { endedBy } from './cancellation';

/** The browser's address and the two ways to leave it. */
export type LocationAccess = {
  readonly href: () => string;
  readonly assign: (url: string) => void;
  readonly replace: (url: string) => void;
};

/** Leaves the page: stays pending while the browser goes, and ends only by the signal or when leaving fails. */
export function leaveFor(leave: (url: string) => void, url: string, signal: AbortSignal): Promise<void> {
  return endedBy(
    signal,
    new Promise<void>(() => {
      leave(url);
    }),
  );
}
