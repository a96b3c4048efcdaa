import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';

import { formatNumber } from '@/domain/format/numbers';
import type { OpenTask } from '@/domain/notifications/notification';
import type { RecordSnapshot } from '@/machines/record-machine';

import { useLocalizer, useTexts } from '../app/localization-context';
import { useServices } from '../app/services-context';
import { DelayedLoader } from '../shared/delayed-loader';
import { ErrorAlert } from '../shared/errors/error-alert';
import { useRecord } from '../shared/record/use-record';
import { personalTexts } from './personal-texts';

type Tasks = readonly OpenTask[];

/** What waits for the person, each leading to the list of exactly these. */
export function PersonalTasks() {
  const texts = useTexts(personalTexts);
  const { language } = useLocalizer();
  const { notifications } = useServices();
  const tasksRef = useRecord<Tasks>('own', { get: (_, signal) => notifications.openTasks(signal) });
  const tasks = useSelector(tasksRef, (snapshot: RecordSnapshot<Tasks>) => snapshot.context.record);
  const error = useSelector(tasksRef, (snapshot: RecordSnapshot<Tasks>) => snapshot.context.error);
  if (error !== undefined) {
    return (
      <ErrorAlert
        error={error}
        onRetry={() => {
          tasksRef.send({ type: 'record.reload' });
        }}
      />
    );
  }
  if (tasks === undefined) {
    return <DelayedLoader />;
  }
  return tasks.length === 0 ? (
    <Typography color="textSecondary">{texts('personal.noTasks')}</Typography>
  ) : (
    <Box component="ul" sx={listStyle}>
      {tasks.map(({ ma, tieuDe, soLuong, duongDan }) => (
        <li key={ma}>
          {duongDan === null ? <span>{tieuDe}</span> : <Link href={duongDan}>{tieuDe}</Link>}
          <strong>{formatNumber(soLuong, language)}</strong>
        </li>
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 },
  '& a': { color: 'primary.main' },
  '& strong': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
} as const;
