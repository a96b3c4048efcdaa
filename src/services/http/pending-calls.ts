/** How many waits are under way; one for all of the page, for the bar that tells of long ones. */
export type PendingCalls = {
  /** Counts a wait; the answer ends it, once. */
  readonly begin: () => () => void;
  readonly isPending: () => boolean;
  /** Told when the first wait begins and when the last one ends; answers the function that ends the telling. */
  readonly watch: (listener: (isPending: boolean) => void) => () => void;
};

export function createPendingCalls(): PendingCalls {
  const listeners = new Set<(isPending: boolean) => void>();
  let count = 0;
  const change = (by: 1 | -1) => {
    const wasPending = count > 0;
    count += by;
    if (count > 0 !== wasPending) {
      listeners.forEach((listener) => listener(count > 0));
    }
  };
  return {
    begin: () => {
      let isOver = false;
      change(1);
      return () => {
        if (!isOver) {
          isOver = true;
          change(-1);
        }
      };
    },
    isPending: () => count > 0,
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
