import OverdueIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import AttentionIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { formatDate } from '@/domain/format/dates';
import { formatNumber } from '@/domain/format/numbers';
import type { OpenTask, TaskLevel } from '@/domain/notifications/notification';

import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { taskTexts } from './task-texts';

type TaskListProps = {
  readonly tasks: readonly OpenTask[];
  /** One of them was opened. */
  readonly onOpen?: () => void;
};

const icons = { 'thong-tin': InfoIcon, 'can-chu-y': AttentionIcon, 'qua-han': OverdueIcon } as const;
const colors: Readonly<Record<TaskLevel, string>> = {
  'thong-tin': 'text.secondary',
  'can-chu-y': 'warning.main',
  'qua-han': 'error.main',
};

/** What waits for the person: how many of what, each leading to the list of exactly these. */
export function TaskList({ tasks, onOpen }: TaskListProps) {
  const texts = useTexts(taskTexts);
  const { language } = useLocalizer();
  if (tasks.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {texts('tasks.none')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={listStyle}>
      {tasks.map(({ ma, tieuDe, soLuong, duongDan, mucDo, hanXuLy }) => {
        const Icon = icons[mucDo];
        const content = (
          <>
            <Icon
              fontSize="small"
              titleAccess={texts(`tasks.level.${mucDo}`)}
              sx={{ flex: 'none', mt: '0.125rem', color: colors[mucDo] }}
            />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {tieuDe}
              {hanXuLy === null ? null : (
                <Box component="span" className="due">
                  {texts('tasks.due', { day: formatDate(hanXuLy) })}
                </Box>
              )}
            </Box>
            <strong>{formatNumber(soLuong, language)}</strong>
          </>
        );
        return (
          <li key={ma}>
            {duongDan === null ? (
              <span className="task">{content}</span>
            ) : (
              <Link href={duongDan} className="task" onClick={onOpen}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& .task': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1,
    mx: -1,
    px: 1,
    py: 0.875,
    borderRadius: 1,
    color: 'text.primary',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    textDecoration: 'none',
  },
  '& a.task:hover': { bgcolor: 'var(--surface-hover)' },
  '& strong': { flex: 'none', fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.3 },
  '& .due': { display: 'block', color: 'text.secondary', fontSize: '0.75rem' },
} as const;
