import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { formatNumber } from '@/domain/format/numbers';

import { useLocalizer, useTexts } from '../../app/localization-context';
import { useServices } from '../../app/services-context';
import { PartView } from '../../shared/record/part-view';
import { usePart } from '../../shared/record/use-part';
import { useReloadInLanguage } from '../../shared/use-reload-in-language';
import { personalTexts } from './personal-texts';

/** What waits for the person, each leading to the list of exactly these. */
export function PersonalTasks() {
  const texts = useTexts(personalTexts);
  const { language } = useLocalizer();
  const { notifications } = useServices();
  const tasks = usePart((signal) => notifications.openTasks(signal));
  useReloadInLanguage(tasks.reload);
  return (
    <PartView part={tasks}>
      {(open) =>
        open.length === 0 ? (
          <Typography color="textSecondary">{texts('personal.noTasks')}</Typography>
        ) : (
          <Box component="ul" sx={listStyle}>
            {open.map(({ ma, tieuDe, soLuong, duongDan }) => (
              <li key={ma}>
                {duongDan === null ? <span>{tieuDe}</span> : <Link href={duongDan}>{tieuDe}</Link>}
                <strong>{formatNumber(soLuong, language)}</strong>
              </li>
            ))}
          </Box>
        )
      }
    </PartView>
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
