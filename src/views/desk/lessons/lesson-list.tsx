import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { lessonGroups, type Lesson } from '@/domain/desk/lesson';
import { containsText } from '@/domain/text/search-text';
import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import { useLessons } from './lesson-context';
import { lessonTexts } from './lesson-texts';

/** All lessons by group. */
export function LessonList() {
  const texts = useTexts(lessonTexts);
  const { desk } = useDesk();
  const [search, setSearch] = useState('');
  const found = desk.lessons.list.filter(({ id, title, goal }) =>
    [id, title, goal].some((words) => containsText(words, search)),
  );
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={texts('lessons.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ my: 1 }}>
        {found.length === 0 ? texts('lessons.none') : texts('lessons.found', { n: found.length })}
      </Typography>
      {lessonGroups.map((group) => {
        const members = found.filter((lesson) => lesson.group === group);
        return members.length === 0 ? null : (
          <DeskSection key={group} title={texts(`group.${group}`)}>
            {members.map((lesson) => (
              <LessonLine key={lesson.id} lesson={lesson} />
            ))}
          </DeskSection>
        );
      })}
    </>
  );
}

function LessonLine({ lesson }: { readonly lesson: Lesson }) {
  const texts = useTexts(lessonTexts);
  const { lessonRef } = useLessons();
  const { id, title, goal, audience, steps } = lesson;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2">{goal}</Typography>
        <Typography variant="body2" color="textSecondary">
          {texts('lessons.about', { n: steps.length, audience })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts('lessons.link', { id })}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-label={texts('lessons.startOf', { title })}
        onClick={() => lessonRef.send({ type: 'lesson.start', lesson })}
      >
        {texts('lessons.start')}
      </Button>
    </Box>
  );
}
