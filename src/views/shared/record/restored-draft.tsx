import { Alert } from '@mui/material';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { PassingButton } from '../focus/passing-button';
import { recordTexts } from './record-texts';

type RestoredDraftProps = { readonly onDiscard: () => void; readonly onClose: () => void };

/** Says that a form holds what was typed into it before: it can be thrown away, or kept and no more spoken of. */
export function RestoredDraft({ onDiscard, onClose }: RestoredDraftProps) {
  const texts = useTexts(recordTexts);
  const common = useTexts(commonTexts);
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      // An alert with an action draws no button of its own to close it by.
      action={
        <>
          <PassingButton to="heading" size="small" color="inherit" onClick={onDiscard}>
            {texts('draft.discard')}
          </PassingButton>
          <PassingButton to="heading" size="small" color="inherit" onClick={onClose}>
            {common('action.close')}
          </PassingButton>
        </>
      }
    >
      {texts('draft.restored')}
    </Alert>
  );
}
