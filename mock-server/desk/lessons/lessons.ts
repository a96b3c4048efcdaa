import type { Lesson } from '@/domain/desk/lesson';

import { entryLessons } from './entry-lessons';
import { faultLessons } from './fault-lessons';
import { fundLessons } from './fund-lessons';
import { listLessons } from './list-lessons';
import { reportLessons } from './report-lessons';
import { supportLessons } from './support-lessons';

/** Every lesson of the desk. */
export const lessons: readonly Lesson[] = [
  ...entryLessons,
  ...listLessons,
  ...fundLessons,
  ...reportLessons,
  ...supportLessons,
  ...faultLessons,
];
