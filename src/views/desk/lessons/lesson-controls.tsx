import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSelector } from '@xstate/react';

import { speeds, type Speed } from '@/domain/desk/lesson';
import { useTexts } from '@/views/app/localization-context';

import { useLessons } from './lesson-context';
import { lessonTexts } from './lesson-texts';

/** The buttons of the lesson that goes on; each is there when the run can take it. */
export function LessonControls() {
  const texts = useTexts(lessonTexts);
  const { lessonRef } = useLessons();
  const speed = useSelector(lessonRef, ({ context }) => context.speed);
  const isAutomatic = useSelector(lessonRef, ({ context }) => context.isAutomatic);
  const isDone = useSelector(lessonRef, (snapshot) => snapshot.matches('done'));
  const isFailed = useSelector(lessonRef, ({ context }) => context.failure !== undefined);
  const canPerform = useSelector(lessonRef, (snapshot) => snapshot.can({ type: 'step.perform' }));
  const canPlay = useSelector(lessonRef, (snapshot) => snapshot.can({ type: 'lesson.play' }));
  const canPause = useSelector(lessonRef, (snapshot) => snapshot.can({ type: 'lesson.pause' }));
  const canSkip = useSelector(lessonRef, (snapshot) => snapshot.can({ type: 'step.skip' }));
  const send = (type: 'step.perform' | 'lesson.play' | 'lesson.pause' | 'step.skip' | 'lesson.stop') => () => {
    lessonRef.send({ type });
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      {canPerform ? (
        <Button size="small" variant="contained" onClick={send('step.perform')}>
          {texts(isFailed ? 'run.again' : 'run.perform')}
        </Button>
      ) : null}
      {canPlay && !isAutomatic ? (
        <Button size="small" variant="outlined" onClick={send('lesson.play')}>
          {texts('run.play')}
        </Button>
      ) : null}
      {canPause && isAutomatic ? (
        <Button size="small" variant="outlined" onClick={send('lesson.pause')}>
          {texts('run.pause')}
        </Button>
      ) : null}
      {canSkip ? (
        <Button size="small" variant="outlined" color="secondary" onClick={send('step.skip')}>
          {texts('run.skip')}
        </Button>
      ) : null}
      <Button size="small" color="secondary" onClick={send('lesson.stop')}>
        {texts(isDone ? 'run.close' : 'run.stop')}
      </Button>
      <TextField
        select
        size="small"
        label={texts('speed.label')}
        value={speed}
        onChange={({ target }) => lessonRef.send({ type: 'speed.choose', speed: target.value as Speed })}
        sx={{ minWidth: 120 }}
        slotProps={{ select: { MenuProps: { slotProps: { root: { 'data-trainer-desk': '' } as object } } } }}
      >
        {speeds.map((each) => (
          <MenuItem key={each} value={each}>
            {texts(`speed.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
