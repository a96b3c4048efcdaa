import { Typography } from '@mui/material';

import { useTexts } from '@/views/app/localization-context';
import { ListScreen } from '@/views/shared/list/list-screen';

import { logList } from './log-list';
import { logTexts } from './log-texts';

/** Nhật ký hệ thống (register B-23). */
export function LogScreen() {
  const texts = useTexts(logTexts);
  return (
    <>
      <ListScreen description={logList} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {texts('log.periodNote')}
      </Typography>
    </>
  );
}
