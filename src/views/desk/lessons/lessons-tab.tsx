import Alert from '@mui/material/Alert';
import { useSelector } from '@xstate/react';

import { useAuth } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { LessonList } from './lesson-list';
import { LessonRun } from './lesson-run';
import { useLessons } from './lesson-context';
import { lessonTexts } from './lesson-texts';
import { RecordPanel } from './record-panel';

/** Lessons to choose from, or the one that goes on; what a trainer records stands below. */
export function LessonsTab() {
  const texts = useTexts(lessonTexts);
  const lessons = useLessons();
  const isActive = useSelector(lessons.lessonRef, (snapshot) => snapshot.hasTag('active'));
  const isVietnamese = useAuth(({ context }) => context.culture.startsWith('vi'));
  return (
    <>
      {isVietnamese ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts('lessons.language')}
        </Alert>
      )}
      {lessons.unknown === undefined || isActive ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts('lessons.unknown', { id: lessons.unknown })}
        </Alert>
      )}
      {isActive ? (
        <LessonRun />
      ) : (
        <>
          <LessonList />
          <RecordPanel />
        </>
      )}
    </>
  );
}
