import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { confirmDialogWidthPx } from '@/domain/constants';
import { commonTexts } from '@/domain/localization/common-texts';
import type { ConfirmEvent } from '@/machines/dialogs/confirm-machine';
import { useTexts } from '@/views/app/localization-context';
import type { AskedQuestion } from '@/views/app/notice-types';

import { closeLayer } from '../focus/escape';

/** One question with two answers; the safe one has the focus. */
export function ConfirmDialog({ question, confirmRef }: AskedQuestion) {
  const texts = useTexts(commonTexts);
  const isDanger = question.severity === 'danger';
  const Icon = isDanger ? WarningIcon : HelpIcon;

  // The second press of a double click comes after the answer.
  const answer = (event: ConfirmEvent) => {
    if (confirmRef.getSnapshot().status === 'active') {
      confirmRef.send(event);
    }
  };

  const dismiss = closeLayer(() => {
    answer({ type: 'confirm.dismiss' });
  });

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-message"
      slotProps={{ paper: { sx: { width: confirmDialogWidthPx, maxWidth: 'calc(100vw - 32px)', m: 2 } } }}
    >
      <DialogTitle id="confirm-title">{question.title ?? texts('confirm.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Icon sx={{ color: isDanger ? 'error.main' : 'primary.main' }} />
          <Typography id="confirm-message" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {question.message}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={() => answer({ type: 'confirm.no' })}>
          {question.no ?? texts('confirm.no')}
        </Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          onClick={() => answer({ type: 'confirm.yes' })}
        >
          {question.yes ?? texts('confirm.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
