import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { policies } from '@/domain/policies/policy-names';
import type { TestEmail } from '@/domain/settings/email-settings';
import { useConfiguration, useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { frame } from '@/views/app/theme/theme-tokens';
import { randomBelow } from '@/views/shared/form/random-below';
import { useModal } from '@/views/shared/modal/use-modal';

import { settingsTexts } from '../settings-texts';
import { TestEmailDialog } from './test-email-dialog';

/** As ABP numbers its test messages, so that two of them can be told apart in an inbox. */
const mostTests = 10_000;

/**
 * What the tab is about, and the way to a test message.
 *
 * @param props.sender The stored sender, which the message begins with.
 */
export function EmailHeading({ sender }: { readonly sender: string }) {
  const texts = useTexts(settingsTexts);
  const target = useConfiguration()?.currentUser.email ?? '';
  const canTest = useGranted(`${policies.emailSettings} && ${policies.emailSettingsTest}`);
  const modalRef = useModal({ size: 'lg' });
  const [begun, setBegun] = useState<TestEmail>();

  const open = () => {
    setBegun({
      senderEmailAddress: sender,
      targetEmailAddress: target,
      subject: texts('test.defaultSubject', { n: randomBelow(mostTests) }),
      body: texts('test.defaultBody'),
    });
    modalRef.send({ type: 'modal.open' });
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2,
        maxWidth: frame.formMaxWidth,
      }}
    >
      <Typography color="textSecondary">{texts('email.intro')}</Typography>
      {canTest ? (
        <Button variant="outlined" startIcon={<SendIcon />} onClick={open}>
          {texts('test.open')}
        </Button>
      ) : null}
      {begun === undefined ? null : <TestEmailDialog modalRef={modalRef} begun={begun} />}
    </Box>
  );
}
