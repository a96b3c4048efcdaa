import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';

import {
  largestRecordingFile,
  lessonOfRecording,
  readRecordings,
  writeRecordings,
  type Recording,
} from '@/domain/desk/recording';
import { todayAt } from '@/domain/format/calendar';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';

import { useDesk } from '../desk-context';
import { FilePair } from '../file-pair';
import { useDeskAction } from '../use-desk-action';
import { useLessons } from './lesson-context';
import { lessonTexts } from './lesson-texts';

/** Recordings of this browser: replayed, deleted, carried elsewhere in a file. */
export function RecordingList() {
  const texts = useTexts(lessonTexts);
  const notices = useNotices();
  const { spreadsheets } = useServices();
  const { recordings } = useDesk().desk.lessons;
  const kept = useSyncExternalStore(recordings.watch, recordings.read);
  const { run, isBusy } = useDeskAction();

  const exportFile = () => {
    const file = new Blob([writeRecordings(kept)], { type: 'application/json' });
    spreadsheets.save(file, `ban-ghi-thao-tac-${todayAt(Date.now())}.json`);
  };
  const importFile = (file: File) => {
    run(async () => {
      const read = file.size > largestRecordingFile ? undefined : readRecordings(await file.text());
      if (read === undefined) {
        notices.warn(texts('record.bad'));
        return;
      }
      await recordings.save(read);
      notices.success(texts('record.imported', { n: read.length }));
    });
  };

  return (
    <>
      <Box sx={{ mt: 2 }}>
        <FilePair
          exportLabel={texts('record.export')}
          importLabel={texts('record.import')}
          importInputLabel={texts('record.importInput')}
          canExport={kept.length > 0 && !isBusy}
          onExport={exportFile}
          onImport={importFile}
        />
      </Box>
      {kept.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts('record.empty')}
        </Typography>
      ) : (
        <Box component="ul" aria-label={texts('group.own')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {kept.map((recording) => (
            <RecordingLine key={recording.id} recording={recording} />
          ))}
        </Box>
      )}
    </>
  );
}

function RecordingLine({ recording }: { readonly recording: Recording }) {
  const texts = useTexts(lessonTexts);
  const confirm = useConfirm();
  const { desk } = useDesk();
  const lessons = useLessons();
  const { run, isBusy } = useDeskAction();
  const { id, name, actions } = recording;

  const replay = () => {
    lessons.lessonRef.send({ type: 'lesson.start', lesson: lessonOfRecording(recording) });
    lessons.lessonRef.send({ type: 'lesson.play' });
  };
  const remove = () => {
    run(async () => {
      if ((await confirm({ message: texts('record.deleteQuestion', { name }) })) === 'confirm') {
        await desk.lessons.recordings.remove(id);
      }
    });
  };

  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {texts('record.count', { n: actions.length })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" aria-label={texts('record.replayOf', { name })} onClick={replay}>
          {texts('record.replay')}
        </Button>
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          aria-label={texts('record.deleteOf', { name })}
          onClick={remove}
        >
          {texts('record.delete')}
        </Button>
      </Box>
    </Box>
  );
}
