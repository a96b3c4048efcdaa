import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import WifiOffIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { AuthSnapshot } from '@/machines/auth/auth-machine';

import { useAuth, useAuthRef } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { readOutOnly } from '../../shared/focus/read-out-only';
import { countdownText, minutesLeft } from './countdown';
import { shellTexts } from '../shell-texts';
import { useTimeLeft } from './use-time-left';

/** Below the top bar: that the session is in danger, and until when work can be saved (register A-10). */
export function SessionNotice() {
  const texts = useTexts(shellTexts);
  const isExpiring = useAuth((snapshot) => snapshot.hasTag('expiring'));
  const isStruggling = useAuth(isStrugglingIn);
  const deadline = useAuth(deadlineIn);

  if (isExpiring && deadline !== undefined) {
    return <Countdown deadline={deadline} isStruggling={isStruggling} />;
  }
  return isStruggling ? (
    <Bar icon={<WifiOffIcon fontSize="small" />}>
      <Typography variant="body2" role="status">
        {texts('session.struggling')}
      </Typography>
    </Bar>
  ) : null;
}

type CountdownProps = { readonly deadline: number; readonly isStruggling: boolean };

function Countdown({ deadline, isStruggling }: CountdownProps) {
  const texts = useTexts(shellTexts);
  const left = useTimeLeft(deadline);
  const minutes = minutesLeft(left);
  return (
    <Bar icon={<WarningIcon fontSize="small" />} isUrgent>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" role="timer" aria-live="off" sx={{ fontWeight: 600 }}>
          {texts('session.expiring', { time: countdownText(left) })}
        </Typography>
        <Typography variant="body2">
          {texts(isStruggling ? 'session.strugglingHint' : 'session.expiringHint')}
        </Typography>
        {/* The ticking above is silent; this changes once a minute. */}
        <Box component="span" aria-live={minutes > 1 ? 'polite' : 'assertive'} sx={readOutOnly}>
          {minutes > 1 ? texts('session.minutesLeft', { count: minutes }) : texts('session.lastMinute')}
        </Box>
      </Box>
      {isStruggling ? null : <SignInNow />}
    </Bar>
  );
}

/** Gives the dying session up now, while there is time: the page is kept and the dialog for signing in opens over it. */
function SignInNow() {
  const texts = useTexts(shellTexts);
  const authRef = useAuthRef();
  return (
    <Button size="small" variant="outlined" onClick={() => authRef.send({ type: 'signIn.again' })}>
      {texts('session.signInNow')}
    </Button>
  );
}

type BarProps = { readonly icon: ReactNode; readonly isUrgent?: boolean; readonly children: ReactNode };

function Bar({ icon, isUrgent = false, children }: BarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--header-height, 0)',
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1.5,
        px: { xs: 2, md: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.primary',
        bgcolor: isUrgent ? 'var(--surface-attention)' : 'var(--surface-sunken)',
        '& > svg': { flex: 'none', color: isUrgent ? 'warning.main' : 'text.secondary' },
        '@media print': { display: 'none' },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}

function isStrugglingIn(snapshot: AuthSnapshot): boolean {
  return snapshot.matches({ access: { signedIn: 'struggling' } });
}

/** Until when work can be saved. Epoch milliseconds. */
function deadlineIn(snapshot: AuthSnapshot): number | undefined {
  return isStrugglingIn(snapshot) ? snapshot.context.struggle?.savableUntil : snapshot.context.session?.expiresAt;
}
