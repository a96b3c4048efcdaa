import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CurrentIcon from '@mui/icons-material/PlayCircleOutlined';
import WaitingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';

import type { Lesson, LessonStep } from '@/domain/desk/lesson';
import { useTexts } from '@/views/app/localization-context';

import { LessonControls } from './lesson-controls';
import { useLessons } from './lesson-context';
import { lessonTexts } from './lesson-texts';

/** The lesson that goes on: what to do, what must appear, and all its steps. */
export function LessonRun() {
  const texts = useTexts(lessonTexts);
  const { lessonRef } = useLessons();
  const lesson = useSelector(lessonRef, ({ context }) => context.lesson);
  const step = useSelector(lessonRef, ({ context }) => context.step);
  if (lesson === undefined) {
    return null;
  }
  const { title, goal, steps } = lesson;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts('run.goal', { goal })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * step) / steps.length}
        aria-label={texts('run.progress', { n: Math.min(step + 1, steps.length), total: steps.length })}
        sx={{ mb: 1 }}
      />
      <PresentStep step={steps[step]} number={step + 1} total={steps.length} />
      <LessonControls />
      <Steps lesson={lesson} present={step} />
    </Box>
  );
}

type PresentStepProps = {
  readonly step: LessonStep | undefined;
  readonly number: number;
  readonly total: number;
};

function PresentStep({ step, number, total }: PresentStepProps) {
  const texts = useTexts(lessonTexts);
  const { lessonRef } = useLessons();
  const failure = useSelector(lessonRef, ({ context }) => context.failure);
  const isWorking = useSelector(lessonRef, (snapshot) => snapshot.hasTag('working'));
  if (step === undefined) {
    return (
      <Alert severity="success" role="status">
        {texts('run.done')}
      </Alert>
    );
  }
  return (
    <Box sx={{ p: 1.5, mb: 1, borderRadius: 1, bgcolor: 'var(--surface-selected)' }}>
      <Typography variant="body2" color="textSecondary">
        {texts('run.progress', { n: number, total })}
      </Typography>
      <Typography aria-live="polite" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {step.text}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {texts('run.expected', { expected: step.expected })}
      </Typography>
      {failure === undefined ? (
        <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
          {texts(isWorking ? 'run.working' : step.isByHand === true ? 'run.byHand' : 'run.yours')}
        </Typography>
      ) : (
        <Alert severity="error" sx={{ mt: 1 }}>
          {texts('run.failed', { failure })}
        </Alert>
      )}
    </Box>
  );
}

function Steps({ lesson, present }: { readonly lesson: Lesson; readonly present: number }) {
  const texts = useTexts(lessonTexts);
  return (
    <Box component="ol" aria-label={texts('run.steps')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lesson.steps.map(({ text }, index) => (
        // Steps neither come nor go nor change places.
        <Box
          component="li"
          key={index}
          aria-current={index === present ? 'step' : undefined}
          sx={{ display: 'flex', gap: 1, py: 0.5, overflowWrap: 'anywhere' }}
        >
          {index < present ? (
            <CheckIcon fontSize="small" color="success" titleAccess={texts('run.stepDone')} />
          ) : index === present ? (
            <CurrentIcon fontSize="small" color="primary" titleAccess={texts('run.stepNow')} />
          ) : (
            <WaitingIcon fontSize="small" color="disabled" aria-hidden />
          )}
          <Typography variant="body2" component="span" sx={{ minWidth: 0 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
