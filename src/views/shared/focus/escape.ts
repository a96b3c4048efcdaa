import { escapeDebounceMs } from '@/domain/constants';

let lastPressAt = Number.NEGATIVE_INFINITY;

/**
 * Whether an Escape is a new press; a held key and the bounce of one press count once for the whole page, so that one
 * Escape closes one layer.
 */
export function isNewEscape({ timeStamp }: { readonly timeStamp: number }): boolean {
  // Stamps of events that a program sends need not come from the clock of those that a keyboard sends.
  const isNew = Math.abs(timeStamp - lastPressAt) >= escapeDebounceMs;
  lastPressAt = timeStamp;
  return isNew;
}

/**
 * For the `onClose` of every Dialog, Popover, Menu and Drawer: one Escape closes one layer, however long it is held.
 *
 * @param onOutside For a press outside, where that is something else.
 */
export function closeLayer(
  onEscape: () => void,
  onOutside: () => void = onEscape,
): (event: object, reason: 'escapeKeyDown' | 'backdropClick' | 'tabKeyDown') => void {
  return (event, reason) => {
    if (reason !== 'escapeKeyDown') {
      onOutside();
    } else if (isNewEscape({ timeStamp: 'timeStamp' in event ? Number(event.timeStamp) : 0 })) {
      onEscape();
    }
  };
}
