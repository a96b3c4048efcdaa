import { emailSettingsLimits, smtpPorts, type EmailSettings } from '@/domain/settings/email-settings';
import { isJsonObject } from '@/domain/validation/json-object';

import { invalidValue, type ValidationError } from '../../failures';
import { resourceText } from '../../startup/texts';
import { judgedFields, readAccountFields, type FieldRule } from '../identity/account-input';
import { refuseAny } from '../validation-answers';

const resource = 'AbpSettingManagement';

const settingsRules: readonly FieldRule[] = [
  { name: 'smtpHost', max: emailSettingsLimits.smtpHost },
  { name: 'smtpUserName', max: emailSettingsLimits.text },
  { name: 'smtpPassword', max: emailSettingsLimits.text },
  { name: 'smtpDomain', max: emailSettingsLimits.text },
  { name: 'defaultFromAddress', isRequired: true, max: emailSettingsLimits.text },
  { name: 'defaultFromDisplayName', isRequired: true, max: emailSettingsLimits.text },
];

const testRules: readonly FieldRule[] = [
  { name: 'senderEmailAddress', isRequired: true },
  { name: 'targetEmailAddress', isRequired: true },
  { name: 'subject', isRequired: true },
  { name: 'body' },
];

/**
 * The settings of a request, `null` for an empty text; addresses are not looked at, as ABP does not either.
 *
 * @throws MockFailure 400 with all complaints.
 */
export function readEmailSettings(body: unknown): EmailSettings {
  const sent = isJsonObject(body) ? body : {};
  const { texts, complaints } = judgedFields(sent, settingsRules, resource);
  const smtpEnableSsl = sent['smtpEnableSsl'] ?? false;
  const smtpUseDefaultCredentials = sent['smtpUseDefaultCredentials'] ?? false;
  refuseAny([
    ...complaints,
    ...portComplaints(sent['smtpPort'] ?? 0),
    ...(isFlag(smtpEnableSsl) ? [] : [invalidValue('smtpEnableSsl', smtpEnableSsl)]),
    ...(isFlag(smtpUseDefaultCredentials)
      ? []
      : [invalidValue('smtpUseDefaultCredentials', smtpUseDefaultCredentials)]),
  ]);
  const textOrNull = (name: string) => (texts[name] === '' ? null : (texts[name] ?? null));
  return {
    smtpHost: textOrNull('smtpHost'),
    smtpPort: Number(sent['smtpPort']),
    smtpUserName: textOrNull('smtpUserName'),
    smtpPassword: textOrNull('smtpPassword'),
    smtpDomain: textOrNull('smtpDomain'),
    smtpEnableSsl: isOn(smtpEnableSsl),
    smtpUseDefaultCredentials: isOn(smtpUseDefaultCredentials),
    defaultFromAddress: texts['defaultFromAddress'] ?? '',
    defaultFromDisplayName: texts['defaultFromDisplayName'] ?? '',
  };
}

/** The test mail of a request. @throws MockFailure 400 with all complaints. */
export function readTestEmail(body: unknown) {
  const {
    senderEmailAddress: from = '',
    targetEmailAddress: to = '',
    subject = '',
    body: text = '',
  } = readAccountFields(body, testRules, resource);
  // A 500 of .NET's mail client, whose subject has one line; a complaint about the field is of more use.
  refuseAny(/[\r\n]/u.test(subject) ? [invalidValue('subject', subject)] : []);
  return { from, to, subject, text };
}

function portComplaints(port: unknown): readonly ValidationError[] {
  const { min, max } = smtpPorts;
  if (typeof port !== 'number' || !Number.isInteger(port)) {
    return [invalidValue('smtpPort', port)];
  }
  return port < min || port > max
    ? [
        {
          message: resourceText('AbpValidation', 'The field {0} must be between {1} and {2}.', {
            0: 'SmtpPort',
            1: min,
            2: max,
          }),
          members: ['smtpPort'],
        },
      ]
    : [];
}

/** ABP reads the words for a boolean as well. */
function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'string' && /^(?:true|false)$/iu.test(value));
}

function isOn(flag: unknown): boolean {
  return String(flag).toLowerCase() === 'true';
}
