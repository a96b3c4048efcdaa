import { Box } from '@mui/material';
import { useFormikContext } from 'formik';

import { settingsCollapseMs } from '@/domain/constants';
import type { EmailSettings } from '@/domain/settings/email-settings';
import { useTexts } from '@/views/app/localization-context';
import { FieldGrid, FormSection } from '@/views/shared/form/form-section';
import { NumberField } from '@/views/shared/form/number-field';
import { PasswordField } from '@/views/shared/form/password-field';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { TextField } from '@/views/shared/form/text-field';
import { Collapse } from '@/views/shared/widgets/collapse';

import { settingsTexts } from '../settings-texts';

export function SenderSection() {
  const texts = useTexts(settingsTexts);
  return (
    <FormSection title={texts('email.sender')}>
      <TextField name="defaultFromDisplayName" label={texts('email.defaultFromDisplayName')} isRequired width="half" />
      <TextField
        name="defaultFromAddress"
        label={texts('email.defaultFromAddress')}
        kind="email"
        isRequired
        width="half"
      />
    </FormSection>
  );
}

/** The server, and below it who we are to it unless that is the system's own account (register W-05). */
export function ServerSection() {
  const texts = useTexts(settingsTexts);
  const { values, errors, initialValues } = useFormikContext<EmailSettings>();
  // ABP hands the stored password out up to 9.1; later hosts keep it back, and then take an empty field for no change.
  const isPasswordKnown = (initialValues.smtpPassword ?? '') !== '';
  const isCorrectable = credentials.some((name) => errors[name] !== undefined);
  return (
    <FormSection title={texts('email.server')}>
      <TextField name="smtpHost" label={texts('email.smtpHost')} kind="code" width="twoThirds" />
      <NumberField name="smtpPort" label={texts('email.smtpPort')} isRequired width="third" />
      <CheckboxField name="smtpEnableSsl" label={texts('email.smtpEnableSsl')} />
      <CheckboxField
        name="smtpUseDefaultCredentials"
        label={texts('email.smtpUseDefaultCredentials')}
        help={texts('help.defaultCredentials')}
      />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0, ...gapless }}>
        {/* A field that has to be corrected is never out of reach. */}
        <Collapse isOpen={!values.smtpUseDefaultCredentials || isCorrectable} durationMs={settingsCollapseMs}>
          <FieldGrid>
            <TextField name="smtpDomain" label={texts('email.smtpDomain')} kind="code" width="half" />
            <TextField name="smtpUserName" label={texts('email.smtpUserName')} kind="code" width="half" />
            <PasswordField
              name="smtpPassword"
              label={texts('email.smtpPassword')}
              help={texts(isPasswordKnown ? 'help.smtpPassword' : 'help.smtpPasswordUnseen')}
              // No browser fills in the person's own password here unasked.
              autoComplete="new-password"
            />
          </FieldGrid>
        </Collapse>
      </Box>
    </FormSection>
  );
}

/** Folded, the part takes no row of the section. */
const gapless = { '&:has(> [hidden])': { display: 'none' } } as const;

const credentials = ['smtpDomain', 'smtpUserName', 'smtpPassword'] as const satisfies readonly (keyof EmailSettings)[];
