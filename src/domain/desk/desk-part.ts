/** A part of the desk whose settings can differ from what the demo begins with. */
export type DeskPart = {
  /** False while something is set that a trainer should know of before he wonders. */
  readonly isDefault: () => boolean;
  /** Tells of every change, in this tab or another; answers the function that ends it. */
  readonly watch: (listener: () => void) => () => void;
  readonly reset: () => Promise<void>;
  /** A reset begins all pages of the demo anew: nothing else may be under way then. */
  readonly isAnew?: true;
};
