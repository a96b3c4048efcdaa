/**
 * Time left as minutes and seconds, never less than none.
 *
 * @param left Milliseconds.
 * @example countdownText(299_001) // '5:00'
 */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time left in whole minutes, rounded up: how often a screen reader is told. */
export function minutesLeft(left: number): number {
  return Math.max(0, Math.ceil(left / 60_000));
}
