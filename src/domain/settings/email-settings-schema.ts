import { boolean, number, string, type AnySchema } from 'yup';

import { normalizeName, visibleText } from '../text/names';
import { isEmail, isInRange } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import { checkedText, isBlank, optionalText, recordOf, requiredText, type TextField } from '../validation/yup-fields';
import { emailSettingsLimits as limits, smtpPorts, type EmailSettings, type TestEmail } from './email-settings';

/** Rules of the e-mail settings (register E-02). The server checks no address; a wrong one would only show when mail fails. */
export function emailSettingsSchema() {
  return recordOf({
    defaultFromDisplayName: requiredText({ max: limits.text }),
    defaultFromAddress: address(),
    smtpHost: optionalText({ max: limits.smtpHost }),
    smtpPort: port(),
    smtpEnableSsl: boolean(),
    smtpUseDefaultCredentials: boolean(),
    smtpDomain: optionalText({ max: limits.text }),
    smtpUserName: optionalText({ max: limits.text }),
    smtpPassword: secret(),
  } satisfies Record<keyof EmailSettings, AnySchema>);
}

/** Rules of a test message (register E-03). */
export function testEmailSchema() {
  return recordOf({
    senderEmailAddress: address(),
    targetEmailAddress: address(),
    subject: requiredText(),
    body: optionalText(),
  } satisfies Record<keyof TestEmail, AnySchema>);
}

/** What the form holds before the settings are there. */
export const blankEmailSettings: EmailSettings = {
  defaultFromDisplayName: '',
  defaultFromAddress: '',
  smtpHost: null,
  smtpPort: null,
  smtpEnableSsl: false,
  smtpUseDefaultCredentials: true,
  smtpDomain: null,
  smtpUserName: null,
  smtpPassword: null,
};

/** What of something larger are the settings themselves. */
export function emailSettingsOf(holder: EmailSettings): EmailSettings {
  const { defaultFromDisplayName, defaultFromAddress, smtpHost, smtpPort, smtpEnableSsl, smtpUseDefaultCredentials } =
    holder;
  const { smtpDomain, smtpUserName, smtpPassword } = holder;
  return {
    defaultFromDisplayName,
    defaultFromAddress,
    smtpHost,
    smtpPort,
    smtpEnableSsl,
    smtpUseDefaultCredentials,
    smtpDomain,
    smtpUserName,
    smtpPassword,
  };
}

/**
 * The settings as they are sent: texts without blanks at their ends and without marks that nobody sees. The password is
 * sent as it stands, since the server stores whatever it is given: unchanged it stays, `null` clears it.
 */
export function normalizeEmailSettings(typed: EmailSettings): EmailSettings {
  return {
    ...typed,
    defaultFromDisplayName: normalizeName(typed.defaultFromDisplayName),
    defaultFromAddress: visibleText(typed.defaultFromAddress),
    smtpHost: optional(typed.smtpHost),
    smtpDomain: optional(typed.smtpDomain),
    smtpUserName: optional(typed.smtpUserName),
    smtpPassword: typed.smtpPassword === '' ? null : typed.smtpPassword,
  };
}

export function normalizeTestEmail(typed: TestEmail): TestEmail {
  return {
    senderEmailAddress: visibleText(typed.senderEmailAddress),
    targetEmailAddress: visibleText(typed.targetEmailAddress),
    subject: typed.subject.trim(),
    body: isBlank(typed.body) ? null : typed.body,
  };
}

/** Settings for a place where no password may lie. */
export function withoutSmtpPassword<Settings extends EmailSettings>(settings: Settings): Settings {
  return { ...settings, smtpPassword: null };
}

function optional(text: string | null): string | null {
  const visible = visibleText(text ?? '');
  return visible === '' ? null : visible;
}

function address(): TextField {
  return checkedText(requiredText({ max: limits.text }), 'email', isEmail);
}

/** Whatever is typed, a whole number of the range is asked for. */
function port() {
  const outside = validationMessage('range', smtpPorts);
  return number()
    .nullable()
    .typeError(outside)
    .test('required', validationMessage('required'), (value) => value !== null && value !== undefined)
    .test(
      'range',
      outside,
      (value) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && isInRange(value, smtpPorts.min, smtpPorts.max)),
    );
}

/** A password may consist of blanks, and its length counts with them. */
function secret(): TextField {
  return string()
    .nullable()
    .typeError(validationMessage('invalid'))
    .test({
      name: 'maxlength',
      message: ({ value }) =>
        validationMessage('maxlength', { requiredLength: limits.text, actualLength: String(value).length }),
      test: (value) => (value ?? '').length <= limits.text,
    });
}
