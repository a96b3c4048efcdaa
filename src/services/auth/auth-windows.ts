/** A sign-in window that the product has opened. */
export type PopupWindow = {
  readonly navigate: (address: string) => void;
  readonly isClosed: () => boolean;
  readonly close: () => void;
  /** True for a message that this very window has sent. */
  readonly hasSent: (source: unknown) => boolean;
};

/** A frame nobody sees. */
type HiddenFrame = {
  readonly post: (message: string, targetOrigin: string) => void;
  readonly hasSent: (source: unknown) => boolean;
  readonly remove: () => void;
};

export type WindowMessage = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/** The browser's windows and frames, as far as signing in needs them. */
export type AuthWindows = {
  /** Opens an empty window at once, which only a click may do; `undefined` when the browser blocks it. */
  readonly openPopup: (size: { readonly width: number; readonly height: number }) => PopupWindow | undefined;
  /** `undefined` where frames of other pages never answer: the page is isolated from other origins (T44). */
  readonly openFrame: (address: string) => HiddenFrame | undefined;
  /** Hears `postMessage` and the line of windows that were cut off from their opener; answers a function that stops. */
  readonly listen: (handle: (message: WindowMessage) => void) => () => void;
};
