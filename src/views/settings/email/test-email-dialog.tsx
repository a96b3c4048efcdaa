import { Box, Typography } from '@mui/material';
import { useState } from 'react';

import type { TestEmail } from '@/domain/settings/email-settings';
import { normalizeTestEmail, testEmailSchema } from '@/domain/settings/email-settings-schema';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { TextField } from '@/views/shared/form/text-field';
import { FormDialog } from '@/views/shared/modal/form-dialog';

import { settingsTexts } from '../settings-texts';

type TestEmailDialogProps = {
  readonly modalRef: ModalRef;
  /** What the message holds when the dialog opens. */
  readonly begun: TestEmail;
};

const bodyLines = 4;

/** A message by which the stored settings are tried out; one that cannot be sent stays and can be sent again (E-03). */
export function TestEmailDialog({ modalRef, begun }: TestEmailDialogProps) {
  const texts = useTexts(settingsTexts);
  const notices = useNotices();
  const { settings } = useServices();
  const [validate] = useState(() => formErrorsOf(testEmailSchema()));
  return (
    <FormDialog<TestEmail>
      modalRef={modalRef}
      title={texts('test.open')}
      initialValues={begun}
      validate={(typed) => validate(normalizeTestEmail(typed))}
      submit={(typed, signal) => settings.sendTestEmail(normalizeTestEmail(typed), signal)}
      submitLabel={texts('test.submit')}
      draftName="test-email"
      onDone={() => {
        notices.success(texts('test.sent'));
      }}
    >
      <TextField
        name="senderEmailAddress"
        label={texts('test.senderEmailAddress')}
        kind="email"
        isRequired
        width="half"
      />
      <TextField
        name="targetEmailAddress"
        label={texts('test.targetEmailAddress')}
        kind="email"
        isRequired
        width="half"
      />
      <TextField name="subject" label={texts('test.subject')} isRequired />
      <TextField name="body" label={texts('test.body')} lines={bodyLines} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Typography variant="body2" color="textSecondary">
          {texts('test.note')}
        </Typography>
      </Box>
    </FormDialog>
  );
}
