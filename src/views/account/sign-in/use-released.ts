import { useEffect, useState } from 'react';

const endings = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * False while something on the page is held down. What appeared then would move the page away from under the hand, and the
 * press would end beside what it began on: no click comes of it.
 */
export function useReleased(): boolean {
  const [isReleased, setIsReleased] = useState(() => document.querySelector(':active') === null);
  useEffect(() => {
    // After the click, which comes right after these.
    const release = () => setTimeout(setIsReleased, 0, true);
    endings.forEach((ending) => addEventListener(ending, release));
    return () => {
      endings.forEach((ending) => removeEventListener(ending, release));
    };
  }, []);
  return isReleased;
}
