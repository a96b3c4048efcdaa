import { useCallback } from 'react';
import { useLocation } from 'wouter';

type HistoryEntries = {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly url: string | null }[];
};

/**
 * Goes to an address the way Back would when the person came from there, so that a list is found again with its page
 * and filters; elsewhere the address takes the present one's place.
 */
export function useReturn(): (address: string) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (address) => {
      if (previousPath() === new URL(address, window.location.href).pathname) {
        window.history.back();
      } else {
        navigate(address, { replace: true });
      }
    },
    [navigate],
  );
}

function previousPath(): string | undefined {
  const entries = (window as { readonly navigation?: HistoryEntries }).navigation;
  const index = entries?.currentEntry?.index ?? 0;
  const address = index > 0 ? entries?.entries()[index - 1]?.url : undefined;
  return address === undefined || address === null ? undefined : new URL(address).pathname;
}
