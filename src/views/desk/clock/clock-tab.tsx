import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';

import { datePattern } from '@/domain/constants';
import { clockMoments } from '@/domain/desk/clock';
import { addDays } from '@/domain/format/calendar';
import { formatDate, formatDateTime, parseDate } from '@/domain/format/dates';
import { useTexts } from '@/views/app/localization-context';
import { useToday } from '@/views/shared/days/use-today';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import { useDeskAction } from '../use-desk-action';
import { clockTexts } from './clock-texts';
import { KeysSection } from './keys-section';
import { SessionSection } from './session-section';

const dayMs = 86_400_000;

/** The demo's time, the deadlines to move it to, and what befalls the session and the issuer's keys. */
export function ClockTab() {
  const texts = useTexts(clockTexts);
  const { clock } = useDesk().desk;
  const { run, isBusy } = useDeskAction();
  const today = useToday();
  const moveTo = (day: string) => {
    run(() => clock.moveTo(day));
  };

  return (
    <>
      <DeskSection title={texts('clock.now')} hint={texts('clock.hint')}>
        <PresentTime />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => moveTo(addDays(today, 1))}>
            {texts('clock.day')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => moveTo(addDays(today, 7))}>
            {texts('clock.week')}
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            disabled={isBusy || clock.isDefault()}
            onClick={() => run(() => clock.reset())}
          >
            {texts('clock.toReal')}
          </Button>
        </Box>
        <DayForm isBusy={isBusy} onDay={moveTo} />
      </DeskSection>
      <DeskSection title={texts('clock.moments')} hint={texts('clock.momentsHint')}>
        <List dense disablePadding>
          {clockMoments(today, clock.calendar()).map(({ id, day, period }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton disabled={isBusy} onClick={() => moveTo(day)} sx={{ borderRadius: 1 }}>
                <ListItemText primary={texts(`clock.${id}`, { period })} secondary={formatDate(day)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DeskSection>
      <SessionSection />
      <KeysSection />
    </>
  );
}

function PresentTime() {
  const texts = useTexts(clockTexts);
  const { offsetMs } = useDesk().desk.clock;
  const minute = useSyncExternalStore(eachSecond, presentMinute);
  const days = Math.round(Math.abs(offsetMs) / dayMs);
  return (
    <>
      <Typography variant="h3" component="p">
        {minute}
      </Typography>
      <Typography variant="body2" color={offsetMs === 0 ? 'textSecondary' : 'warning'}>
        {offsetMs === 0 ? texts('clock.real') : texts(offsetMs > 0 ? 'clock.ahead' : 'clock.behind', { days })}
      </Typography>
    </>
  );
}

function eachSecond(notice: () => void): () => void {
  const timer = setInterval(notice, 1_000);
  return () => {
    clearInterval(timer);
  };
}

function presentMinute(): string {
  return formatDateTime(new Date().toISOString());
}

function DayForm({ isBusy, onDay }: { readonly isBusy: boolean; readonly onDay: (day: string) => void }) {
  const texts = useTexts(clockTexts);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const day = parseDate(typed, datePattern);
  const isWrong = wasTried && day === undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (day === undefined) {
      fieldRef.current?.focus();
    } else {
      onDay(day);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      <TextField
        inputRef={fieldRef}
        size="small"
        label={texts('clock.date')}
        placeholder={texts('clock.datePattern')}
        value={typed}
        error={isWrong}
        helperText={isWrong ? texts('clock.noDate') : undefined}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {texts('clock.go')}
      </Button>
    </Box>
  );
}
