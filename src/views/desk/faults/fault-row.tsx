import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

import { sampleError } from '@/domain/desk/sample-error';
import { entryOf } from '@/domain/errors/presentation';
import type { DemoFault } from '@/views/app/demo-context';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { ErrorAlert } from '@/views/shared/errors/error-alert';

import { useDesk } from '../desk-context';
import { useLessons } from '../lessons/lesson-context';
import { deskFaultTexts } from './desk-fault-texts';

type FaultRowProps = {
  readonly fault: DemoFault;
  readonly title: string;
  readonly isArmed: boolean;
  /** True: its words stand below it, where the product would show them in place. */
  readonly isShown: boolean;
  readonly onShow: (id: string | undefined) => void;
  /** Begins the page anew with it switched on, for the trainee's own hand. */
  readonly onArm: (id: string) => void;
};

/** One failure, with the ways to see it. */
export function FaultRow({ fault, title, isArmed, isShown, onShow, onArm }: FaultRowProps) {
  const texts = useTexts(deskFaultTexts);
  const notices = useNotices();
  const { desk, deskRef } = useDesk();
  const lessons = useLessons();
  const error = sampleError(fault.code, fault.name);
  const { presentation } = entryOf(error);

  const show = () => {
    if (['toast', 'dialog', 'page'].includes(presentation)) {
      onShow(undefined);
      notices.report(error);
    } else {
      onShow(fault.id);
    }
  };
  const perform = () => {
    const lesson = desk.lessons.lessonOf(`loi:${fault.id}`);
    if (lesson !== undefined) {
      deskRef.send({ type: 'desk.show', tab: 'lessons' });
      lessons.lessonRef.send({ type: 'lesson.start', lesson });
      lessons.lessonRef.send({ type: 'lesson.play' });
    }
  };

  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {title} {isArmed ? <Chip size="small" color="warning" label={texts('faults.isArmed')} /> : null}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {fault.name}
      </Typography>
      <Typography variant="body2">{texts('faults.way', { way: fault.way })}</Typography>
      {isArmed ? (
        <Typography variant="body2" color="textSecondary">
          {texts(fault.isKept ? 'faults.kept' : 'faults.once')}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={texts('faults.showOf', { title, name: fault.name })}
          onClick={show}
        >
          {texts('faults.show')}
        </Button>
        {fault.kind === 'words' ? null : (
          <Button size="small" aria-label={texts('faults.performOf', { title, name: fault.name })} onClick={perform}>
            {texts('faults.perform')}
          </Button>
        )}
        {fault.kind === 'arm' && !isArmed ? (
          <Button
            size="small"
            color="secondary"
            aria-label={texts('faults.armOf', { title, name: fault.name })}
            onClick={() => onArm(fault.id)}
          >
            {texts('faults.arm')}
          </Button>
        ) : null}
      </Box>
      {isShown ? (
        <Box role="region" aria-label={texts('faults.shown')} sx={{ mt: 1 }}>
          {presentation === 'none' ? (
            <Typography variant="body2" sx={{ mb: 1 }}>
              {texts('faults.silent')}
            </Typography>
          ) : null}
          <ErrorAlert error={error} />
        </Box>
      ) : null}
    </Box>
  );
}
