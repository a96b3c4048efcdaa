import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';

import { idleMinutes, lockMoment } from '@/domain/auth/idle-limits';
import { confirmDialogWidthPx } from '@/domain/constants';
import type { IdlenessRef } from '@/machines/auth/idleness-machine';

import { appTexts } from '../../app/app-texts';
import { useTexts } from '../../app/localization-context';
import { closeLayer } from '../../shared/focus/escape';
import { countdownText } from './countdown';
import { idleTexts } from './idle-texts';
import { goOn } from './use-idleness';
import { useSignOut } from './use-sign-out';
import { useTimeLeft } from './use-time-left';

/**
 * Asks whether the person is still there, before their session is locked (register A-10). Read out once, as it opens: the
 * ticking is silent.
 */
export function IdleWarning({ idlenessRef }: { readonly idlenessRef: IdlenessRef }) {
  const texts = useTexts(idleTexts);
  const words = useTexts(appTexts);
  const deadline = useSelector(idlenessRef, ({ context }) => lockMoment(context.lastActAt, context.limits));
  const minutes = useSelector(idlenessRef, ({ context }) => idleMinutes(context.limits));
  const left = useTimeLeft(deadline);
  const signOut = useSignOut();
  const stay = () => {
    goOn(idlenessRef);
  };

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={closeLayer(stay, () => undefined)}
      aria-labelledby="idle-title"
      aria-describedby="idle-left idle-why"
      slotProps={{ paper: { sx: { width: confirmDialogWidthPx, maxWidth: 'calc(100vw - 32px)', m: 2 } } }}
    >
      <DialogTitle id="idle-title">{texts('idle.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <HistoryToggleOffIcon sx={{ color: 'warning.main' }} />
          <Box sx={{ minWidth: 0 }}>
            <Typography id="idle-left" role="timer" aria-live="off" sx={{ fontWeight: 600 }}>
              {texts('idle.timeLeft', { time: countdownText(left) })}
            </Typography>
            <Typography id="idle-why" sx={{ mt: 0.5 }}>
              {texts('idle.why', { minutes })}
            </Typography>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={signOut}>
          {words('action.signOut')}
        </Button>
        <Button autoFocus variant="contained" onClick={stay}>
          {texts('idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
