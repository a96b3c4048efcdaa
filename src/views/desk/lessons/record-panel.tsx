import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';

import { sentenceOf } from '@/domain/desk/action-sentences';
import { isFull, mostActions } from '@/domain/desk/recording';
import { useTexts } from '@/views/app/localization-context';

import { DeskSection } from '../desk-section';
import { useLessons } from './lesson-context';
import { lessonTexts } from './lesson-texts';
import { RecordingList } from './recording-list';

/** Records what the trainer does, and keeps what was recorded. */
export function RecordPanel() {
  const texts = useTexts(lessonTexts);
  const { recordingRef } = useLessons();
  const isOpen = useSelector(recordingRef, (snapshot) => snapshot.hasTag('open'));
  return (
    <DeskSection title={texts('record.title')} hint={texts('record.hint')}>
      {isOpen ? (
        <OpenRecording />
      ) : (
        <Button
          variant="outlined"
          onClick={() =>
            recordingRef.send({
              type: 'recording.start',
              address: `${window.location.pathname}${window.location.search}`,
            })
          }
        >
          {texts('record.start')}
        </Button>
      )}
      <RecordingList />
    </DeskSection>
  );
}

function OpenRecording() {
  const texts = useTexts(lessonTexts);
  const { recordingRef } = useLessons();
  const actions = useSelector(recordingRef, ({ context }) => context.actions);
  const canPause = useSelector(recordingRef, (snapshot) => snapshot.can({ type: 'recording.pause' }));
  const canResume = useSelector(recordingRef, (snapshot) => snapshot.can({ type: 'recording.resume' }));
  const canStop = useSelector(recordingRef, (snapshot) => snapshot.can({ type: 'recording.stop' }));
  const state = canPause ? 'record.recording' : canResume ? 'record.paused' : 'record.stopped';
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 600, mb: 1 }}>
        {texts(state, { n: actions.length })}
      </Typography>
      {isFull(actions) ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {texts('record.full', { n: mostActions })}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1 }}>
        {canPause ? (
          <Button size="small" variant="outlined" onClick={() => recordingRef.send({ type: 'recording.pause' })}>
            {texts('record.pause')}
          </Button>
        ) : null}
        {canResume ? (
          <Button size="small" variant="outlined" onClick={() => recordingRef.send({ type: 'recording.resume' })}>
            {texts('record.resume')}
          </Button>
        ) : null}
        {canStop ? (
          <Button size="small" variant="contained" onClick={() => recordingRef.send({ type: 'recording.stop' })}>
            {texts('record.stop')}
          </Button>
        ) : null}
      </Box>
      <Box component="ol" aria-label={texts('record.actions')} sx={{ pl: 3, my: 1, overflowWrap: 'anywhere' }}>
        {actions.map((action, index) => (
          // Actions stay in their order.
          <Typography component="li" variant="body2" key={index}>
            {sentenceOf(action)}
          </Typography>
        ))}
      </Box>
      {canStop ? null : <NameAndSave />}
    </Box>
  );
}

const longestName = 120;

function NameAndSave() {
  const texts = useTexts(lessonTexts);
  const id = useId();
  const { recordingRef } = useLessons();
  const actions = useSelector(recordingRef, ({ context }) => context.actions);
  const error = useSelector(recordingRef, ({ context }) => context.error);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isNamed = name.trim() !== '' && name.trim().length <= longestName;

  const save = () => {
    setWasTried(true);
    if (!isNamed) {
      fieldRef.current?.focus();
    } else {
      recordingRef.send({
        type: 'recording.save',
        recording: {
          id: crypto.randomUUID(),
          name: name.trim(),
          recordedAt: new Date().toISOString(),
          actions: [...actions],
        },
      });
    }
  };

  return (
    <>
      {error === undefined ? null : <Alert severity="error">{error.code}</Alert>}
      <TextField
        id={id}
        inputRef={fieldRef}
        size="small"
        fullWidth
        label={texts('record.name')}
        value={name}
        error={wasTried && !isNamed}
        helperText={wasTried && !isNamed ? texts('record.nameNeeded') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
        <Button size="small" variant="contained" onClick={save}>
          {texts('record.save')}
        </Button>
        <Button size="small" color="secondary" onClick={() => recordingRef.send({ type: 'recording.discard' })}>
          {texts('record.discard')}
        </Button>
      </Box>
    </>
  );
}
