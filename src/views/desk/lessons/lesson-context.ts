import { createContext, use } from 'react';

import type { LessonBeside } from './lesson-beside';

const LessonContext = createContext<LessonBeside | undefined>(undefined);

export const LessonProvider = LessonContext.Provider;

/** Lesson and recording of this page, for the desk's tabs. */
export function useLessons(): LessonBeside {
  const lessons = use(LessonContext);
  if (lessons === undefined) {
    throw new Error('A lesson stands outside of the desk.');
  }
  return lessons;
}
