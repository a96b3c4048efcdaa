import { useState } from 'react';

/**
 * The moment, in ISO form, at which a page got what a paper shows: what is read again, or changed by a step, is of
 * another one.
 *
 * @param content Another value where it was read anew; `undefined` while it is not there.
 */
export function useTakenAt(content: unknown): string {
  const [taken, setTaken] = useState(() => takenNow(content));
  if (taken.content === content) {
    return taken.at;
  }
  const now = takenNow(content);
  setTaken(now);
  return now.at;
}

function takenNow(content: unknown) {
  return { content, at: new Date().toISOString() };
}
