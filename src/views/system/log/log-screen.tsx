import { Typography } from '@mui/material';
import { useMemo } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { ListScreen } from '@/views/shared/list/list-screen';
import { useToday } from '@/views/shared/use-today';

import { logListOf } from './log-list';
import { logTexts } from './log-texts';

/** Nhật ký hệ thống (register B-23). */
export function LogScreen() {
  const texts = useTexts(logTexts);
  const today = useToday();
  const description = useMemo(() => logListOf(today), [today]);
  return (
    <>
      <ListScreen description={description} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {texts('log.periodNote')}
      </Typography>
    </>
  );
}
