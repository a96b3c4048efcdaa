/** Opens a line between the tabs of this origin; it may throw where the browser offers none. */
export type OpenLine = (name: string) => {
  readonly post: (data: unknown) => void;
  readonly listen: (handle: (data: unknown) => void) => void;
  readonly close: () => void;
};

/** The browser's own. */
export const openBrowserLine: OpenLine = (name) => {
  const line = new BroadcastChannel(name);
  return {
    post: (data) => line.postMessage(data),
    listen: (handle) => line.addEventListener('message', ({ data }) => handle(data)),
    close: () => line.close(),
  };
};

/** `undefined` where there is none: each tab is alone then, and reads in local storage what it can. */
export function openedLine(openLine: OpenLine, name: string): ReturnType<OpenLine> | undefined {
  try {
    return openLine(name);
  } catch {
    return undefined;
  }
}
