import { useEffect, useState } from 'react';

/** Somebody who holds something down for longer waits for it to be let go no more. */
const longestPressMs = 1_000;

/**
 * False while something on the page is held down. What appeared then would move the page away from under the hand, and the
 * press would end beside what it began on: no click comes of it.
 */
export function useReleased(): boolean {
  const [isReleased, setIsReleased] = useState(() => document.querySelector(':active') === null);
  useEffect(() => {
    if (isReleased) {
      return undefined;
    }
    const release = () => {
      setIsReleased(true);
    };
    // After the click, which comes right after these.
    const releaseSoon = () => setTimeout(release);
    const endings = ['pointerup', 'pointercancel', 'keyup'] as const;
    endings.forEach((ending) => addEventListener(ending, releaseSoon));
    const longest = setTimeout(release, longestPressMs);
    return () => {
      clearTimeout(longest);
      endings.forEach((ending) => removeEventListener(ending, releaseSoon));
    };
  }, [isReleased]);
  return isReleased;
}
