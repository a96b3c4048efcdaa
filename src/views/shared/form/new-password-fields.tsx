import { Alert, Box, Button } from '@mui/material';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';

import type { PasswordRules } from '@/domain/validation/password-rules';
import { generatePassword } from '@/domain/users/generate-password';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';

import { copyText } from '../copy-text';
import { PasswordField } from './password-field';
import { PasswordRuleList } from './password-rule-list';
import { passwordTexts } from './password-texts';
import { randomBelow } from './random-below';
import { useFormField } from './use-form-field';

type NewPasswordFieldsProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isRequired: boolean;
  readonly rules: PasswordRules;
  /** The password once more; a generated one is entered there too. */
  readonly confirmation?: { readonly name: string; readonly label: string } | undefined;
};

/** A password for somebody else: typed or generated, with the rules as they are met. */
export function NewPasswordFields({ name, label, help, isRequired, rules, confirmation }: NewPasswordFieldsProps) {
  const texts = useTexts(passwordTexts);
  const notices = useNotices();
  const rulesId = useId();
  const { value, isBusy } = useFormField<string | null>(name);
  const { setFieldValue } = useFormikContext<object>();
  const [isReadable, setIsReadable] = useState(false);
  const [generated, setGenerated] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const password = value ?? '';
  const isGenerated = generated !== undefined && generated === password;
  const shown = { isReadable, onReadableChange: setIsReadable, autoComplete: 'new-password' } as const;
  const hasRules = isRequired || password !== '';

  const generate = () => {
    const made = generatePassword(rules, randomBelow);
    setGenerated(made);
    setIsReadable(true);
    void setFieldValue(name, made);
    if (confirmation !== undefined) {
      void setFieldValue(confirmation.name, made);
    }
  };
  const copy = () => {
    void copyText(password).then(
      () => {
        setCopied(password);
      },
      () => {
        notices.warn(texts('password.copyFailed'));
      },
    );
  };

  return (
    <>
      <PasswordField
        {...shown}
        name={name}
        label={label}
        help={help}
        isRequired={isRequired}
        describedBy={hasRules ? rulesId : undefined}
      />
      {confirmation === undefined ? null : <PasswordField {...shown} {...confirmation} isRequired={isRequired} />}
      {hasRules ? <PasswordRuleList id={rulesId} password={password} rules={rules} /> : null}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="secondary" size="small" disabled={isBusy} onClick={generate}>
          {texts('password.generate')}
        </Button>
        {isGenerated ? (
          <Button variant="outlined" color="secondary" size="small" onClick={copy}>
            {texts(copied === password ? 'password.copied' : 'password.copy')}
          </Button>
        ) : null}
      </Box>
      <Box role="status" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {isGenerated ? <Alert severity="info">{texts('password.generated')}</Alert> : null}
      </Box>
    </>
  );
}
