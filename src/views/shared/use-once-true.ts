import { useState } from 'react';

/** True from the first time on, so that a dialog can close in its own time. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) {
    setWasTrue(true);
  }
  return wasTrue || isTrue;
}
